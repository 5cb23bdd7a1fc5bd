import { unknownBrand } from '#domain/product/limits.ts';
import type { CatalogFilter, FilterType } from '#domain/search/product-list-state.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import type { Facet } from '../../search/catalog-search.ts';
import { brandNames } from './brand-names.ts';
import { pathOfFilter, titleOfFilter, titleOfGroup } from './filter-titles.ts';
import { sellerNamesAsOf } from './seller-names.ts';

export interface FilterRow {
  readonly type: FilterType;
  readonly value: string;
  readonly title: string;
  readonly count: number;
  readonly path: string | null;
  readonly min: number | null;
  readonly max: number | null;
  readonly histogram: readonly number[];
  readonly selected: boolean;
}

type Asked = Pick<GraphqlContext, 'db' | 'locale' | 'asOf'>;

const ranges: ReadonlySet<FilterType> = new Set(['PRICE', 'WIDTH', 'HEIGHT', 'DEPTH']);

/**
 * Returns the counted facets as rows with titles in the reader's language. A selected value without products remains
 * with count 0, so that it can be deselected.
 */
export async function filterRows(
  context: Asked,
  facets: readonly Facet[],
  chosen: readonly CatalogFilter[],
): Promise<FilterRow[]> {
  const { locale } = context;
  const nameOf = await freeNames(context, facets, chosen);
  return facets.flatMap((facet) => {
    const own = chosen.filter(({ type }) => type === facet.type).map(({ value }) => value);
    if (ranges.has(facet.type)) return rangeRow(facet, own.at(0) ?? '', titleOfGroup(facet.type, locale));
    return optionsOf(facet, own).map(({ value, count }) => ({
      type: facet.type,
      value,
      count,
      title: nameOf(facet.type, value) ?? titleOfFilter(facet.type, value, locale),
      path: pathOfFilter(facet.type, value),
      min: null,
      max: null,
      histogram: [],
      selected: own.includes(value),
    }));
  });
}

/** The rows of options by type, in their order. */
export function filterGroups(
  rows: readonly FilterRow[],
): { readonly type: FilterType; readonly options: readonly FilterRow[] }[] {
  const groups = Map.groupBy(
    rows.filter(({ type }) => !ranges.has(type)),
    ({ type }) => type,
  );
  return [...groups].map(([type, options]) => ({ type, options }));
}

function rangeRow(facet: Facet, value: string, title: string): FilterRow[] {
  if (facet.min === null || facet.max === null) return [];
  const { type, min, max, histogram } = facet;
  const count = histogram.reduce((sum, bin) => sum + bin, 0);
  return [{ type, value, title, count, path: null, min, max, histogram, selected: value !== '' }];
}

function optionsOf(
  facet: Facet,
  own: readonly string[],
): readonly { readonly value: string; readonly count: number }[] {
  const offered = facet.options.filter(({ value }) => facet.type !== 'BRAND' || value !== unknownBrand);
  const known = new Set(offered.map(({ value }) => value));
  return [
    ...offered,
    ...own.filter((value) => value !== '' && !known.has(value)).map((value) => ({ value, count: 0 })),
  ];
}

/** Returns the names of values that the reference data does not name: sellers and brands. */
async function freeNames(
  context: Asked,
  facets: readonly Facet[],
  chosen: readonly CatalogFilter[],
): Promise<(type: FilterType, value: string) => string | undefined> {
  const valuesOf = (wanted: FilterType) =>
    [
      ...facets.filter(({ type }) => type === wanted).flatMap(({ options }) => options),
      ...chosen.filter(({ type }) => type === wanted),
    ].map(({ value }) => value);
  const sellers = await sellerNamesAsOf(context, valuesOf('SELLER'));
  const brands = await brandNames(context.db, valuesOf('BRAND'));
  return (type, value) => (type === 'SELLER' ? sellers : type === 'BRAND' ? brands : null)?.get(value);
}
