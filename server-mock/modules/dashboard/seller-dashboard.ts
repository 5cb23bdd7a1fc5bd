import { type Kysely, sql } from 'kysely';
import { type DashboardPeriod, lastTwelveMonths, periodBounds } from '#domain/dashboard/period.ts';
import type { Database } from '../../db/schema.ts';
import { type PricePosition, pricePositions } from './price-positions.ts';
import { soldLines, soldLinesWithPayout } from './sold-lines.ts';
import { amsterdam, type SellerWeek, weeklyNumbers, wishlistMoments } from './weekly-numbers.ts';

/** The numbers of a period and of the one before it. */
export interface Count {
  readonly now: number;
  readonly before: number;
}

export interface SoldMonth {
  /** YYYY-MM, in the time zone Europe/Amsterdam. */
  readonly month: string;
  readonly sold: number;
  readonly payoutCents: number;
}

export interface Dashboard {
  readonly views: Count;
  readonly wishlistCount: Count;
  readonly bids: Count;
  readonly sold: Count;
  /** Twelve months, oldest first, including those without sales. */
  readonly months: readonly SoldMonth[];
  /** The last twelve weeks, oldest first. */
  readonly weeks: readonly SellerWeek[];
  readonly pricePositions: readonly PricePosition[];
  /** The median number of days from publication to sale, for products sold in the period; null where it is unknown. */
  readonly medianDays: number | null;
}

interface Span {
  readonly sellerId: string;
  readonly from: Date;
  readonly before: Date;
  readonly now: Date;
}

const none: Dashboard = {
  views: { now: 0, before: 0 },
  wishlistCount: { now: 0, before: 0 },
  bids: { now: 0, before: 0 },
  sold: { now: 0, before: 0 },
  months: [],
  weeks: [],
  pricePositions: [],
  medianDays: null,
};

/** Returns the statistics of a seller's products, aggregated in SQL; all zero for an account without a seller. */
export async function sellerDashboard(
  db: Kysely<Database>,
  sellerId: string | null,
  period: DashboardPeriod,
  now: Date,
): Promise<Dashboard> {
  if (sellerId === null) return none;
  const span: Span = { sellerId, now, ...periodBounds(period, now) };
  const sales = await salesOf(db, span);
  return {
    views: await viewsOf(db, span),
    wishlistCount: await wishlistCountOf(db, span),
    bids: await bidsOf(db, span),
    sold: { now: sales.now, before: sales.before },
    months: await monthsOf(db, span),
    weeks: await weeklyNumbers(db, sellerId, now),
    pricePositions: await pricePositions(db, sellerId),
    medianDays: sales.medianDays,
  };
}

interface Counted {
  readonly now: string | null;
  readonly before: string | null;
}

function counted(row: Counted | undefined): Count {
  return { now: Number(row?.now ?? 0), before: Number(row?.before ?? 0) };
}

/** The columns `now` and `before`: the number of rows in each period. */
function countsAt(moment: ReturnType<typeof sql>, { from, before }: Span) {
  return sql`count(*) filter (where ${moment} >= ${from}) as now,
    count(*) filter (where ${moment} >= ${before} and ${moment} < ${from}) as before`;
}

async function viewsOf(db: Kysely<Database>, { sellerId, from, before }: Span): Promise<Count> {
  const first = sql`(${from}::timestamptz at time zone ${amsterdam})::date`;
  const { rows } = await sql<Counted>`
    select sum(views) filter (where day >= ${first}) as now,
      sum(views) filter (where day < ${first}) as before
    from product_view_days join products on products.id = product_view_days.product_id
    where products.seller_id = ${sellerId}
      and day >= (${before}::timestamptz at time zone ${amsterdam})::date`.execute(db);
  return counted(rows[0]);
}

async function wishlistCountOf(db: Kysely<Database>, span: Span): Promise<Count> {
  const { rows } = await sql<Counted>`
    select ${countsAt(sql`at`, span)} from (${wishlistMoments(span.sellerId, sql`${span.before}`)}) saved`.execute(
    db,
  );
  return counted(rows[0]);
}

async function bidsOf(db: Kysely<Database>, span: Span): Promise<Count> {
  const { rows } = await sql<Counted>`select ${countsAt(sql`created_at`, span)} from bids
    where seller_id = ${span.sellerId} and created_at >= ${span.before}`.execute(db);
  return counted(rows[0]);
}

async function salesOf(db: Kysely<Database>, span: Span) {
  const { from, before } = span;
  const { rows } = await sql<Counted & { readonly median: string | null }>`
    select sum(quantity) filter (where at >= ${from}) as now,
      sum(quantity) filter (where at < ${from}) as before,
      percentile_cont(0.5) within group (order by extract(epoch from at - publication_date) / 86400)
        filter (where at >= ${from} and publication_date <= at) as median
    from (${soldLines(span.sellerId, sql`${before}`)}) lines`.execute(db);
  const median = rows[0]?.median ?? null;
  return { ...counted(rows[0]), medianDays: median === null ? null : Math.round(Number(median)) };
}

async function monthsOf(db: Kysely<Database>, { sellerId, now }: Span): Promise<readonly SoldMonth[]> {
  const { rows: days } = await sql<{ readonly month: string }>`
    select to_char(${now}::timestamptz at time zone ${amsterdam}, 'YYYY-MM') as month`.execute(db);
  const months = lastTwelveMonths(days[0]?.month ?? now.toISOString().slice(0, 7));
  const since = sql`${now}::timestamptz - interval '13 months'`;
  const { rows } = await sql<{ readonly month: string; readonly sold: string; readonly payout: string }>`
    select to_char(at at time zone ${amsterdam}, 'YYYY-MM') as month, sum(quantity) as sold, sum(payout) as payout
    from (${soldLinesWithPayout(sellerId, since)}) lines group by 1`.execute(db);
  const byMonth = new Map(rows.map((row) => [row.month, row]));
  return months.map((month) => {
    const row = byMonth.get(month);
    return { month, sold: Number(row?.sold ?? 0), payoutCents: Number(row?.payout ?? 0) };
  });
}
