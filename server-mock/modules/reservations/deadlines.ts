import { isForSale } from '#domain/cart/cart-rules.ts';
import { reservedUntil } from '#domain/cart/reservation.ts';
import { type DeadlineHandler, setDeadline } from '../../process/deadlines.ts';
import { productAvailable } from './events.ts';
import { holdsNow, holdsOn } from './holds-view.ts';
import { reservationEndKind as kind, stocksOf } from './stocks.ts';

/**
 * Milliseconds until a payment whose time is over is looked at again: asking the provider about it takes a moment,
 * and it may have been paid.
 */
const checkAgainAfter = 60_000;
/**
 * Milliseconds without an answer from the provider after which the product counts as available, as everywhere else.
 */
const longestWait = 10 * 60_000;

/**
 * Emits that a product is available again once its stock is no longer all held; runs again later while another
 * reservation holds it. Emits nothing for a product that was sold or left the shop meanwhile; `recordRestocked` and
 * `recordReturned` start again.
 */
const reservationEnd: DeadlineHandler = {
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
      await setDeadline(tx, { kind, subjectId: productId, dueAt: new Date(+now + checkAgainAfter) });
      return;
    }
    await scope.emit(productAvailable, { productId, sellerId: product.seller_id });
  },
};

export const reservationDeadlines: readonly DeadlineHandler[] = [reservationEnd];
