/** A quantity of a product that is reserved for one buyer: during a payment, or after an accepted bid. */
export interface Hold {
  readonly quantity: number;
  readonly until: Date;
}

/** Returns how much of `inventory` is not reserved, at least 0. */
export function freeOf(inventory: number, holds: readonly Hold[]): number {
  return Math.max(0, inventory - holds.reduce((sum, { quantity }) => sum + quantity, 0));
}

/**
 * Returns the first moment at which `wanted` of a product can be free because reservations expire. Null when enough
 * is free now, and when `wanted` exceeds the inventory, which is a matter of stock and not of reservations.
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
