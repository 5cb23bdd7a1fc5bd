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

/** ROUTE-059; every other type goes by its own name in lower case. */
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

/** The parameter's name of a filter: d, a, h, k, p and b for six of them (ROUTE-059). */
function codeOf(type: FilterType): string {
  return codes[type] ?? type.toLowerCase();
}

/** What the query of an address says; names that mean nothing here are left out, values are not looked at yet. */
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

/** The query of a state in its normal form, names and values in alphabetical order (readings ROUTE-059); '' for none. */
export function productListSearch({ filters, sort, place }: ProductListState): string {
  const values = new Map<string, string[]>();
  for (const { type, value } of filters)
    values.set(codeOf(type), [...(values.get(codeOf(type)) ?? []), value]);
  // With the distance sort the path says the place.
  if (place !== null && sort !== 'DISTANCE_ASC') values.set(placeName, [placeSegment(place)]);
  return [...values]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, list]) => `${name}=${list.map(readable).join(',')}`)
    .join('&');
}
