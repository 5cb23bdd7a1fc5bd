import type { SearchPlace } from '../search/product-list-state.ts';

/**
 * Reads a typed postcode without its country: with letters it is Dutch (1012 ab), without letters Belgian. Null if it
 * is neither.
 */
export function readPostcodeAlone(text: string): SearchPlace | null {
  const written = text.replace(/[\s.-]+/g, '').toUpperCase();
  if (/^[1-9]\d{3}[A-Z]{2}$/.test(written)) return { postcode: written, country: 'NL' };
  return /^[1-9]\d{3}$/.test(written) ? { postcode: written, country: 'BE' } : null;
}
