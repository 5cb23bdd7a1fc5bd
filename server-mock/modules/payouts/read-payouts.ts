import { type Kysely, sql } from 'kysely';
import { isUuid } from '#domain/ids.ts';
import type { PayoutStatus } from '#domain/payouts/payout-life-cycle.ts';
import { countRows } from '../../db/count-rows.ts';
import { likePattern, searchWords } from '../../db/like-pattern.ts';
import type { Database } from '../../db/schema.ts';

export interface PayoutQuestion {
  /** The payouts of this seller; null for all. */
  readonly sellerId: string | null;
  /** Null for all. */
  readonly status: PayoutStatus | null;
  /** Search terms: the seller's name, a payout number or an id. */
  readonly searchString: string;
  /** Planned payouts with a confirmation before this moment come first. */
  readonly overdueSince?: Date;
  readonly limit: number;
  readonly offset: number;
}

/** The oldest confirmation among the sales that a payout pays for. Lines that the seller owes do not count. */
export const oldestConfirmation = sql<Date | null>`(select min(order_deliveries.confirmed_at)
  from payout_lines
  inner join order_deliveries on order_deliveries.order_product_id = payout_lines.order_product_id
  where payout_lines.payout_id = payouts.id and payout_lines.amount_cents > 0)`;

/** Whether an account that acts for the seller of a payout is suspended. */
const isSellerSuspended = sql<boolean>`exists (select from users
  where users.seller_id = payouts.seller_id and users.suspended_at is not null)`;

/** Payouts with the seller's name and the invoice number. */
function named(db: Kysely<Database>) {
  return db
    .selectFrom('payouts')
    .innerJoin('sellers', 'sellers.id', 'payouts.seller_id')
    .leftJoin('fee_invoices', 'fee_invoices.payout_id', 'payouts.id')
    .leftJoin('users as releaser', 'releaser.id', 'payouts.released_by');
}

function shown(query: ReturnType<typeof named>) {
  return query
    .selectAll('payouts')
    .select(['sellers.name as seller_name', 'fee_invoices.number as invoice_number'])
    .select('releaser.name as releaser_name')
    .select(
      sql<string>`(select count(*) from payout_lines where payout_lines.payout_id = payouts.id)`.as('lines'),
    )
    .select(oldestConfirmation.as('oldest_confirmation'))
    .select(isSellerSuspended.as('is_seller_suspended'));
}

export type PayoutView = Awaited<ReturnType<typeof readPayout>> & object;

/** One page of payouts: overdue ones first where asked, then planned ones oldest first, others newest first. */
export async function readPayouts(
  db: Kysely<Database>,
  asked: PayoutQuestion,
): Promise<{ readonly items: readonly PayoutView[]; readonly totalCount: number }> {
  const typed = asked.searchString.trim();
  const words = isUuid(typed) ? [] : searchWords(typed);
  const all = named(db)
    .$if(asked.sellerId !== null, (query) => query.where('payouts.seller_id', '=', asked.sellerId ?? ''))
    // Sellers do not see planned payouts that were replaced by a newer plan.
    .$if(asked.sellerId !== null, (query) =>
      query.where((eb) => eb.or([eb('problem', 'is', null), eb('problem', '<>', 'OUTDATED')])),
    )
    .$if(asked.status !== null, (query) => query.where('payouts.status', '=', asked.status ?? 'PLANNED'))
    .$if(isUuid(typed), (query) =>
      query.where((eb) => eb.or([eb('payouts.id', '=', typed), eb('payouts.seller_id', '=', typed)])),
    )
    .where((eb) =>
      eb.and(
        words.map((word) =>
          eb.or([
            eb('sellers.name', 'ilike', likePattern(word)),
            eb(sql`payouts.number::text`, 'ilike', likePattern(word)),
          ]),
        ),
      ),
    );
  const totalCount = await countRows(all);
  const since = asked.overdueSince;
  const items = await shown(all)
    .$if(since !== undefined, (query) =>
      query.orderBy(
        sql`case when payouts.status = 'PLANNED' and ${oldestConfirmation} < ${since}::timestamptz
          then ${oldestConfirmation} end asc nulls last`,
      ),
    )
    .orderBy('payouts.number', asked.status === 'PLANNED' ? 'asc' : 'desc')
    .limit(asked.limit)
    .offset(asked.offset)
    .execute();
  return { items, totalCount };
}

/** One payout; undefined when there is none. */
export async function readPayout(db: Kysely<Database>, id: string) {
  return await shown(named(db)).where('payouts.id', '=', id).executeTakeFirst();
}

