import { type RawBuilder, sql } from 'kysely';
import { tiers } from './columns/row-text.ts';
import { pricePoints, tastePointMicros, type ValuePoints } from './points.ts';
import type { ReadQuestion } from './read-question.ts';
import { distanceColumn } from './sql-filters.ts';
import { hasValue } from './sql-values.ts';

/** True for products that can be bought. */
export const isAvailable = sql<boolean>`(products.inventory > 0)`;

/** The tier: promoted, featured, others (PROD-021, docs/readings.md), and sold-out products last. */
export const tierColumn = sql<number>`(case when not ${isAvailable} then ${tiers.sold}::integer
  when products.highlight_type = 'p' then 0 when products.highlight_type = 'f' then 1 else 2 end)`;

/** Publication in microseconds since 1970. */
const dateColumn = sql<string>`(extract(epoch from products.publication_date) * 1000000)::bigint`;

/**
 * Freshness and quality in microseconds; higher is better. Added to the publication date: one day per 100 views (at
 * most five days), three days for a reduction, two days each for a known brand and a full description.
 */
const freshColumn = sql<string>`(${dateColumn} + least(products.view_count, 500) * 864000000::bigint
  + case when products.shown_compare_cents > products.price_cents then 259200000000 else 0 end
  + case when products.brand is null or products.brand in ('', 'unknown') then 0 else 172800000000 end
  + case when length(products.description) >= 200 then 172800000000 else 0 end)`;

/** A number that is the same for equal titles. */
export const titleKeyColumn = sql<number>`('x' || left(md5(lower(products.title)), 7))::bit(28)::integer`;

/**
 * A number derived from the content hash in the first photo's key, so that it is the same for equal photos; 0 for
 * none.
 */
export function photoColumn(key: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`coalesce(('x' || left(md5(${key}), 7))::bit(28)::integer, 0)`;
}

/**
 * The number that RANDOM mixes with the seed: the last 32 bits of the id, which are random in every version of uuid.
 */
const saltColumn = sql<string>`('x' || right(products.id::text, 8))::bit(32)::bigint`;

/** The sort key of RANDOM, computed in the same way as by `shuffled`. */
function shuffledColumn(seed: number): RawBuilder<unknown> {
  const first = sql`((((${saltColumn} # ${seed}::bigint) * 1597334677) & 4294967295))`;
  return sql`((((${first} # (${first} >> 15)) * 812015321) & 4294967295))`;
}

/** Sums the points for a product's values. */
function pointsColumn(points: readonly ValuePoints[]): RawBuilder<number> {
  if (points.length === 0) return sql<number>`0::integer`;
  const parts = points.map(
    ({ kind, value, points: worth }) =>
      sql`case when ${hasValue(kind, value)} then ${worth}::integer else 0 end`,
  );
  return sql<number>`(${sql.join(parts, sql` + `)})`;
}

/** More-like-this: points for shared values and a similar price. */
export function likenessColumn(points: readonly ValuePoints[], priceCents: number): RawBuilder<number> {
  return sql<number>`(${pointsColumn(points)} + ${pricePoints}
    - (${pricePoints} * abs(products.price_cents - ${priceCents}::bigint))
      / greatest(products.price_cents, ${priceCents}::bigint))`;
}

export interface SqlRanks {
  readonly words: RawBuilder<number> | null;
  readonly likeness: RawBuilder<number> | null;
  readonly taste: readonly ValuePoints[];
}

/** Returns the order of a question. Every order ends with the id, so that pages neither repeat nor skip a product. */
export function orderOf(question: ReadQuestion, ranks: SqlRanks): RawBuilder<unknown> {
  switch (question.sort) {
    case 'POPULARITY':
      return sql`products.view_count desc, products.id`;
    case 'DATE_NEWEST':
      return sql`products.publication_date desc, products.id`;
    case 'DATE_OLDEST':
      return sql`products.publication_date, products.id`;
    case 'PRICE_ASC':
      return sql`products.price_cents, products.id`;
    case 'PRICE_DESC':
      return sql`products.price_cents desc, products.id`;
    case 'RANDOM':
      return sql`${shuffledColumn(question.seed)}, products.id`;
    case 'DISTANCE_ASC':
      if (question.place !== null) return sql`${distanceColumn(question.place)} nulls last, products.id`;
  }
  const taste = sql`${pointsColumn(ranks.taste)} * ${tastePointMicros}::bigint`;
  const fresh = sql`${tierColumn}, ${freshColumn} + ${taste} desc, products.id`;
  const first = ranks.words ?? ranks.likeness;
  return first === null ? fresh : sql`${isAvailable} desc, ${first} desc, ${fresh}`;
}
