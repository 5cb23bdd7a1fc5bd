import type { SearchPlace } from '#domain/search/product-list-state.ts';
import { placeSegment, readPlaceSegment } from '#domain/search/search-place.ts';
import { localKeys } from '#src/platform/local-keys/local-keys.ts';
import { storedValue, useStoredValue } from './stored-value.ts';

/** From where this device counts distances (LIST-027, FILT-018); kept here alone. */
export const storedPlace = storedValue<SearchPlace>(
  localKeys.listingPlace,
  (text) => readPlaceSegment(text) ?? null,
  placeSegment,
);

export function useStoredPlace(): SearchPlace | null {
  return useStoredValue(storedPlace);
}

/**
 * What was typed as a postcode, in one spelling: "1012 ab" is 1012AB in the Netherlands, four digits in Belgium. Null
 * when it does not look like one.
 */
export function readPostcode(text: string, country: SearchPlace['country']): SearchPlace | null {
  const written = text.replace(/[\s.-]+/g, '').toUpperCase();
  const shape = country === 'NL' ? /^[1-9]\d{3}(?:[A-Z]{2})?$/ : /^[1-9]\d{3}$/;
  return shape.test(written) ? { postcode: written, country } : null;
}

/** As people write it: "1012 AB". */
export function postcodeText({ postcode }: SearchPlace): string {
  return postcode.length > 4 ? `${postcode.slice(0, 4)} ${postcode.slice(4)}` : postcode;
}