/** The given payouts, sorted by number. */
export async function readPayoutsById(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<readonly PayoutView[]> {
  if (ids.length === 0) return [];
  return await shown(named(db).where('payouts.id', 'in', [...ids]))
    .orderBy('payouts.number')
    .execute();
}

/** The lines of a payout, for display. */
export async function payoutItems(db: Kysely<Database>, payoutId: string) {
  return await db
    .selectFrom('payout_lines')
    .innerJoin('order_products', 'order_products.id', 'payout_lines.order_product_id')
    .innerJoin('orders', 'orders.id', 'order_products.order_id')
    .leftJoin('fee_invoice_lines', 'fee_invoice_lines.order_product_id', 'order_products.id')
    .where('payout_lines.payout_id', '=', payoutId)
    .select(['order_products.id', 'order_products.title', 'order_products.quantity', 'price_cents'])
    .select(['payout_lines.amount_cents', 'fee_invoice_lines.fee_cents', 'orders.number as order_number'])
    .select(['order_products.order_id', 'orders.created_at as ordered_at'])
    .select(['order_products.sold_by_trader', 'order_products.vat_scheme'])
    .select((eb) =>
      eb
        .selectFrom('fee_credit_notes')
        .whereRef('fee_credit_notes.order_product_id', '=', 'order_products.id')
        .select((inner) => inner.fn.sum<string | null>('fee_credit_notes.total_cents').as('sum'))
        .as('credited_cents'),
    )
    .orderBy('orders.number')
    .orderBy('order_products.id')
    .execute();
}

export type PayoutItem = Awaited<ReturnType<typeof payoutItems>>[number];

/** A seller's money in cents, by stage. */
export interface SellerBalance {
  /** The seller's share of sales that are paid and not yet confirmed, including their own transport. */
  readonly held: number;
  /** Due and not yet in a payout; below 0 while the seller owes it. */
  readonly due: number;
  readonly underWay: number;
  readonly paid: number;
}

/** The balance of a seller. */
export async function balanceOf(db: Kysely<Database>, sellerId: string): Promise<SellerBalance> {
  const { rows } = await sql<Record<'held' | 'seller' | 'under_way' | 'paid', string>>`select
    (select coalesce(sum(order_products.payout_cents + case order_deliveries.delivery_type
        when 'noop_transport' then order_deliveries.price_paid_to_transporter_cents else 0 end), 0)
      from order_products
      inner join order_deliveries on order_deliveries.order_product_id = order_products.id
      where seller_id = ${sellerId}
        and order_deliveries.status in ('PENDING', 'ARRIVED', 'HANDED_OFF', 'IN_REVIEW')) as held,
    (select coalesce(sum(ledger_entries.amount_cents), 0) from ledger_entries
      inner join ledger_postings on ledger_postings.id = ledger_entries.posting_id
      inner join order_products on order_products.id = ledger_postings.order_product_id
      where ledger_entries.account = 'seller' and order_products.seller_id = ${sellerId}) as seller,
    (select coalesce(sum(amount_cents), 0) from payouts
      where seller_id = ${sellerId} and status in ('PLANNED', 'RELEASED', 'SENT')) as under_way,
    (select coalesce(sum(amount_cents), 0) from payouts
      where seller_id = ${sellerId} and status = 'PAID') as paid`.execute(db);
  const row = rows[0];
  const [held, seller, underWay, paid] = [row?.held, row?.seller, row?.under_way, row?.paid].map((cents) =>
    Number(cents ?? 0),
  ) as [number, number, number, number];
  return { held, due: seller - underWay, underWay, paid };
}

/** The status of the latest payout of these sold products; replaced plans and debts do not count. */
export async function latestPayoutStatuses(
  db: Kysely<Database>,
  orderProductIds: readonly string[],
): Promise<ReadonlyMap<string, PayoutStatus>> {
  const latest = await db
    .selectFrom('payout_lines')
    .innerJoin('payouts', 'payouts.id', 'payout_lines.payout_id')
    .where('payout_lines.order_product_id', 'in', [...orderProductIds])
    .where(sql<boolean>`payout_lines.amount_cents > 0`)
    .where(sql<boolean>`payouts.problem is distinct from 'OUTDATED'`)
    .distinctOn('payout_lines.order_product_id')
    .orderBy('payout_lines.order_product_id')
    .orderBy('payouts.number', 'desc')
    .select(['payout_lines.order_product_id as id', 'payouts.status'])
    .execute();
  return new Map(latest.map(({ id, status }) => [id, status]));
}

/**
 * Those of these sold products of which a payout failed at the bank, none has succeeded since, and none is on its way.
 */
export async function failedPayouts(
  db: Kysely<Database>,
  orderProductIds: readonly string[],
): Promise<ReadonlyMap<string, true>> {
  const failed = await db
    .selectFrom('payout_lines')
    .innerJoin('payouts', 'payouts.id', 'payout_lines.payout_id')
    .innerJoin('order_products', 'order_products.id', 'payout_lines.order_product_id')
    .where('order_products.id', 'in', [...orderProductIds])
    .where('order_products.payout_made_at', 'is', null)
    .where(sql<boolean>`payout_lines.amount_cents > 0`)
    .where('payouts.status', 'in', ['FAILED', 'RETURNED'])
    .where(sql<boolean>`payouts.problem is distinct from 'OUTDATED'`)
    .where(
      sql<boolean>`not exists (select from payout_lines later join payouts again on again.id = later.payout_id
        where later.order_product_id = order_products.id and again.status in ('RELEASED', 'SENT'))`,
    )
    .select('order_products.id')
    .execute();
  return new Map(failed.map(({ id }) => [id, true]));
}
