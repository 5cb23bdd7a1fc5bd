import type { ProductFacts } from './product-facts.ts';

/** The attribute to which a value belongs; a path is one of the levels of a category. */
export type PointKind = 'path' | 'brand' | 'style' | 'color' | 'material' | 'period';

/** The points for one shared value. */
export interface ValuePoints {
  readonly kind: PointKind;
  readonly value: string;
  readonly points: number;
}

/** More-like-this: minimum number of points for a similar product. */
export const leastLikeness = 30;
/** More-like-this: points for an equal price, decreasing with the difference of the prices. */
export const pricePoints = 10;
/** Microseconds (half a day) by which a point of taste moves a product up. */
export const tastePointMicros = 43_200_000_000;
const mostTaste = 5;

/** Returns the three levels of a category, from the top. */
function pathsOf(facts: Pick<ProductFacts, 'main' | 'sub' | 'category'>): string[] {
  const { main, sub, category } = facts;
  return [main, `${main}/${sub}`, `${main}/${sub}/${category}`];
}

function valuesOf(facts: ProductFacts): { readonly kind: PointKind; readonly value: string }[] {
  const of = (kind: PointKind, values: readonly string[]) => values.map((value) => ({ kind, value }));
  const periods = [facts.decade, facts.period].filter((value) => value !== '');
  return [
    ...of('path', pathsOf(facts)),
    ...of('brand', facts.brand === '' ? [] : [facts.brand]),
    ...of('style', facts.styles),
    ...of('color', facts.colors),
    ...of('material', facts.materials),
    ...of('period', periods),
  ];
}

const likeness: Readonly<Record<PointKind, number>> = {
  path: 8,
  brand: 20,
  style: 8,
  color: 4,
  material: 4,
  period: 4,
};

/**
 * Returns the points of other products for every value shared with this one; a shared category counts on each level.
 */
export function likenessOf(facts: ProductFacts): ValuePoints[] {
  return valuesOf(facts).map((shared) => ({ ...shared, points: likeness[shared.kind] }));
}

const taste: Readonly<Record<PointKind, number>> = {
  path: 1,
  brand: 3,
  style: 2,
  color: 1,
  material: 1,
  period: 1,
};

/**
 * Returns the points of a product for every value that the liked ones have; values that more of them share get more
 * points.
 */
export function tasteOf(liked: readonly ProductFacts[]): ValuePoints[] {
  const counts = new Map<string, ValuePoints>();
  for (const shared of liked.flatMap(valuesOf)) {
    const key = `${shared.kind}:${shared.value}`;
    const points = (counts.get(key)?.points ?? 0) + taste[shared.kind];
    counts.set(key, { ...shared, points: Math.min(points, mostTaste * taste[shared.kind]) });
  }
  return [...counts.values()];
}
