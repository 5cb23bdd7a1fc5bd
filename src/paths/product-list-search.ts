import {
  type CatalogFilter,
  type FilterType,
  filterTypes,
  ownFilterTypes,
  type ProductListState,
  type SearchPlace,
} from '#domain/search/product-list-state.ts';
import { placeSegment, readPlaceSegment } from '#domain/search/search-place.ts';
import { readable } from './search-params.ts';
import { decoded } from './segments.ts';

/** The short parameter names of ROUTE-059. All other filter types use their own name in lower case. */
const codes: Readonly<Partial<Record<FilterType, string>>> = {
  DISTANCE: 'a',
  WIDTH: 'b',
  DEPTH: 'd',
  HEIGHT: 'h',
  MIN_DISCOUNT: 'k',
  PRICE: 'p',
  SOLD: 'verkocht',
};
const placeName = 'plaats';

const typeOfName: ReadonlyMap<string, FilterType> = new Map(
  [...filterTypes, ...ownFilterTypes].map((type) => [codeOf(type), type]),
);

/** Returns the parameter name of a filter: d, a, h, k, p and b for six of them (ROUTE-059). */
function codeOf(type: FilterType): string {
  return codes[type] ?? type.toLowerCase();
}

/** Parses the query of a URL. Unknown names are left out; values are not validated yet. */
export function readProductListSearch(search: string): {
  readonly filters: readonly CatalogFilter[];
  readonly place: SearchPlace | null;
} {
  const filters: CatalogFilter[] = [];
  let place: SearchPlace | null = null;
  for (const pair of search.replace(/^\?/, '').split('&')) {
    const at = pair.indexOf('=');
    if (at < 1) continue;
    const name = decoded(pair.slice(0, at)).toLowerCase();
    const value = decoded(pair.slice(at + 1).replaceAll('+', ' '));
    const type = typeOfName.get(name);
    if (name === placeName) place = readPlaceSegment(value) ?? null;
    else if (type !== undefined)
      filters.push(...value.split(',').map((one) => ({ type, value: one.trim() })));
  }
  return { filters, place };
}

/**
 * Returns the canonical query of a state, with names and values in alphabetical order (ROUTE-059, docs/readings.md).
 * '' when there is none.
 */
export function productListSearch({ filters, sort, place }: ProductListState): string {
  const values = new Map<string, string[]>();
  for (const { type, value } of filters)
    values.set(codeOf(type), [...(values.get(codeOf(type)) ?? []), value]);
  // With the distance sort, the place is in the path.
  if (place !== null && sort !== 'DISTANCE_ASC') values.set(placeName, [placeSegment(place)]);
  return [...values]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, list]) => `${name}=${list.map(readable).join(',')}`)
    .join('&');
}
