import { type Kysely, sql } from 'kysely';
import { firstSellerYear, type SaleMoney, type SellerYear, sellerYear } from '#domain/dac7/seller-year.ts';
import { amsterdamDay, amsterdamMoment } from '#domain/orders/order-days.ts';
import type { Database } from '../../db/schema.ts';
import { ValidationError } from '../../graphql/errors.ts';

/** Throws ValidationError `seller_year_unknown` for a year without figures. */
export function requireYear(year: number, now: Date): void {
  const thisYear = Number(amsterdamDay(now).slice(0, 4));
  if (!Number.isInteger(year) || year < firstSellerYear || year > thisYear)
    throw new ValidationError('seller_year_unknown');
}

/** Partial refunds only count after the release: before it they affect neither the seller nor the shop's fee. */
const salesOf = { released: 1, partly_refunded: 0, refunded: -1, charged_back: -1, forfeited: 0 } as const;
type CountedKind = keyof typeof salesOf;
const countedKinds = Object.keys(salesOf) as readonly CountedKind[];

/**
 * The figures of a year, computed from the ledger, for one seller or for all with sales or returns in that year. Payouts
 * do not count: they transfer money that already belongs to the seller.
 */
export async function readYears(
  db: Kysely<Database>,
  year: number,
  sellerId: string | null = null,
): Promise<ReadonlyMap<string, SellerYear>> {
  const from = new Date(amsterdamMoment(`${year}-01-01`, 0));
  const until = new Date(amsterdamMoment(`${year + 1}-01-01`, 0));
  const rows = await db
    .selectFrom('ledger_postings')
    .innerJoin('ledger_entries', 'ledger_entries.posting_id', 'ledger_postings.id')
    .innerJoin('order_products', 'order_products.id', 'ledger_postings.order_product_id')
    .where('ledger_postings.kind', 'in', [...countedKinds])
    .where('ledger_entries.account', 'in', ['seller', 'platform'])
    .where('ledger_postings.created_at', '>=', from)
    .where('ledger_postings.created_at', '<', until)
    .$if(sellerId !== null, (query) => query.where('order_products.seller_id', '=', sellerId ?? ''))
    .groupBy(['ledger_postings.id', 'order_products.seller_id'])
    .select(['order_products.seller_id', 'ledger_postings.created_at', 'ledger_postings.kind'])
    .$narrowType<{ kind: CountedKind }>()
    .select([
      sql<string>`coalesce(sum(amount_cents) filter (where account = 'seller'), 0)`.as('paid'),
      sql<string>`coalesce(sum(amount_cents) filter (where account = 'platform'), 0)`.as('fees'),
    ])
    .execute();
  const money = Map.groupBy(rows, ({ seller_id }) => seller_id);
  return new Map(
    [...money].map(([id, its]) => [
      id,
      sellerYear(
        year,
        its.map(
          ({ created_at, kind, paid, fees }): SaleMoney => ({
            ...{ at: created_at, sales: salesOf[kind], paid: Number(paid), fees: Number(fees) },
          }),
        ),
      ),
    ]),
  );
}

/** Returns the year of one seller, even without sales. */
export async function readYear(db: Kysely<Database>, year: number, sellerId: string): Promise<SellerYear> {
  return (await readYears(db, year, sellerId)).get(sellerId) ?? sellerYear(year, []);
}
