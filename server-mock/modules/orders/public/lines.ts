import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { type BookedLine, partlyReturned } from '../../ledger/public.ts';
import { type LineLedger, lineLedgers } from '../../ledger/returned-view.ts';
import { payoutOf, sellerReceives } from '../seller-amounts.ts';
import type { OrderDeliveriesTable, OrderProductsTable, OrdersTable } from '../tables.ts';
import type { PaymentParts } from './refund-text.ts';

export type Order = Selectable<OrdersTable>;
type OrderProduct = Selectable<OrderProductsTable>;
type OrderDelivery = Selectable<OrderDeliveriesTable>;

/** A sold product with its order and its delivery. */
export interface OrderLine {
  readonly product: OrderProduct;
  readonly order: Order;
  readonly delivery: OrderDelivery;
  /** The ledger as it was when the line was loaded. */
  readonly ledger: LineLedger;
  /** Whether the order was opened with the link of a guest order: the reader acts as the buyer, signed in or not. */
  readonly isGuest?: true;
}

/**
 * Cents that the buyer's bank paid for the line, including delivery and excluding what a code or a gift card took
 * off.
 */
export function paidFor({ product, delivery }: OrderLine): number {
  const reduced = Number(product.discount_cents) + Number(product.gift_card_cents);
  return product.price_cents * product.quantity + delivery.price_paid_by_customer_cents - reduced;
}

/** What a line was paid with, in cents. */
export function paymentOf(line: OrderLine): PaymentParts {
  return { money: paidFor(line), giftCard: Number(line.product.gift_card_cents) };
}

/** Cents that the seller receives for the line as things are, less what was refunded. */
export function sellerShareOf(line: OrderLine): number {
  return sellerReceives(line);
}

/** The line with the amounts that ledger entries are computed from. */
export async function bookedLine(db: Kysely<Database>, line: OrderLine): Promise<BookedLine> {
  return {
    transactionId: line.order.transaction_id,
    orderProductId: line.product.id,
    paid: paidFor(line),
    payout: payoutOf(line),
    returned: await partlyReturned(db, line.product.id),
  };
}

/** The lines of these order products, in the order of `ids`. Runs four queries for any number of ids. */
export async function loadLines(db: Kysely<Database>, ids: readonly string[]): Promise<readonly OrderLine[]> {
  if (ids.length === 0) return [];
  const products = await db
    .selectFrom('order_products')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  if (products.length === 0) return [];
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', 'in', [...new Set(products.map((product) => product.order_id))])
    .execute();
  const deliveries = await db
    .selectFrom('order_deliveries')
    .selectAll()
    .where('order_product_id', 'in', [...ids])
    .execute();
  const ledgerOf = await lineLedgers(db, ids);
  const orderOf = new Map(orders.map((order) => [order.id, order]));
  const deliveryOf = new Map(deliveries.map((delivery) => [delivery.order_product_id, delivery]));
  const productOf = new Map(products.map((product) => [product.id, product]));
  return ids.flatMap((id) => {
    const product = productOf.get(id);
    const order = product && orderOf.get(product.order_id);
    const delivery = deliveryOf.get(id);
    return product && order && delivery ? [{ product, order, delivery, ledger: ledgerOf(id) }] : [];
  });
}

/** One line with its delivery locked until the end of the transaction; undefined when there is none. */
export async function lockLine(db: Kysely<Database>, orderProductId: string): Promise<OrderLine | undefined> {
  await db
    .selectFrom('order_deliveries')
    .select('id')
    .where('order_product_id', '=', orderProductId)
    .forUpdate()
    .execute();
  const [line] = await loadLines(db, [orderProductId]);
  return line;
}

/** A delivery's line, without a permission check, for work without a viewer; undefined when there is none. */
export async function lineOfDelivery(
  db: Kysely<Database>,
  deliveryId: string,
  lock: 'lock' | 'read' = 'read',
): Promise<OrderLine | undefined> {
  const row = await db
    .selectFrom('order_deliveries')
    .select('order_product_id')
    .where('id', '=', deliveryId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  if (lock === 'lock') return await lockLine(db, row.order_product_id);
  return (await loadLines(db, [row.order_product_id]))[0];
}

/** A line by the id of its sold product, without a permission check; undefined when there is none. */
export async function lineOfOrderProduct(db: Kysely<Database>, id: string): Promise<OrderLine | undefined> {
  return (await loadLines(db, [id]))[0];
}

/** When the buyer received a sold product: its arrival, or the confirmation if no arrival is known; null before. */
export function receivedAt({ delivery }: OrderLine): Date | null {
  return delivery.arrived_at ?? delivery.confirmed_at;
}
