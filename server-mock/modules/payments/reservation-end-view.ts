import type { Transaction } from 'kysely';
import { isForSale } from '#domain/cart/cart-rules.ts';
import { reservedUntil } from '#domain/cart/reservation.ts';
import type { CommandScope } from '../../command.ts';
import type { Database } from '../../db/schema.ts';
import { type DeadlineHandler, setDeadline } from '../../process/deadlines.ts';
import { productAvailable, productRestocked } from './events.ts';
import { holdsNow, holdsOn } from './holds-view.ts';

/*
 * A product that nobody else can buy because all there is of it is held has one deadline, at the first moment at which
 * some of it may be free. Whoever ends a reservation earlier moves that deadline to the present. Its handler is the one
 * place that says that a product is available again: once, because the deadline goes in the same transaction.
 */
const kind = 'reservation_end';
/** A payment whose time is over is asked for at the provider, which takes a moment; it may have been paid. */
const lookAgainAfter = 60_000;
/** After so long without an answer from the provider the product counts as available, as it does everywhere else. */
const longestWait = 10 * 60_000;

/** Notes that something of these products was reserved just now. Their rows are locked by the caller. */
export async function recordReserved(scope: CommandScope, productIds: readonly string[]): Promise<void> {
  const { tx, now } = scope;
  const stocks = await stocksOf(tx, productIds);
  const holds = await holdsOn(tx, productIds);
  for (const { id, inventory } of stocks) {
    const dueAt = reservedUntil(inventory, holdsNow(holds.get(id) ?? [], now));
    if (dueAt !== null) await setDeadline(tx, { kind, subjectId: id, dueAt });
  }
}

/** Notes that something of these products was released, or that there is more of them: whether one can be bought now is looked at next. */
export async function recordReleased(
  { tx, now }: CommandScope,
  productIds: readonly string[],
): Promise<void> {
  if (productIds.length === 0) return;
  // Waits for a sweep that is looking at this moment and may set the deadline anew; the update then finds the new one.
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

/** Notes that a sold product is for sale again: whether it can be bought is looked at next. Its row is locked by the caller. */
export async function recordRestocked(
  { tx, now, emit }: CommandScope,
  { id, seller_id }: { readonly id: string; readonly seller_id: string },
): Promise<void> {
  await setDeadline(tx, { kind, subjectId: id, dueAt: now });
  await emit(productRestocked, { productId: id, sellerId: seller_id });
}

/**
 * Notes that a product is in the shop again that people wait for. Its reservation may have ended while it was not for
 * sale, without a deadline left to say so: whether it can be bought is looked at next. Its row is locked by the caller.
 */
export async function recordReturned({ tx, now }: CommandScope, productId: string): Promise<void> {
  await setDeadline(tx, { kind, subjectId: productId, dueAt: now });
}

/**
 * Says that a product is available again once nothing holds all of it; looks again later while another reservation does.
 * A product that was sold or left the shop meanwhile is not mentioned; `recordRestocked` and `recordReturned` begin anew.
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
