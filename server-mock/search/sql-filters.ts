import { type RawBuilder, sql } from 'kysely';
import type { CatalogFilter, FilterType } from './catalog-search.ts';

type Condition = RawBuilder<boolean>;

interface Range {
  readonly min: number;
  readonly max: number;
}

const bestDealPercent = 30;
const largestInteger = 2_147_483_647;

/** `50-200`, `50-` or `-200`; anything else is no range. */
function rangeOf(value: string): Range | null {
  const match = /^(\d{0,8})-(\d{0,8})$/.exec(value);
  if (match === null) return null;
  const [, min = '', max = ''] = match;
  return { min: min === '' ? 0 : Number(min), max: max === '' ? largestInteger : Number(max) };
}

function within(column: string, value: string, factor = 1): Condition {
  const range = rangeOf(value);
  if (range === null) return sql<boolean>`false`;
  const [min, max] = [range.min, range.max].map((bound) => Math.min(bound * factor, largestInteger));
  return sql<boolean>`${sql.ref(column)} between ${min} and ${max}`;
}

function has(column: string, value: string): Condition {
  return sql<boolean>`${value} = any(${sql.ref(column)})`;
}

/** A path of one to three segments: `meubels`, `meubels/stoelen`, `meubels/stoelen/eetkamerstoelen`. */
function inCategory(value: string): Condition {
  const [main = '', sub, category] = value.split('/');
  const parts = [sql<boolean>`products.main_category = ${main}`];
  if (sub !== undefined) parts.push(sql<boolean>`products.sub_category = ${sub}`);
  if (category !== undefined) parts.push(sql<boolean>`products.category = ${category}`);
  return sql<boolean>`(${sql.join(parts, sql` and `)})`;
}

function discounted(percent: number): Condition {
  return sql<boolean>`products.compare_price_cents > products.price_cents
    and (products.compare_price_cents - products.price_cents)::bigint * 100
      >= ${percent}::integer * products.compare_price_cents::bigint`;
}

const secondChance = sql<boolean>`(products.time_period = 'SECOND_CHANCE'
  or coalesce(products.second_chance_type, 'UNKNOWN') <> 'UNKNOWN')`;

const conditions: Readonly<Record<FilterType, (value: string) => Condition>> = {
  CATEGORY: inCategory,
  SELLER: (value) => sql<boolean>`products.seller_id::text = ${value}`,
  PROVINCE: (value) => sql<boolean>`products.province = ${value}`,
  ACCEPT_OFFERS: () =>
    sql<boolean>`exists (select from sellers where sellers.id = products.seller_id and accept_offers)`,
  BEST_DEALS: () => discounted(bestDealPercent),
  WE_LOVE: () => has('products.collections', 'we-love'),
  SALE: () => sql<boolean>`products.compare_price_cents > products.price_cents`,
  SECOND_CHANCE: () => secondChance,
  MIN_DISCOUNT: (value) => (/^\d{1,2}$/.test(value) ? discounted(Number(value)) : sql<boolean>`false`),
  PRICE: (value) => within('products.price_cents', value, 100),
  WIDTH: (value) => within('products.width', value),
  HEIGHT: (value) => within('products.height', value),
  DEPTH: (value) => within('products.depth', value),
  BRAND: (value) => sql<boolean>`lower(products.brand) = lower(${value})`,
  COLORS: (value) => has('products.colors', value),
  MATERIALS: (value) => has('products.materials', value),
  STYLES: (value) => has('products.styles', value),
  DECADE_PERIOD: (value) => sql<boolean>`products.decade = ${value}`,
  COLLECTIONS: (value) => has('products.collections', value),
};

/** One condition per filter type: its values joined by "or". Yes-no types with the value `false` ask nothing. */
export function filterConditions(filters: readonly CatalogFilter[]): Condition[] {
  const asked = filters.filter((filter) => filter.value !== 'false');
  return [...Map.groupBy(asked, (filter) => filter.type)].map(([type, group]) => {
    const any = group.map((filter) => sql<boolean>`(${conditions[type](filter.value)})`);
    return sql<boolean>`(${sql.join(any, sql` or `)})`;
  });
}

/** Every word of the search must occur in the title or the brand, in any case. */
export function wordConditions(searchString: string): Condition[] {
  const words = searchString
    .trim()
    .slice(0, 200)
    .split(/\s+/)
    .filter((word) => word !== '');
  return words.slice(0, 10).map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
    return sql<boolean>`(products.title ilike ${pattern} or products.brand ilike ${pattern})`;
  });
}
