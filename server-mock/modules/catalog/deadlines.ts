import { type DeadlineHandler, setDeadline } from '../../process/deadlines.ts';
import { impossible } from '../../process/transition.ts';
import { beingPaidUntil } from '../reservations/public.ts';
import { suspendedProducts } from './follow-suspension.ts';
import { transitionProduct } from './transition.ts';

/** While a payment is in progress, expiry is postponed by this many milliseconds. */
const postponement = 60 * 60 * 1000;

/** Expires a product that was neither bought nor renewed (FORM-005, docs/readings.md). */
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
    if ((await beingPaidUntil(scope.tx, [productId], scope.now)) !== null) {
      const dueAt = new Date(scope.now.getTime() + postponement);
      await setDeadline(scope.tx, { kind: 'listing_expiry', subjectId: productId, dueAt });
      return;
    }
    const transition = { product, seller: { can_publish: false }, event: 'expire', actor: 'system' } as const;
    await transitionProduct(scope, transition, impossible('product', productId, 'expire'));
  },
};

export const catalogDeadlines: readonly DeadlineHandler[] = [productExpiry, suspendedProducts];
