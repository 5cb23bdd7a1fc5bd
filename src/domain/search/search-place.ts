import type { SearchPlace } from './product-list-state.ts';

/** Returns the segment of the distance sort: "1012ab-nl" (ROUTE-057). Also the value of the parameter `plaats`. */
export function placeSegment({ postcode, country }: SearchPlace): string {
  return `${postcode.replace(/\s+/g, '')}-${country}`.toLowerCase();
}

/**
 * Parses such a segment. Returns undefined when it does not have this form, and null when it does but is not a
 * possible postcode (ROUTE-057, docs/readings.md). Belgian postcodes have no letters; any letters are dropped.
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
