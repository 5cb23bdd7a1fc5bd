import type { Cents } from '../money/cents.ts';

/** The classes of weight (FORM-057..059). What has none counts as B: nothing lighter was promised. */
export type WeightClass = 'A' | 'B' | 'C';

export function weightClassOf(category: string | null): WeightClass {
  return category === 'A' || category === 'C' ? category : 'B';
}

/** Centimetres; null where the seller gave none. */
export interface Measures {
  readonly width: number | null;
  readonly height: number | null;
  readonly depth: number | null;
  readonly diameter: number | null;
}

/** The sides that are known, the longest first. */
function sidesOf({ width, height, depth, diameter }: Measures): readonly number[] {
  const round = diameter === null ? [] : [diameter, diameter];
  const [across, deep] = [width ?? round[0], depth ?? round[1]];
  return [across, deep, height].filter((side) => side !== undefined && side !== null).sort((a, b) => b - a);
}

/** Goes as a small parcel: every side is known and within 38 x 26 x 10 cm. */
function isSmallParcel(measures: Measures): boolean {
  const sides = sidesOf(measures);
  const most = [38, 26, 10];
  return sides.length === most.length && sides.every((side, at) => side <= (most[at] ?? 0));
}

/** Takes two people and much of a van: a side of more than two metres. */
function isLarge(measures: Measures): boolean {
  return (sidesOf(measures)[0] ?? 0) > 200;
}

/** Cents by size and weight, at home and to the other country (DELIV-009: 3.95 to 10.95). */
const post = {
  small: { home: 395, abroad: 795 },
  A: { home: 695, abroad: 995 },
  C: { home: 995, abroad: 1095 },
} as const;

/** What parcel post costs, in cents; null for what is too heavy or too large for it (readings DELIV-003). */
export function postPrice(
  piece: Measures & { readonly weight: WeightClass },
  isAbroad: boolean,
): Cents | null {
  if (piece.weight === 'B') return null;
  const row = piece.weight === 'A' && isSmallParcel(piece) ? post.small : post[piece.weight];
  return isAbroad ? row.abroad : row.home;
}

/** Up to these kilometres; beyond the last one the last column counts, also when a distance is not known. */
const bands = [25, 75, 150, 250] as const;

/** Cents by weight, size and distance (DELIV-010: 6.95 to 59.00). */
const transport = {
  A: [695, 995, 1295, 1595, 1895],
  C: [1495, 1895, 2295, 2695, 3095],
  B: [2495, 2995, 3495, 3995, 4495],
  large: [3495, 3995, 4495, 4995, 5400],
} as const;
const abroadToo = { A: 300, C: 400, B: 500, large: 500 } as const;

/** What the transport partner costs, in cents, for this distance in kilometres as the crow flies. */
export function transportPrice(
  piece: Measures & { readonly weight: WeightClass },
  distanceKm: number | null,
  isAbroad: boolean,
): Cents {
  const row = piece.weight === 'B' && isLarge(piece) ? 'large' : piece.weight;
  const found = distanceKm === null ? -1 : bands.findIndex((most) => distanceKm <= most);
  const price = transport[row][found === -1 ? bands.length : found] ?? transport[row][4];
  return price + (isAbroad ? abroadToo[row] : 0);
}

/** Cents of the regional courier, to whom the seller hands it: within one province only (readings DELIV-004). */
export const regionalPrice: Readonly<Record<WeightClass, Cents>> = { A: 695, C: 1295, B: 2295 };
