import { type Kysely, sql } from 'kysely';
import { lineMoney, type YearPosting, yearKinds } from '#domain/dac7/line-years.ts';
import { firstSellerYear, type SaleMoney, type SellerYear, sellerYear } from '#domain/dac7/seller-year.ts';
import { amsterdamDay, amsterdamMoment } from '#domain/orders/order-days.ts';
import type { LedgerAccount } from '#domain/payments/ledger.ts';
import { feeOf } from '#domain/payouts/fee-invoice.ts';
import type { Database } from '../../db/schema.ts';
import { ValidationError } from '../../graphql/errors.ts';

/** Throws ValidationError `seller_year_unknown` for a year without figures. */
export function requireYear(year: number, now: Date): void {
  const thisYear = Number(amsterdamDay(now).slice(0, 4));
  if (!Number.isInteger(year) || year < firstSellerYear || year > thisYear)
    throw new ValidationError('seller_year_unknown');
}

/** The postings of every line that has one in the year, oldest first: a refund depends on what came before it. */
async function readPostings(db: Kysely<Database>, year: number, sellerId: string | null) {
  const from = new Date(amsterdamMoment(`${year}-01-01`, 0));
  const until = new Date(amsterdamMoment(`${year + 1}-01-01`, 0));
  const inAccount = (account: LedgerAccount) =>
    sql<string>`coalesce(sum(amount_cents) filter (where account = ${account}), 0)`;
  return await db
    .selectFrom('ledger_postings')
    .leftJoin('ledger_entries', 'ledger_entries.posting_id', 'ledger_postings.id')
    .innerJoin('order_products', 'order_products.id', 'ledger_postings.order_product_id')
    .innerJoin('order_deliveries', 'order_deliveries.order_product_id', 'order_products.id')
    .where('ledger_postings.kind', 'in', [...yearKinds])
    .where('ledger_postings.created_at', '<', until)
    .where('order_products.id', 'in', (eb) =>
      eb
        .selectFrom('ledger_postings as counted')
        .select(sql<string>`counted.order_product_id`.as('id'))
        .where('counted.kind', 'in', [...yearKinds])
        .where('counted.created_at', '>=', from)
        .where('counted.created_at', '<', until)
        .where('counted.order_product_id', 'is not', null),
    )
    .$if(sellerId !== null, (query) => query.where('order_products.seller_id', '=', sellerId ?? ''))
    .groupBy(['ledger_postings.id', 'order_products.id', 'order_deliveries.id'])
    .orderBy('ledger_postings.position')
    .select(['order_products.id', 'order_products.seller_id', 'price_cents', 'quantity', 'payout_cents'])
    .select(
      sql<number>`case delivery_type when 'noop_transport' then price_paid_to_transporter_cents else 0 end`.as(
        'own_transport',
      ),
    )
    .select(['ledger_postings.created_at', 'ledger_postings.kind'])
    .$narrowType<{ kind: YearPosting['kind'] }>()
    .select([inAccount('seller').as('seller'), inAccount('platform').as('platform')])
    .select(inAccount('refund').as('refund'))
    .execute();
}

/**
 * The figures of a year, computed from the ledger, for one seller or for all with sales or returns in that year. Payouts
 * do not count: they transfer money that already belongs to the seller.
 */
export async function readYears(
  db: Kysely<Database>,
  year: number,
  sellerId: string | null = null,
): Promise<ReadonlyMap<string, SellerYear>> {
  const money = new Map<string, SaleMoney[]>();
  const rows = await readPostings(db, year, sellerId);
  for (const [line, ...later] of Map.groupBy(rows, ({ id }) => id).values()) {
    if (line === undefined) continue;
    const { seller_id, price_cents, quantity, own_transport } = line;
    const payout = Number(line.payout_cents);
    const its = lineMoney(
      { fee: feeOf({ price: price_cents, quantity, payout }), payout: payout + own_transport },
      [line, ...later].map(
        ({ created_at, kind, seller, platform, refund }): YearPosting => ({
          ...{ at: created_at, kind, seller: Number(seller) },
          ...{ platform: Number(platform), refund: Number(refund) },
        }),
      ),
    );
    if (its.length > 0) money.set(seller_id, [...(money.get(seller_id) ?? []), ...its]);
  }
  return new Map([...money].map(([id, its]) => [id, sellerYear(year, its)]));
}

/** Returns the year of one seller, even without sales. */
export async function readYear(db: Kysely<Database>, year: number, sellerId: string): Promise<SellerYear> {
  return (await readYears(db, year, sellerId)).get(sellerId) ?? sellerYear(year, []);
}
