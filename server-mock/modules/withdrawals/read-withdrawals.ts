import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { promises } from '#domain/promises/promises.ts';
import { type WithdrawalState, withdrawalStates } from '#domain/withdrawals/withdrawal-life-cycle.ts';
import { withdrawalProblem } from '#domain/withdrawals/withdrawal-period.ts';
import { countRows } from '../../db/count-rows.ts';
import { likePattern, searchWords } from '../../db/like-pattern.ts';
import type { Database } from '../../db/schema.ts';
import type { Viewer } from '../../graphql/context.ts';
import { loadLines } from '../orders/public/lines.ts';
import { isBuyer } from '../orders/public/own-lines.ts';
import { type Purchase, periodFactsOf, purchasesOf } from './store.ts';

/** The maximum number of purchases to check: more than anyone makes within the period. */
const mostPurchases = 100;

/** The purchases of these rows of `order_products`, in the same order. */
async function purchasesOfRows(
  db: Kysely<Database>,
  rows: readonly { readonly id: string }[],
): Promise<readonly Purchase[]> {
  const lines = await loadLines(
    db,
    rows.map(({ id }) => id),
  );
  return await purchasesOf(db, lines);
}

/**
 * Matches purchases with an open withdrawal, and those whose period may not be over: not received, or received, or a
 * complaint about them closed, within its days. It only narrows down what is loaded; `withdrawalProblem` decides.
 */
function mayBeInPeriod(
  { and, eb, exists, fn, or, selectFrom }: ExpressionBuilder<Database, 'order_products' | 'order_deliveries'>,
  now: Date,
) {
  // Two days more than the period, because it is counted in days of Amsterdam and ends with the last one.
  const since = new Date(now.getTime() - (promises.withdrawal.days + 2) * 24 * 60 * 60 * 1000);
  const receivedAt = fn.coalesce('order_deliveries.arrived_at', 'order_deliveries.confirmed_at');
  const openWithdrawal = selectFrom('withdrawals')
    .select('withdrawals.id')
    .whereRef('withdrawals.order_product_id', '=', 'order_products.id')
    .where('withdrawals.closed_at', 'is', null);
  const closedComplaint = selectFrom('cases')
    .select('cases.id')
    .whereRef('cases.order_product_id', '=', 'order_products.id')
    .where('cases.closed_at', '>=', since);
  return or([
    exists(openWithdrawal),
    and([
      eb('order_deliveries.status', '<>', 'CANCELLED'),
      or([eb(receivedAt, 'is', null), eb(receivedAt, '>=', since), exists(closedComplaint)]),
    ]),
  ]);
}

/** Purchases from traders that the viewer may withdraw from or has an open withdrawal for, the newest first. */
export async function withdrawablePurchases(
  db: Kysely<Database>,
  viewer: Viewer,
  now: Date,
): Promise<readonly Purchase[]> {
  const ids = await db
    .selectFrom('order_products')
    .innerJoin('orders', 'orders.id', 'order_products.order_id')
    .innerJoin('order_deliveries', 'order_deliveries.order_product_id', 'order_products.id')
    .select('order_products.id')
    .where('sold_by_trader', '=', true)
    .where((eb) => isBuyer(eb, viewer))
    .where((eb) => mayBeInPeriod(eb, now))
    .orderBy('order_products.created_at', 'desc')
    .orderBy('order_products.id')
    .limit(mostPurchases)
    .execute();
  return (await purchasesOfRows(db, ids)).filter(
    (purchase) =>
      withdrawalProblem(periodFactsOf(purchase), now) === null ||
      (purchase.row !== null && purchase.row.closed_at === null),
  );
}

/** All purchases of an order without an account, for the holder of its link; none once an account owns the order. */
export async function purchasesOfOrder(db: Kysely<Database>, orderId: string): Promise<readonly Purchase[]> {
  const ids = await db
    .selectFrom('order_products')
    .innerJoin('orders', 'orders.id', 'order_products.order_id')
    .select('order_products.id')
    .where('orders.id', '=', orderId)
    .where('orders.user_id', 'is', null)
    .orderBy('order_products.id')
    .execute();
  return await purchasesOfRows(db, ids);
}

export const withdrawalLists = ['STAFF', 'OPEN', 'CLOSED', 'ALL'] as const;
export type WithdrawalListName = (typeof withdrawalLists)[number];

export const statesOf: Readonly<Record<WithdrawalListName, readonly WithdrawalState[]>> = {
  STAFF: ['WITH_STAFF'],
  OPEN: ['ASKED', 'RETURN_PENDING', 'SENT_BACK', 'WITH_STAFF'],
  CLOSED: ['REFUNDED', 'ENDED'],
  ALL: withdrawalStates,
};

export interface WithdrawalQuestion {
  readonly list: WithdrawalListName;
  /** Matches the product, the order number, the buyer or the seller. */
  readonly searchString: string;
  readonly limit: number;
  readonly offset: number;
}

function chosen(db: Kysely<Database>, { list, searchString }: WithdrawalQuestion) {
  return db
    .selectFrom('withdrawals')
    .innerJoin('order_products', 'order_products.id', 'withdrawals.order_product_id')
    .innerJoin('orders', 'orders.id', 'order_products.order_id')
    .innerJoin('sellers', 'sellers.id', 'order_products.seller_id')
    .where('withdrawals.state', 'in', [...statesOf[list]])
    .where((eb) =>
      eb.and(
        searchWords(searchString).map((word) => {
          const pattern = likePattern(word);
          return eb.or([
            eb('order_products.title', 'ilike', pattern),
            eb(sql<string>`orders.number::text`, 'ilike', pattern),
            eb('orders.email', 'ilike', pattern),
            eb('withdrawals.name', 'ilike', pattern),
            eb('sellers.name', 'ilike', pattern),
          ]);
        }),
      ),
    );
}

/** A page of at most 100 withdrawals for staff, those with the earliest deadline first. */
export async function readWithdrawals(db: Kysely<Database>, question: WithdrawalQuestion) {
  const totalCount = await countRows(chosen(db, question));
  const items = await chosen(db, question)
    .select(['withdrawals.id', 'withdrawals.state', 'withdrawals.name', 'withdrawals.due_at'])
    .select(['withdrawals.declared_at', 'withdrawals.outcome', 'order_products.title'])
    .select(['orders.id as order_id', 'orders.number', 'sellers.name as seller_name'])
    .orderBy(sql`withdrawals.due_at asc nulls last`)
    .orderBy('withdrawals.declared_at', 'desc')
    .orderBy('withdrawals.id')
    .limit(Math.min(Math.max(0, question.limit), 100))
    .offset(Math.max(0, question.offset))
    .execute();
  return { items, totalCount };
}

export type WithdrawalPage = Awaited<ReturnType<typeof readWithdrawals>>;
