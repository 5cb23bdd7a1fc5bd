import type { Cents } from '../money/cents.ts';

/**
 * The weight classes (FORM-057 to FORM-059). A product without one counts as B, because no lighter class is known.
 */
export type WeightClass = 'A' | 'B' | 'C';

export function weightClassOf(category: string | null): WeightClass {
  return category === 'A' || category === 'C' ? category : 'B';
}

/** In centimetres; null where the seller stated none. */
export interface Measures {
  readonly width: number | null;
  readonly height: number | null;
  readonly depth: number | null;
  readonly diameter: number | null;
}

/** Returns the known sides, the longest first. The diameter stands in for a missing width or depth. */
function sidesOf({ width, height, depth, diameter }: Measures): readonly number[] {
  const round = diameter === null ? [] : [diameter, diameter];
  const [across, deep] = [width ?? round[0], depth ?? round[1]];
  return [across, deep, height].filter((side) => side !== undefined && side !== null).sort((a, b) => b - a);
}

/** Whether a product fits in a small parcel: every side is known and within 38 x 26 x 10 cm. */
function isSmallParcel(measures: Measures): boolean {
  const sides = sidesOf(measures);
  const most = [38, 26, 10];
  return sides.length === most.length && sides.every((side, at) => side <= (most[at] ?? 0));
}

/** Whether a product is oversized, with a side of more than two metres: it needs two people and much of a van. */
function isLarge(measures: Measures): boolean {
  return (sidesOf(measures)[0] ?? 0) > 200;
}

/** Prices in cents by size and weight, domestic and to the other country (DELIV-009: EUR 3.95 to EUR 10.95). */
const post = {
  small: { home: 395, abroad: 795 },
  A: { home: 695, abroad: 995 },
  C: { home: 995, abroad: 1095 },
} as const;

/**
 * Returns the price of parcel post in cents, or null for a product that is too heavy for it (DELIV-003,
 * docs/readings.md).
 */
export function postPrice(
  product: Measures & { readonly weight: WeightClass },
  isAbroad: boolean,
): Cents | null {
  if (product.weight === 'B') return null;
  const row = product.weight === 'A' && isSmallParcel(product) ? post.small : post[product.weight];
  return isAbroad ? row.abroad : row.home;
}

/**
 * The upper bounds of the distance bands in kilometres. The last column of prices applies beyond the last bound, and
 * when the distance is not known.
 */
const bands = [25, 75, 150, 250] as const;

/** Prices in cents by weight, size and distance (DELIV-010: EUR 6.95 to EUR 59.00). */
const transport = {
  A: [695, 995, 1295, 1595, 1895],
  C: [1495, 1895, 2295, 2695, 3095],
  B: [2495, 2995, 3495, 3995, 4495],
  large: [3495, 3995, 4495, 4995, 5400],
} as const;
const abroadToo = { A: 300, C: 400, B: 500, large: 500 } as const;

/** Returns the price of the transport partner in cents. `distanceKm` is the distance as the crow flies. */
export function transportPrice(
  product: Measures & { readonly weight: WeightClass },
  distanceKm: number | null,
  isAbroad: boolean,
): Cents {
  const row = product.weight === 'B' && isLarge(product) ? 'large' : product.weight;
  const found = distanceKm === null ? -1 : bands.findIndex((most) => distanceKm <= most);
  const price = transport[row][found === -1 ? bands.length : found] ?? transport[row][4];
  return price + (isAbroad ? abroadToo[row] : 0);
}

/**
 * The price of the regional courier in cents. The seller hands the product to the courier, who delivers within one
 * province only (DELIV-004, docs/readings.md).
 */
export const regionalPrice: Readonly<Record<WeightClass, Cents>> = { A: 695, C: 1295, B: 2295 };
