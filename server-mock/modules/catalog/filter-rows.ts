import type { Kysely } from 'kysely';
import type { Locale } from '#domain/catalog/entry.ts';
import { unknownBrand } from '#domain/product/limits.ts';
import type { CatalogFilter, FilterType } from '#domain/search/product-list-state.ts';
import type { Database } from '../../db/schema.ts';
import type { Facet } from '../../search/catalog-search.ts';
import { sellerNames } from '../sellers/public.ts';
import { brandNames } from './brand-names.ts';
import { pathOfFilter, titleOfFilter, titleOfGroup } from './filter-titles.ts';

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

const ranges: ReadonlySet<FilterType> = new Set(['PRICE', 'WIDTH', 'HEIGHT', 'DEPTH']);

/**
 * Returns the counted facets as rows with titles in the reader's language. A selected value without products remains
 * with count 0, so that it can be deselected.
 */
export async function filterRows(
  db: Kysely<Database>,
  locale: Locale,
  facets: readonly Facet[],
  chosen: readonly CatalogFilter[],
): Promise<FilterRow[]> {
  const names = await freeNames(db, facets, chosen);
  return facets.flatMap((facet) => {
    const own = chosen.filter(({ type }) => type === facet.type).map(({ value }) => value);
    if (ranges.has(facet.type)) return rangeRow(facet, own.at(0) ?? '', titleOfGroup(facet.type, locale));
    return optionsOf(facet, own).map(({ value, count }) => ({
      type: facet.type,
      value,
      count,
      title: names.get(`${facet.type} ${value}`) ?? titleOfFilter(facet.type, value, locale),
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

/** Returns names that are not in the reference data, by type and value: those of sellers and of brands. */
async function freeNames(
  db: Kysely<Database>,
  facets: readonly Facet[],
  chosen: readonly CatalogFilter[],
): Promise<Map<string, string>> {
  const valuesOf = (wanted: FilterType) => [
    ...facets.filter(({ type }) => type === wanted).flatMap(({ options }) => options),
    ...chosen.filter(({ type }) => type === wanted),
  ];
  const sellers = await sellerNames(
    db,
    valuesOf('SELLER').map(({ value }) => value),
  );
  const brands = await brandNames(
    db,
    valuesOf('BRAND').map(({ value }) => value),
  );
  return new Map([
    ...[...sellers].map(([value, name]) => [`SELLER ${value}`, name] as const),
    ...[...brands].map(([value, name]) => [`BRAND ${value}`, name] as const),
  ]);
}
