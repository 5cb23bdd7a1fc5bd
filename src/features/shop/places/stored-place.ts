import type { SearchPlace } from '#domain/search/product-list-state.ts';
import { placeSegment, readPlaceSegment } from '#domain/search/search-place.ts';
import { localKeys } from '#domain/storage/local-keys.ts';
import { storedValue, useStoredValue } from './stored-value.ts';

/** The place from which distances are measured (LIST-027, FILT-018); stored only on this device. */
export const storedPlace = storedValue<SearchPlace>(
  localKeys.productListPlace,
  (text) => readPlaceSegment(text) ?? null,
  placeSegment,
);

export function useStoredPlace(): SearchPlace | null {
  return useStoredValue(storedPlace);
}

/**
 * Normalises a typed postcode: "1012 ab" becomes 1012AB in the Netherlands; Belgium has four digits. Null if the
 * format is wrong.
 */
export function readPostcode(text: string, country: SearchPlace['country']): SearchPlace | null {
  const written = text.replace(/[\s.-]+/g, '').toUpperCase();
  const shape = country === 'NL' ? /^[1-9]\d{3}(?:[A-Z]{2})?$/ : /^[1-9]\d{3}$/;
  return shape.test(written) ? { postcode: written, country } : null;
}

/** The postcode in its usual notation: "1012 AB". */
export function postcodeText({ postcode }: SearchPlace): string {
  return postcode.length > 4 ? `${postcode.slice(0, 4)} ${postcode.slice(4)}` : postcode;
}
