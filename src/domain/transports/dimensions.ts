import { dimensionRange } from '../product/limits.ts';

/** The sides of a product as it is transported, in the order of the form. */
export const transportSides = ['width', 'height', 'depth'] as const;
export type TransportSide = (typeof transportSides)[number];

/** Returns the sides that are not a whole number of centimetres from 1 to 1000 (TRANS-022). */
export function wrongSides(given: Readonly<Record<TransportSide, number | null>>): readonly TransportSide[] {
  const { min, max } = dimensionRange;
  return transportSides.filter((side) => {
    const value = given[side];
    return value === null || !Number.isInteger(value) || value < min || value > max;
  });
}
