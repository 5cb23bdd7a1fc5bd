import { type FitPlace, readFitPlace, writeFitPlace } from '#domain/fit/fit-place.ts';
import { localKeys } from '#src/platform/local-keys/local-keys.ts';
import { storedValue, useStoredValue } from './stored-value.ts';

/** The place at home that pieces are measured against; saved once, on this device. As a filter it is part of the address. */
export const storedFitPlace = storedValue<FitPlace>(localKeys.fitPlace, readFitPlace, writeFitPlace);

export function useFitPlace(): FitPlace | null {
  return useStoredValue(storedFitPlace);
}
