/** Texel; Terschelling and Vlieland; Ameland and Schiermonnikoog (DELIV-017, docs/readings.md). */
const ranges = [
  [1790, 1799],
  [8880, 8899],
  [9160, 9169],
] as const;

/**
 * Whether a postcode is on the Wadden Islands, where pickup is the only delivery method (DELIV-017). In Belgium the
 * same numbers are on the mainland.
 */
export function isOnWaddenIslands(place: {
  readonly postcode: string;
  readonly country: 'NL' | 'BE';
}): boolean {
  if (place.country !== 'NL') return false;
  const number = Number(/^\s*(\d{4})/.exec(place.postcode)?.[1]);
  return ranges.some(([from, to]) => number >= from && number <= to);
}
