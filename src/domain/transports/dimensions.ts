import { dimensionRange } from '../product/limits.ts';

/** Of a piece as it is carried, in the order of a form. */
export const transportSides = ['width', 'height', 'depth'] as const;
export type TransportSide = (typeof transportSides)[number];

/** The sides that are not a whole number of centimetres from 1 to 1000 (TRANS-022). */
export function wrongSides(given: Readonly<Record<TransportSide, number | null>>): readonly TransportSide[] {
  const { min, max } = dimensionRange;
  return transportSides.filter((side) => {
    const value = given[side];
    return value === null || !Number.isInteger(value) || value < min || value > max;
  });
}
