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

/** The values that one type of filter offers, in their order. Lists, because a page of products has hundreds of them. */
export interface FilterGroup {
  readonly type: FilterType;
  readonly values: readonly string[];
  readonly titles: readonly string[];
  readonly counts: readonly number[];
}

/**
 * Returns the counted facets as rows with titles in the reader's language. A selected value without products remains
 * with count 0, so that it can be deselected.
 */
export async function filterRows(
  context: Asked,
  facets: readonly Facet[],
  chosen: readonly CatalogFilter[],
): Promise<FilterRow[]> {
  const titleOf = await titlesOf(context, facets, chosen);
  return facets.flatMap((facet) => {
    const { type } = facet;
    const own = ownValues(facet, chosen);
    if (ranges.has(type)) return rangeRow(facet, own.at(0) ?? '', titleOfGroup(type, context.locale));
    return optionsOf(facet, own).map(({ value, count }) => ({
      ...{ type, value, count, title: titleOf(type, value), path: pathOfFilter(type, value) },
      ...{ min: null, max: null, histogram: [], selected: own.includes(value) },
    }));
  });
}

/**
 * Returns the counted facets except for ranges by type, with titles in the reader's language. A selected value without
 * products remains with count 0; types without values are left out.
 */
export async function filterGroups(
  context: Asked,
  facets: readonly Facet[],
  chosen: readonly CatalogFilter[],
): Promise<FilterGroup[]> {
  const titleOf = await titlesOf(context, facets, chosen);
  return facets.flatMap((facet) => {
    const { type } = facet;
    const options = ranges.has(type) ? [] : optionsOf(facet, ownValues(facet, chosen));
    if (options.length === 0) return [];
    const values = options.map(({ value }) => value);
    const titles = values.map((value) => titleOf(type, value));
    return [{ type, values, titles, counts: options.map(({ count }) => count) }];
  });
}

function ownValues({ type }: Facet, chosen: readonly CatalogFilter[]): readonly string[] {
  return chosen.filter((filter) => filter.type === type).map(({ value }) => value);
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

/** Loads the names that the reference data does not have, of sellers and brands, and returns the titles of values. */
async function titlesOf(
  context: Asked,
  facets: readonly Facet[],
  chosen: readonly CatalogFilter[],
): Promise<(type: FilterType, value: string) => string> {
  const valuesOf = (wanted: FilterType) =>
    [
      ...facets.filter(({ type }) => type === wanted).flatMap(({ options }) => options),
      ...chosen.filter(({ type }) => type === wanted),
    ].map(({ value }) => value);
  const sellers = await sellerNamesAsOf(context, valuesOf('SELLER'));
  const brands = await brandNames(context.db, valuesOf('BRAND'));
  return (type, value) => {
    const names = type === 'SELLER' ? sellers : type === 'BRAND' ? brands : null;
    return names?.get(value) ?? titleOfFilter(type, value, context.locale);
  };
}
