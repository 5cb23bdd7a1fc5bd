import type { ProductListState } from '#domain/search/product-list-state.ts';
import type { ProductListFacet } from './product-list-query.ts';

export interface WiderDistance {
  readonly km: number;
  /** The number of products within the distance. */
  readonly count: number;
  readonly state: ProductListState;
}

/**
 * The next distance with results, for a list that is empty within the chosen one (U9); null when no distance has any.
 */
export function widerDistance(
  state: ProductListState,
  facets: readonly ProductListFacet[],
): WiderDistance | null {
  const chosen = state.filters.find(({ type }) => type === 'DISTANCE');
  if (chosen === undefined || state.place === null) return null;
  const next = facets
    .filter(
      ({ type, value, count }) => type === 'DISTANCE' && count > 0 && Number(value) > Number(chosen.value),
    )
    .sort((one, other) => Number(one.value) - Number(other.value))
    .at(0);
  if (next === undefined) return null;
  const others = state.filters.filter(({ type }) => type !== 'DISTANCE');
  const filters = [...others, { type: 'DISTANCE' as const, value: next.value }];
  return { km: Number(next.value), count: next.count, state: { ...state, filters, page: 1 } };
}
