import { filterValue } from './filter-value.ts';
import {
  type CatalogFilter,
  defaultSort,
  type FilterType,
  filterTypes,
  lastProductListPage,
  ownFilterTypes,
  type ProductListBase,
  type ProductListSort,
  type ProductListState,
  type SearchPlace,
} from './product-list-state.ts';
import { placeSegment, readPlaceSegment } from './search-place.ts';
import { searchWordsOf } from './search-words.ts';

const order: readonly FilterType[] = [...filterTypes, ...ownFilterTypes];
/** Filter types with a single value. The last value given applies. */
const single: ReadonlySet<FilterType> = new Set([
  'DISTANCE',
  'MIN_DISCOUNT',
  'PRICE',
  'WIDTH',
  'HEIGHT',
  'DEPTH',
  'FIT',
]);

/**
 * Returns the canonical state of a product list: filters sorted, without duplicates and without values that cannot be
 * selected here; no place unless it is used; no sort order that is not available. Two states that show the same
 * product list become equal.
 */
export function normalProductList(state: ProductListState): ProductListState {
  const base = normalBase(state.base);
  const filters = normalFilters(base, state.filters);
  const place = normalPlace(state.place);
  const sort = normalSort(base, state.sort, place);
  const needsPlace = sort === 'DISTANCE_ASC' || filters.some(({ type }) => type === 'DISTANCE');
  return {
    base,
    filters,
    sort,
    place: needsPlace ? place : null,
    page: Math.min(lastProductListPage, Math.max(1, Math.trunc(state.page) || 1)),
  };
}

/** Expresses the base as filters: a brand page is the product list filtered by that brand. */
export function baseFilters(base: ProductListBase): readonly CatalogFilter[] {
  switch (base.kind) {
    case 'second-chance':
      return [{ type: 'SECOND_CHANCE', value: 'true' }];
    case 'sale':
      return [{ type: 'SALE', value: 'true' }];
    case 'design':
      return [
        { type: 'CATEGORY', value: 'meubels' },
        { type: 'STYLES', value: 'design' },
      ];
    case 'category': {
      const category: CatalogFilter = { type: 'CATEGORY', value: base.path.join('/') };
      return base.secondChance ? [category, { type: 'SECOND_CHANCE', value: 'true' }] : [category];
    }
    case 'brand':
      return [{ type: 'BRAND', value: base.value }];
    case 'style':
      return [{ type: 'STYLES', value: base.value }];
    case 'decade':
      return [{ type: 'DECADE_PERIOD', value: base.value }];
    case 'collection':
      return [{ type: 'COLLECTIONS', value: base.value }];
    case 'seller':
      return [{ type: 'SELLER', value: base.uuid }];
    case 'new':
    case 'search':
    case 'similar':
      return [];
  }
}

/**
 * Returns all filters of a product list: those of the base and those of the user. A selected subcategory replaces the
 * category of the base.
 */
export function filtersOf(state: ProductListState): readonly CatalogFilter[] {
  const own = new Set(state.filters.map(({ type }) => type));
  return [...baseFilters(state.base).filter(({ type }) => !own.has(type)), ...state.filters];
}

function normalBase(base: ProductListBase): ProductListBase {
  if (base.kind !== 'search') return base;
  const words = searchWordsOf(base.words);
  return words === '' ? { kind: 'new' } : { kind: 'search', words };
}

function normalFilters(base: ProductListBase, filters: readonly CatalogFilter[]): readonly CatalogFilter[] {
  const fixed = baseFilters(base);
  const chosen = new Map<string, CatalogFilter>();
  for (const { type, value: given } of filters) {
    const value = filterValue(type, given);
    if (value === null || !mayChoose(fixed, type, value)) continue;
    chosen.set(single.has(type) ? type : `${type} ${value}`, { type, value });
  }
  return [...chosen.values()].sort(
    (a, b) => order.indexOf(a.type) - order.indexOf(b.type) || compare(a.value, b.value),
  );
}

/**
 * A filter type that the base fixes cannot be selected again, because two values of one type would widen the result.
 * The exception is a subcategory of its category.
 */
function mayChoose(fixed: readonly CatalogFilter[], type: FilterType, value: string): boolean {
  const fixedFilter = fixed.find((filter) => filter.type === type);
  if (fixedFilter === undefined) return true;
  return type === 'CATEGORY' && value.startsWith(`${fixedFilter.value}/`);
}

function normalSort(
  base: ProductListBase,
  sort: ProductListSort,
  place: SearchPlace | null,
): ProductListSort {
  const usual = defaultSort(base);
  if (sort === 'RANDOM' || sort === 'RECOMMENDED') return usual;
  return sort === 'DISTANCE_ASC' && place === null ? usual : sort;
}

function normalPlace(place: SearchPlace | null): SearchPlace | null {
  return place === null ? null : (readPlaceSegment(placeSegment(place)) ?? null);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
