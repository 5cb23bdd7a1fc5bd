import { type Kysely, type RawBuilder, sql } from 'kysely';
import { fitOf } from '#domain/fit/fit.ts';
import type { FitPlace } from '#domain/fit/fit-place.ts';
import type { Database } from '../db/schema.ts';
import { earthRadiusKm } from './distance.ts';
import type { Point } from './point.ts';
import { bestDealPercent, type FilterGroup, type FlagType, type RangeType } from './read-question.ts';
import { hasFilterValue } from './sql-values.ts';

type Condition = RawBuilder<boolean>;

const nothing = sql<boolean>`false`;

function anyOf(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? nothing : sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}

/** The columns of the range filters, in cents and centimetres. */
export const rangeColumns: Readonly<Record<RangeType, RawBuilder<number | null>>> = {
  PRICE: sql<number>`products.price_cents`,
  WIDTH: sql<number | null>`products.width`,
  HEIGHT: sql<number | null>`products.height`,
  DEPTH: sql<number | null>`products.depth`,
};

/** Requires a discount of at least `percent`; 0 requires any reduction. */
export function discounted(percent: number): Condition {
  return sql<boolean>`(coalesce(products.shown_compare_cents > products.price_cents
    and (products.shown_compare_cents - products.price_cents)::bigint * 100
      >= ${percent}::integer * products.shown_compare_cents::bigint, false))`;
}

/** The boolean filters (FILT-009, docs/readings.md). */
export const flagConditions: Readonly<Record<FlagType, Condition>> = {
  ACCEPT_OFFERS: sql<boolean>`exists (select from sellers where sellers.id = products.seller_id and accept_offers)`,
  BEST_DEALS: discounted(bestDealPercent),
  WE_LOVE: sql<boolean>`('we-love' = any(products.collections))`,
  SALE: sql<boolean>`coalesce(products.shown_compare_cents > products.price_cents, false)`,
  SECOND_CHANCE: sql<boolean>`(coalesce(products.time_period = 'SECOND_CHANCE', false)
    or coalesce(products.second_chance_type, 'UNKNOWN') <> 'UNKNOWN')`,
};

/** Great-circle distance in kilometres; null for a product without a place. The same formula as in `distanceKm`. */
export function distanceColumn(place: Point): RawBuilder<number | null> {
  const lat = sql`${place.lat}::double precision`;
  const lon = sql`${place.lon}::double precision`;
  // least() ignores nulls, so without this condition an unknown place would be half the earth's circumference away.
  return sql<
    number | null
  >`(case when products.latitude is not null then 2 * ${earthRadiusKm}::double precision * asin(least(1, sqrt(
    power(sin(radians(products.latitude - ${lat}) / 2), 2) + cos(radians(${lat})) * cos(radians(products.latitude))
    * power(sin(radians(products.longitude - ${lon}) / 2), 2)))) end)`;
}

/** Evaluates the fit for the distinct sizes in the catalogue, which are few, and matches those that fit. */
async function fitting(db: Kysely<Database>, places: readonly FitPlace[]): Promise<Condition> {
  const sizes = await db
    .selectFrom('products')
    .select(['width', 'depth', 'height', 'diameter'])
    .where('status', '=', 'PUBLISHED')
    .distinct()
    .execute();
  const good = sizes.filter((size) => places.some((place) => ['fits', 'turn'].includes(fitOf(size, place))));
  const key = ({ width, depth, height, diameter }: (typeof sizes)[number]) =>
    [width, depth, height, diameter].map((side) => side ?? '-').join('x');
  return sql<boolean>`concat_ws('x', coalesce(products.width::text, '-'), coalesce(products.depth::text, '-'),
    coalesce(products.height::text, '-'), coalesce(products.diameter::text, '-')) = any(${good.map(key)}::text[])`;
}

/** Builds the condition of one filter type. */
export async function groupCondition(
  db: Kysely<Database>,
  group: FilterGroup,
  place: Point | null,
): Promise<Condition> {
  switch (group.kind) {
    case 'values':
      return anyOf(group.values.map((value) => hasFilterValue(group.type, value)));
    case 'within':
      return anyOf(group.paths.map((path) => hasFilterValue('CATEGORY', path)));
    case 'flag':
      return flagConditions[group.type];
    case 'ranges':
      return anyOf(
        group.ranges.map(
          ({ min, max }) =>
            sql<boolean>`coalesce(${rangeColumns[group.type]} between ${min} and ${max}, false)`,
        ),
      );
    case 'discount':
      return discounted(group.percent);
    case 'distance':
      return place === null
        ? nothing
        : sql<boolean>`coalesce(${distanceColumn(place)} <= ${group.km}, false)`;
    case 'near':
      return sql<boolean>`coalesce(${distanceColumn(group.point)} <= ${group.km}, false)`;
    case 'fit':
      return await fitting(db, group.places);
  }
}
