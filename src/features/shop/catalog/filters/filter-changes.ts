import type { CatalogFilter, FilterType, ProductListState } from '#domain/search/product-list-state.ts';

/** The chosen values of a filter type, without those that the base already fixes. */
export function valuesOf(state: ProductListState, type: FilterType): readonly string[] {
  return state.filters.filter((filter) => filter.type === type).map(({ value }) => value);
}

/** The first page of the same product list with these values of a filter type; an empty list removes the filter. */
export function withValues(
  state: ProductListState,
  type: FilterType,
  values: readonly string[],
): ProductListState {
  const others = state.filters.filter((filter) => filter.type !== type);
  return { ...state, filters: [...others, ...values.map((value) => ({ type, value }))], page: 1 };
}

export function withoutFilter(state: ProductListState, { type, value }: CatalogFilter): ProductListState {
  const filters = state.filters.filter((filter) => filter.type !== type || filter.value !== value);
  return { ...state, filters, page: 1 };
}

export function withoutFilters(state: ProductListState): ProductListState {
  return { ...state, filters: [], page: 1 };
}

/** The two sides of a range from its value in a URL; null where it is open. */
export function readRange(value: string | undefined): readonly [number | null, number | null] {
  const sides = /^(\d*)-(\d*)$/.exec(value ?? '');
  const side = (text: string | undefined) => (text === undefined || text === '' ? null : Number(text));
  return [side(sides?.[1]), side(sides?.[2])];
}

/** The value of a range filter, or null when both sides are open. Reversed sides are swapped. */
export function writeRange(low: number | null, high: number | null): string | null {
  if (low === null && high === null) return null;
  const isTurned = low !== null && high !== null && low > high;
  const [from, to] = isTurned ? [high, low] : [low, high];
  return `${from ?? ''}-${to ?? ''}`;
}
