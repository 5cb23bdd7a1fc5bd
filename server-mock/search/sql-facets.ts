import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { type Facet, type FilterType, histogramBins } from './catalog-search.ts';
import { byCount, mostSellers, valueFacet } from './facet.ts';
import type { Point } from './point.ts';
import {
  discountSteps,
  distanceSteps,
  flagTypes,
  type RangeType,
  rangeTypes,
  type ValueType,
} from './read-question.ts';
import { discounted, distanceColumn, flagConditions, rangeColumns } from './sql-filters.ts';
import { brandColumn } from './sql-values.ts';

type Where = (leftOut: FilterType) => RawBuilder<unknown>;

const valueColumns: Readonly<Record<Exclude<ValueType, 'CATEGORY'>, RawBuilder<unknown>>> = {
  SELLER: sql`products.seller_id::text`,
  PROVINCE: sql`products.province`,
  BRAND: brandColumn,
  COLORS: sql`unnest(products.colors)`,
  MATERIALS: sql`unnest(products.materials)`,
  STYLES: sql`unnest(products.styles)`,
  DECADE_PERIOD: sql`products.decade`,
  COLLECTIONS: sql`unnest(products.collections)`,
};

/** Computes the facets with one or two plain queries each: exact but slow. */
export function sqlFacets(db: Kysely<Database>, where: Where, place: Point | null) {
  const grouped = async (type: Exclude<ValueType, 'CATEGORY'>): Promise<Facet> => {
    const { rows } = await sql<{
      value: string | null;
      count: string;
    }>`select value, count(distinct id) as count
      from (select products.id, ${valueColumns[type]} as value from products ${where(type)}) as found
      where value is not null and value <> '' group by value`.execute(db);
    const options = byCount(rows.map(({ value, count }) => ({ value: value ?? '', count: Number(count) })));
    return valueFacet(type, type === 'SELLER' ? options.slice(0, mostSellers) : options);
  };

  const categories = async (): Promise<Facet> => {
    const { rows } = await sql<{ path: string; count: string }>`select concat_ws('/', main_category,
        sub_category, category) as path, count(*) as count
      from products ${where('CATEGORY')} group by rollup (main_category, sub_category, category)
      having main_category is not null`.execute(db);
    return valueFacet(
      'CATEGORY',
      rows.map(({ path, count }) => ({ value: path, count: Number(count) })),
    );
  };

  const counted = async (
    type: FilterType,
    conditions: readonly { readonly value: string; readonly holds: RawBuilder<boolean> }[],
  ): Promise<Facet> => {
    const counts = conditions.map(({ holds }) => sql`count(*) filter (where ${holds})::text`);
    const { rows } = await sql<{ counts: string[] }>`select array[${sql.join(counts)}] as counts
      from products ${where(type)}`.execute(db);
    const found = rows[0]?.counts ?? [];
    return valueFacet(
      type,
      conditions.map(({ value }, at) => ({ value, count: Number(found[at] ?? 0) })),
    );
  };

  const range = async (type: RangeType): Promise<Facet> => {
    const column = type === 'PRICE' ? sql`products.price_cents / 100` : rangeColumns[type];
    const numbers = sql`select ${column} as value from products ${where(type)}`;
    const { rows } = await sql<{ bin: number; count: string; min: number; max: number }>`
      with numbers as (${numbers}), ends as (select min(value) as min, max(value) as max from numbers)
      select min, max, count(*) as count, case when max = min then 0
        else least(${histogramBins - 1}, (value - min)::bigint * ${histogramBins} / (max - min))::integer end as bin
      from numbers, ends where value is not null group by bin, min, max`.execute(db);
    const histogram = Array.from({ length: histogramBins }, () => 0);
    for (const { bin, count } of rows) histogram[bin] = Number(count);
    const [first] = rows;
    return {
      type,
      options: [],
      min: first?.min ?? null,
      max: first?.max ?? null,
      histogram: first ? histogram : [],
    };
  };

  return async (): Promise<Facet[]> => {
    const facets: Facet[] = [await categories()];
    for (const type of ['SELLER', 'PROVINCE', 'BRAND', 'COLORS', 'MATERIALS', 'STYLES'] as const) {
      facets.push(await grouped(type));
    }
    for (const type of ['DECADE_PERIOD', 'COLLECTIONS'] as const) facets.push(await grouped(type));
    for (const type of flagTypes)
      facets.push(await counted(type, [{ value: 'true', holds: flagConditions[type] }]));
    const steps = discountSteps.map((step) => ({ value: String(step), holds: discounted(step) }));
    facets.push(await counted('MIN_DISCOUNT', steps));
    if (place !== null) {
      const circles = distanceSteps.map((step) => ({
        value: String(step),
        holds: sql<boolean>`coalesce(${distanceColumn(place)} <= ${step}, false)`,
      }));
      facets.push(await counted('DISTANCE', circles));
    }
    for (const type of rangeTypes) facets.push(await range(type));
    return facets;
  };
}
