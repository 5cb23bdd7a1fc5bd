import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { DeliveryStatus } from '#domain/orders/delivery-life-cycle.ts';
import { sellerDeliveries } from '#domain/orders/delivery-method.ts';
import {
  defaultOrderRole,
  defaultOrderSort,
  type OrderRole,
  type OrderSort,
} from '#domain/orders/order-role.ts';
import { likePattern, searchWords } from '../../db/like-pattern.ts';
import type { Database } from '../../db/schema.ts';
import type { Viewer } from '../../graphql/context.ts';
import { loadLines, type OrderLine } from './public/lines.ts';
import { isBuyer } from './public/own-lines.ts';

/** Account lists show 15 on a page (ACCT-014). */
export const orderPageSize = 15;
const largestPage = 100;

export interface OrderQuestion {
  readonly role?: OrderRole | null | undefined;
  /** Only orders with one of these statuses; all when empty. */
  readonly statuses: readonly DeliveryStatus[];
  /** Only orders whose product the seller still has to send or bring. */
  readonly isToDeliver: boolean;
  /** Only orders whose receipt the buyer can confirm. */
  readonly isToConfirm: boolean;
  /** Words that the product's title contains. */
  readonly searchString: string;
  readonly sort?: OrderSort | null | undefined;
  readonly direction: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

type SoldTables = 'order_products' | 'orders' | 'order_deliveries';

export interface OrderPage {
  readonly lines: readonly OrderLine[];
  readonly totalCount: number;
}

const sorts = {
  CREATED: sql`order_products.created_at`,
  TITLE: sql`lower(order_products.title)`,
  PRICE: sql`order_products.price_cents * order_products.quantity`,
  STATUS: sql`order_deliveries.status`,
} satisfies Record<OrderSort, unknown>;

/**
 * One page of what the viewer bought or sold (ORDER-025, ORDER-031). Clamps page sizes and offsets to their range.
 */
export async function ordersOf(
  db: Kysely<Database>,
  viewer: Viewer,
  asked: OrderQuestion,
): Promise<OrderPage> {
  const asSeller = (asked.role ?? defaultOrderRole) === 'SELLER';
  if (asSeller && viewer.sellerId === null) return { lines: [], totalCount: 0 };
  const words = searchWords(asked.searchString);
  const own = db
    .selectFrom('order_products')
    .innerJoin('orders', 'orders.id', 'order_products.order_id')
    .innerJoin('order_deliveries', 'order_deliveries.order_product_id', 'order_products.id')
    .$if(asSeller, (query) => query.where('order_products.seller_id', '=', viewer.sellerId ?? ''))
    .$if(!asSeller, (query) => query.where((eb) => isBuyer(eb, viewer)))
    .$if(asked.statuses.length > 0, (query) =>
      query.where('order_deliveries.status', 'in', [...asked.statuses]),
    )
    .$if(asked.isToDeliver, (query) => query.where(isToDeliver))
    .$if(asked.isToConfirm, (query) => query.where(isToConfirm))
    .where((eb) => eb.and(words.map((word) => eb('order_products.title', 'ilike', likePattern(word)))));
  const counted = await own.select((eb) => eb.fn.countAll<string>().as('count')).executeTakeFirst();
  const ids = await own
    .select('order_products.id')
    .orderBy(sorts[asked.sort ?? defaultOrderSort], asked.direction)
    .orderBy('order_products.id')
    .limit(Math.min(Math.max(0, asked.limit), largestPage))
    .offset(Math.max(0, asked.offset))
    .execute();
  const lines = await loadLines(
    db,
    ids.map(({ id }) => id),
  );
  return { lines, totalCount: Number(counted?.count ?? 0) };
}

/**
 * Matches deliveries that wait for the seller alone: not what the buyer collects or the transport partner fetches, not
 * a parcel that was sent, and nothing with an open withdrawal.
 */
function isToDeliver(select: ExpressionBuilder<Database, SoldTables>) {
  const { and, eb, not } = select;
  return and([
    eb('order_deliveries.status', '=', 'PENDING'),
    eb('order_deliveries.delivery_type', 'in', [...sellerDeliveries]),
    eb('order_deliveries.shipped_at', 'is', null),
    not(isWithdrawn(select)),
  ]);
}

/** Matches deliveries that wait for the buyer: received, or with the courier, and without an open withdrawal. */
function isToConfirm(select: ExpressionBuilder<Database, SoldTables>) {
  const { and, eb, not } = select;
  return and([eb('order_deliveries.status', 'in', ['ARRIVED', 'HANDED_OFF']), not(isWithdrawn(select))]);
}

function isWithdrawn({ exists, selectFrom }: ExpressionBuilder<Database, SoldTables>) {
  return exists(
    selectFrom('withdrawals')
      .select('withdrawals.id')
      .whereRef('withdrawals.order_product_id', '=', 'order_products.id')
      .where('withdrawals.closed_at', 'is', null),
  );
}
