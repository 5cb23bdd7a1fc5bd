/** The person who redeems a code, with every identity known of them. */
export interface Redeemer {
  /** Null for a visitor. */
  readonly userId: string | null;
  /**
   * Normalised. Addresses are only checked for a payment: if carts were checked against them, anybody could find out
   * which addresses have bought here.
   */
  readonly emails: readonly string[];
}
