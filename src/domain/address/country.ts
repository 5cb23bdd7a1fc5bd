import type { Country } from '../catalog/provinces.ts';

/** The countries in which the shop buys, sells and delivers. */
export const countries = ['NL', 'BE'] as const satisfies readonly Country[];

/** Returns the country with this code; undefined for any other text. */
export function countryOf(code: string | null | undefined): Country | undefined {
  return countries.find((country) => country === code);
}
