/**
 * Returns the type of a seller: a business with a VAT number, private without one. A brand type, which staff assign,
 * is not changed (SELL-009, docs/readings.md).
 */
export function sellerTypeFor(vatNumber: string | null, before = 'private'): string {
  if (before.startsWith('brand_')) return before;
  return vatNumber === null || vatNumber === '' ? 'private' : 'business';
}

/** Whether a seller of this type is a trader: every type except private. */
export function isTrader(type: string): boolean {
  return type !== 'private';
}
