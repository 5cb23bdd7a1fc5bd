import type { SearchPlace } from './product-list-state.ts';

/** The segment of the distance sort: "1012ab-nl" (ROUTE-057); also the value of `plaats`. */
export function placeSegment({ postcode, country }: SearchPlace): string {
  return `${postcode.replace(/\s+/g, '')}-${country}`.toLowerCase();
}

/**
 * The place of such a segment: undefined when it is none at all, null when it looks like one but no postcode does so
 * (readings ROUTE-057). Belgian postcodes have no letters; ones written with letters lose them.
 */
export function readPlaceSegment(segment: string): SearchPlace | null | undefined {
  const parts = /^(\d{4})([a-z]{2})?-(nl|be)$/.exec(segment.toLowerCase());
  if (parts === null) return undefined;
  const [, digits = '', letters = '', country] = parts;
  if (digits.startsWith('0')) return null;
  return country === 'be'
    ? { postcode: digits, country: 'BE' }
    : { postcode: `${digits}${letters.toUpperCase()}`, country: 'NL' };
}
