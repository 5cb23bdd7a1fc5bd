import type { Kysely, Selectable, Transaction } from 'kysely';
import { isForSale, type PricedLine } from '#domain/cart/cart-rules.ts';
import { freeOf, reservedUntil } from '#domain/cart/reservation.ts';
import type { ProductStatus } from '#domain/product/product-status.ts';
import type { CommandScope } from '../../command.ts';
import type { Database } from '../../db/schema.ts';
import { advanceDeadlines, setDeadline } from '../../process/deadlines.ts';
import { paymentCheckDue, productRestocked } from './events.ts';
import { holdsNow, holdsOn } from './holds-view.ts';
import { reservationEndKind as kind, stocksOf } from './stocks.ts';
import type { ReservationsTable } from './tables.ts';

export type Reservation = Selectable<ReservationsTable>;

/** A product whose stock and reservations nobody else can change until the end of the transaction. */
export interface LockedProduct {
  readonly id: string;
  readonly seller_id: string;
  readonly status: ProductStatus;
  readonly inventory: number;
  readonly price_cents: number | null;
  readonly title: string;
}

/** Locks products, always in the same order, so that two carts cannot deadlock. */
export async function lockProducts(
  tx: Transaction<Database>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LockedProduct>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('products')
    .select(['id', 'seller_id', 'status', 'inventory', 'price_cents', 'title'])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The payment and the cart whose own holds do not count. */
export interface PayingCart {
  readonly transactionId: string;
  readonly cartId: string;
}

/**
 * How many units of a locked product are left for a payment: the stock less what other payments and accepted bids
 * hold.
 */
export async function leftFor(
  { tx, now }: CommandScope,
  product: Pick<LockedProduct, 'id' | 'status' | 'inventory'>,
  { transactionId, cartId }: PayingCart,
): Promise<number> {
  if (!isForSale(product)) return 0;
  // Releases expired reservations, in case the sweep has not done so yet.
  await tx
    .updateTable('item_claims')
    .set({ state: 'RELEASED' })
    .where('product_id', '=', product.id)
    .where('state', '=', 'HELD')
    .where('expires_at', '<=', now)
    .where('transaction_id', '<>', transactionId)
    .execute();
  const holds = (await holdsOn(tx, [product.id])).get(product.id) ?? [];
  const others = holdsNow(holds, now, (hold) =>
    hold.transactionId === null ? hold.cartId === cartId : hold.transactionId === transactionId,
  );
  return freeOf(product.inventory, others);
}

/** A line of a cart with its product, to be reserved and paid. */
export interface WantedLine extends PricedLine {
  readonly productId: string;
  readonly deliveryMethodId: string | null;
  /** The delivery price of the whole line, in cents. */
  readonly deliveryPrice: number;
  /** Cents of the line that a code takes off; `giftCard` is what a gift card pays of it. */
  readonly discount: number;
  readonly giftCard: number;
}

/** Reserves the products of the lines for a payment until `until`. The database rejects more than the stock. */
export async function insertReservations(
  scope: CommandScope,
  transactionId: string,
  lines: readonly WantedLine[],
  until: Date,
): Promise<void> {
  await scope.tx
    .insertInto('item_claims')
    .values(
      lines.map((line, position) => ({
        transaction_id: transactionId,
        product_id: line.productId,
        quantity: line.quantity,
        price_cents: line.price,
        delivery_method_id: line.deliveryMethodId,
        delivery_price_cents: line.deliveryPrice,
        discount_cents: line.discount,
        gift_card_cents: line.giftCard,
        state: 'HELD' as const,
        expires_at: until,
        position,
      })),
    )
    .execute();
  await recordReserved(
    scope,
    lines.map((line) => line.productId),
  );
}

/** Whether a payment is for exactly what the cart contains now. */
export function isSameCart(reservations: readonly Reservation[], lines: readonly WantedLine[]): boolean {
  return (
    reservations.length === lines.length &&
    lines.every((line) =>
      reservations.some(
        (reservation) =>
          reservation.state === 'HELD' &&
          reservation.product_id === line.productId &&
          reservation.quantity === line.quantity &&
          reservation.price_cents === line.price &&
          reservation.delivery_method_id === line.deliveryMethodId &&
          reservation.delivery_price_cents === line.deliveryPrice &&
          Number(reservation.discount_cents) === line.discount &&
          Number(reservation.gift_card_cents) === line.giftCard,
      ),
    )
  );
}

/** The reservations of a payment, in the order of the cart. */
export async function reservationsOf(db: Kysely<Database>, transactionId: string): Promise<Reservation[]> {
  return await db
    .selectFrom('item_claims')
    .selectAll()
    .where('transaction_id', '=', transactionId)
    .orderBy('position')
    .execute();
}

/** Releases what was reserved for a payment, so that others can buy it. */
export async function releaseReservations(scope: CommandScope, transactionId: string): Promise<void> {
  const released = await scope.tx
    .updateTable('item_claims')
    .set({ state: 'RELEASED' })
    .where('transaction_id', '=', transactionId)
    .where('state', '=', 'HELD')
    .returning('product_id')
    .execute();
  await recordReleased(
    scope,
    released.map((reservation) => reservation.product_id),
  );
}

/** Extends the reservations of a payment, so that nobody else can buy the products before `until`. */
export async function extendReservations(
  { tx }: CommandScope,
  transactionId: string,
  until: Date,
): Promise<void> {
  await tx
    .updateTable('item_claims')
    .set({ expires_at: until })
    .where('transaction_id', '=', transactionId)
    .where('state', '=', 'HELD')
    .execute();
}

/** Records that the products of a payment are sold to its buyer. */
export async function sellReservations({ tx }: CommandScope, transactionId: string): Promise<void> {
  await tx
    .updateTable('item_claims')
    .set({ state: 'SOLD' })
    .where('transaction_id', '=', transactionId)
    .execute();
}

/** Records that units of these products were reserved. The caller has locked their rows. */
export async function recordReserved(scope: CommandScope, productIds: readonly string[]): Promise<void> {
  const { tx, now } = scope;
  const stocks = await stocksOf(tx, productIds);
  const holds = await holdsOn(tx, productIds);
  for (const { id, inventory } of stocks) {
    const dueAt = reservedUntil(inventory, holdsNow(holds.get(id) ?? [], now));
    if (dueAt !== null) await setDeadline(tx, { kind, subjectId: id, dueAt });
  }
}

/**
 * Records that units of these products were released or added; the deadline handler then checks whether one can be
 * bought.
 */
export async function recordReleased(
  { tx, now }: CommandScope,
  productIds: readonly string[],
): Promise<void> {
  await advanceDeadlines(tx, kind, productIds, now);
}

/**
 * Records that a sold product is for sale again; the deadline handler then checks whether it can be bought. The
 * caller has locked its row.
 */
export async function recordRestocked(
  scope: CommandScope,
  { id, seller_id }: { readonly id: string; readonly seller_id: string },
): Promise<void> {
  await recordReturned(scope, id);
  await scope.emit(productRestocked, { productId: id, sellerId: seller_id });
}

/**
 * Records that a product that people are waiting for is in the shop again. Its reservation may have ended while it
 * was not for sale, so that no deadline is left; the deadline handler then checks whether it can be bought. The
 * caller has locked its row.
 */
export async function recordReturned({ tx, now }: CommandScope, productId: string): Promise<void> {
  await setDeadline(tx, { kind, subjectId: productId, dueAt: now });
}

/**
 * The end of the last reservation of these products by an open payment at `now`; null when nobody is paying for one.
 * If the caller has locked the products' rows, the result holds until the end of the transaction: a payment locks
 * them before it reserves.
 */
export async function beingPaidUntil(
  db: Kysely<Database>,
  productIds: readonly string[],
  now: Date,
): Promise<Date | null> {
  return lastEnd(await paymentsFor(db, productIds, now));
}

/**
 * Ends the open payments for products that leave the shop for good: each is cancelled at the provider after the
 * commit, which releases everything that it reserved. If the bank is processing some of them, which cannot be
 * cancelled, ends none and returns the end of their reservations. The caller has locked the products' rows.
 */
export async function endPaymentsFor(
  scope: CommandScope,
  productIds: readonly string[],
): Promise<Date | null> {
  const payments = await paymentsFor(scope.tx, productIds, scope.now);
  const processed = payments.filter(({ status }) => status === 'reserved');
  if (processed.length > 0) return lastEnd(processed);
  for (const transactionId of new Set(payments.map(({ id }) => id)))
    await scope.emit(paymentCheckDue, { transactionId });
  return null;
}

async function paymentsFor(db: Kysely<Database>, productIds: readonly string[], now: Date) {
  if (productIds.length === 0) return [];
  return await db
    .selectFrom('item_claims')
    .innerJoin('transactions', 'transactions.id', 'item_claims.transaction_id')
    .where('item_claims.product_id', 'in', [...productIds])
    .where('item_claims.state', '=', 'HELD')
    .where('item_claims.expires_at', '>', now)
    .select(['transactions.id', 'transactions.status', 'item_claims.expires_at as until'])
    .execute();
}

function lastEnd(payments: readonly { readonly until: Date }[]): Date | null {
  return payments.reduce<Date | null>(
    (last, { until }) => (last === null || until > last ? until : last),
    null,
  );
}
