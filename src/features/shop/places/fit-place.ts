import { type FitPlace, readFitPlace, writeFitPlace } from '#domain/fit/fit-place.ts';
import { localKeys } from '#domain/storage/local-keys.ts';
import { storedValue, useStoredValue } from './stored-value.ts';

/**
 * The dimensions at home that products are compared with; stored once, on this device. As a filter they are part of
 * the URL.
 */
export const storedFitPlace = storedValue<FitPlace>(localKeys.fitPlace, readFitPlace, writeFitPlace);

export function useFitPlace(): FitPlace | null {
  return useStoredValue(storedFitPlace);
}
