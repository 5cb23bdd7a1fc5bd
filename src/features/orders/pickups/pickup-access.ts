/** How a side reaches a hand-over on this device: signed in, or with the emailed link to an order without an account. */
export interface PickupAccess {
  /** Owns the persisted data: the account's id, or `guestOwner`. */
  readonly userId: string;
  /** The key of the link; null for an account. */
  readonly linkKey: string | null;
}

/** The owner of what a device stores for orders without an account; not a UUID, so that it can't be an account. */
export const guestOwner = 'guest';
