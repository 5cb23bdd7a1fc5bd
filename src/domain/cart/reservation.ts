/** Some of a product that is held for one buyer: during a payment, or after an accepted bid. */
export interface Hold {
  readonly quantity: number;
  readonly until: Date;
}

/** How many of `inventory` nobody holds; below 0 never. */
export function freeOf(inventory: number, holds: readonly Hold[]): number {
  return Math.max(0, inventory - holds.reduce((sum, { quantity }) => sum + quantity, 0));
}

/**
 * The moment until when too many of a product are held for somebody to buy `wanted` of it: the first at which enough may
 * be free. Null while enough are free, and for more than there are: that is a matter of the stock.
 */
export function reservedUntil(inventory: number, holds: readonly Hold[], wanted = 1): Date | null {
  if (inventory < wanted) return null;
  let held = holds.reduce((sum, { quantity }) => sum + quantity, 0);
  if (inventory - held >= wanted) return null;
  for (const { quantity, until } of holds.toSorted((one, other) => +one.until - +other.until)) {
    held -= quantity;
    if (inventory - held >= wanted) return until;
  }
  return null;
}
