import { type Ppm, ppmOf } from './cents.ts';

/** The terms of a new seller: 12 % included in the buyer's price, no fee. Staff change them by hand. */
export const defaultTerms: { readonly margin: Ppm; readonly marginIncluded: Ppm; readonly feeCents: number } =
  {
    margin: 0,
    marginIncluded: ppmOf(12),
    feeCents: 0,
  };
