import { type Ppm, ppmOf } from '#domain/money/cents.ts';

/** What a new seller agrees to: 12 % contained in the buyer's price, no fee. Staff changes it by hand. */
export const defaultTerms: { readonly margin: Ppm; readonly marginIncluded: Ppm; readonly feeCents: number } =
  {
    margin: 0,
    marginIncluded: ppmOf(12),
    feeCents: 0,
  };
