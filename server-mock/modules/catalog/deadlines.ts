import { expiresAfterDays } from '#domain/product/limits.ts';
import type { CommandScope } from '../../command.ts';
import { type DeadlineHandler, setDeadline } from '../../process/deadlines.ts';
import { impossible } from '../../process/transition.ts';
import { promisedOf } from '../reservations/holds-view.ts';
import { beingPaidUntil } from '../reservations/public.ts';
import { suspendedProducts } from './follow-suspension.ts';
import { transitionProduct } from './transition.ts';

const hour = 60 * 60 * 1000;

/**
 * Expires a product that has been for sale for long (FORM-005, docs/readings.md). A sold product stays visible as the
 * record of its order, and a product that is being paid for or promised to a buyer is left to that buyer.
 */
const productExpiry: DeadlineHandler = {
  kind: 'listing_expiry',
  run: async (scope, productId) => {
    const product = await scope.tx
      .selectFrom('products')
      .select(['id', 'status', 'inventory', 'seller_id'])
      .where('id', '=', productId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (product === undefined || (product.status !== 'PUBLISHED' && product.status !== 'IN_REVIEW')) return;
    const isSold = product.status === 'PUBLISHED' && product.inventory === 0;
    const dueAt = isSold ? afterAnotherPeriod(scope.now) : await endOfHolds(scope, productId);
    if (dueAt !== null) {
      await setDeadline(scope.tx, { kind: 'listing_expiry', subjectId: productId, dueAt });
      return;
    }
    const transition = { product, seller: { can_publish: false }, event: 'expire', actor: 'system' } as const;
    await transitionProduct(scope, transition, impossible('product', productId, 'expire'));
  },
};

/** A sold product can come back into stock: its order is cancelled, or the seller has another one. */
function afterAnotherPeriod(now: Date): Date {
  return new Date(now.getTime() + expiresAfterDays * 24 * hour);
}

/** When to look again at a product that a buyer is paying for or has been promised; null if there is none. */
async function endOfHolds({ tx, now }: CommandScope, productId: string): Promise<Date | null> {
  const promised = await promisedOf(tx, productId, now);
  if (promised !== null) return promised.until;
  return (await beingPaidUntil(tx, [productId], now)) === null ? null : new Date(now.getTime() + hour);
}

export const catalogDeadlines: readonly DeadlineHandler[] = [productExpiry, suspendedProducts];
