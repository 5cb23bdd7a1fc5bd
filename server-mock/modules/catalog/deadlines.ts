import type { DeadlineHandler } from '../../process/deadlines.ts';
import { moveListing } from './transition.ts';

/** A listing that nobody bought or renewed leaves the shop (FORM-005, readings FORM-005). */
const listingExpiry: DeadlineHandler = {
  kind: 'listing_expiry',
  run: async (scope, productId, { bus }) => {
    const product = await scope.tx
      .selectFrom('products')
      .select(['id', 'status', 'inventory', 'seller_id'])
      .where('id', '=', productId)
      .forUpdate()
      .executeTakeFirst();
    if (product === undefined || (product.status !== 'PUBLISHED' && product.status !== 'IN_REVIEW')) return;
    const move = { product, seller: { can_publish: false }, event: 'expire', actor: 'system' } as const;
    await moveListing(scope, bus, move, (code) => new Error(`A listing could not expire: ${code}.`));
  },
};

export const catalogDeadlines: readonly DeadlineHandler[] = [listingExpiry];
