import { type RawBuilder, sql } from 'kysely';
import type { PointKind } from './points.ts';
import type { ValueType } from './read-question.ts';

/** The brand's slug, as `brandSlug` builds it; null for unknown. */
export const brandColumn = sql<string | null>`nullif(nullif(
  array_to_string(catalog_words(products.brand), '-'), ''), 'unknown')`;

/** A path of one to three segments: `meubels`, `meubels/stoelen`, `meubels/stoelen/eetkamerstoelen`. */
function inCategory(value: string): RawBuilder<boolean> {
  const [main = '', sub, category, ...rest] = value.split('/');
  if (rest.length > 0) return sql<boolean>`false`;
  const parts = [sql<boolean>`products.main_category = ${main}`];
  if (sub !== undefined) parts.push(sql<boolean>`products.sub_category = ${sub}`);
  if (category !== undefined) parts.push(sql<boolean>`products.category = ${category}`);
  return sql<boolean>`(${sql.join(parts, sql` and `)})`;
}

const equal = (column: RawBuilder<unknown>) => (value: string) =>
  sql<boolean>`coalesce(${column} = ${value}, false)`;
const holds = (column: RawBuilder<unknown>) => (value: string) => sql<boolean>`(${value} = any(${column}))`;

const byType: Readonly<Record<ValueType, (value: string) => RawBuilder<boolean>>> = {
  CATEGORY: inCategory,
  SELLER: equal(sql`products.seller_id::text`),
  PROVINCE: equal(sql`products.province`),
  BRAND: equal(brandColumn),
  COLORS: holds(sql`products.colors`),
  MATERIALS: holds(sql`products.materials`),
  STYLES: holds(sql`products.styles`),
  DECADE_PERIOD: equal(sql`products.decade`),
  COLLECTIONS: holds(sql`products.collections`),
};

/** True for products with this value of a filter. */
export function hasFilterValue(type: ValueType, value: string): RawBuilder<boolean> {
  return byType[type](value);
}

const byKind: Readonly<Record<PointKind, (value: string) => RawBuilder<boolean>>> = {
  path: inCategory,
  brand: byType.BRAND,
  style: byType.STYLES,
  color: byType.COLORS,
  material: byType.MATERIALS,
  period: (value) =>
    sql<boolean>`(coalesce(products.decade = ${value}, false) or coalesce(products.time_period = ${value}, false))`,
};

/** True for products with this value. */
export function hasValue(kind: PointKind, value: string): RawBuilder<boolean> {
  return byKind[kind](value);
}
