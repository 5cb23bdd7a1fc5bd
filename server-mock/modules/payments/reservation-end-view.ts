import type { Transaction } from 'kysely';
import { isForSale } from '#domain/cart/cart-rules.ts';
import { reservedUntil } from '#domain/cart/reservation.ts';
import type { CommandScope } from '../../command.ts';
import type { Database } from '../../db/schema.ts';
import { type DeadlineHandler, setDeadline } from '../../process/deadlines.ts';
import { productAvailable, productRestocked } from './events.ts';
import { holdsNow, holdsOn } from './holds-view.ts';

/*
 * A product that nobody else can buy because all of its stock is held has one deadline, at the first moment at which
 * some of it may be free. Code that ends a reservation earlier moves that deadline to the present. Only the
 * deadline's handler emits that a product is available again, and only once, because the deadline is removed in the
 * same transaction.
 */
const kind = 'reservation_end';
/**
 * Milliseconds until a payment whose time is over is looked at again: asking the provider about it takes a moment,
 * and it may have been paid.
 */
const lookAgainAfter = 60_000;
/**
 * Milliseconds without an answer from the provider after which the product counts as available, as everywhere else.
 */
const longestWait = 10 * 60_000;

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
  if (productIds.length === 0) return;
  // Waits for a sweep that is running these deadlines and may reschedule them; the update then finds the new ones.
  await tx
    .selectFrom('deadlines')
    .select('id')
    .where('kind', '=', kind)
    .where('subject_id', 'in', [...productIds])
    .orderBy('subject_id')
    .forUpdate()
    .execute();
  await tx
    .updateTable('deadlines')
    .set({ due_at: now })
    .where('kind', '=', kind)
    .where('subject_id', 'in', [...productIds])
    .where('due_at', '>', now)
    .execute();
}

/**
 * Records that a sold product is for sale again; the deadline handler then checks whether it can be bought. The
 * caller has locked its row.
 */
export async function recordRestocked(
  { tx, now, emit }: CommandScope,
  { id, seller_id }: { readonly id: string; readonly seller_id: string },
): Promise<void> {
  await setDeadline(tx, { kind, subjectId: id, dueAt: now });
  await emit(productRestocked, { productId: id, sellerId: seller_id });
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
 * Emits that a product is available again once its stock is no longer all held; runs again later while another
 * reservation holds it. Emits nothing for a product that was sold or left the shop meanwhile; `recordRestocked` and
 * `recordReturned` start again.
 */
export const reservationEnd: DeadlineHandler = {
  kind,
  run: async (scope, productId) => {
    const { tx, now } = scope;
    const [product] = await stocksOf(tx, [productId]);
    if (product === undefined || !isForSale(product)) return;
    const holds = (await holdsOn(tx, [productId])).get(productId) ?? [];
    const until = reservedUntil(product.inventory, holdsNow(holds, now));
    if (until !== null) {
      await setDeadline(tx, { kind, subjectId: productId, dueAt: until });
      return;
    }
    const isUnsettled = holds.some(
      (hold) => hold.transactionId !== null && hold.until <= now && +hold.until > +now - longestWait,
    );
    if (isUnsettled) {
      await setDeadline(tx, { kind, subjectId: productId, dueAt: new Date(+now + lookAgainAfter) });
      return;
    }
    await scope.emit(productAvailable, { productId, sellerId: product.seller_id });
  },
};

async function stocksOf(tx: Transaction<Database>, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return await tx
    .selectFrom('products')
    .select(['id', 'seller_id', 'status', 'inventory'])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .execute();
}
