import type { CommandScope } from '../../command.ts';
import { type DeadlineHandler, setDeadline } from '../../process/deadlines.ts';
import type { EventHandler } from '../../process/event-handler.ts';
import { impossible } from '../../process/transition.ts';
import { endPaymentsFor } from '../reservations/public.ts';
import { userReinstated, userSuspended } from '../staff-desk/events.ts';
import { transitionProduct } from './transition.ts';

const shownAgain = { PUBLISHED: 'show_again', IN_REVIEW: 'review_again' } as const;

/** The deadline at which products are hidden whose payment the bank was still processing. */
const kind = 'suspended_listings';

/**
 * Hides the products of a seller while an account that acts for it is suspended, and shows them again afterwards
 * (docs/decisions/0033-suspension.md). It only depends on the current state, so repeated or late events change
 * nothing.
 */
async function followSuspension(scope: CommandScope, sellerId: string): Promise<void> {
  // A suspension and its end may be handled at the same moment. Without the lock, products could be hidden after the
  // end was handled, and nothing would show them again.
  await scope.tx.selectFrom('sellers').select('id').where('id', '=', sellerId).forNoKeyUpdate().execute();
  const suspended = await scope.tx
    .selectFrom('users')
    .select('id')
    .where('seller_id', '=', sellerId)
    .where('suspended_at', 'is not', null)
    .executeTakeFirst();
  if (suspended === undefined) await showProducts(scope, sellerId);
  else await hideProducts(scope, sellerId);
}

async function hideProducts(scope: CommandScope, sellerId: string): Promise<void> {
  const open = await scope.tx
    .selectFrom('products')
    .select(['id', 'status', 'inventory', 'seller_id'])
    .where('seller_id', '=', sellerId)
    .where('status', 'in', ['PUBLISHED', 'IN_REVIEW'])
    // Sold products stay visible as the record of their order.
    .where('inventory', '>', 0)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const ends: Date[] = [];
  for (const product of open) {
    const until = await endPaymentsFor(scope, [product.id]);
    if (until === null) await hide(scope, product);
    else ends.push(until);
  }
  if (ends.length === 0) return;
  const dueAt = new Date(Math.max(...ends.map((end) => end.getTime())));
  await setDeadline(scope.tx, { kind, subjectId: sellerId, dueAt });
}

type SuspendedProduct = Parameters<typeof transitionProduct>[1]['product'];

async function hide(scope: CommandScope, product: SuspendedProduct): Promise<void> {
  const was = product.status === 'PUBLISHED' ? 'PUBLISHED' : 'IN_REVIEW';
  const { id: product_id, seller_id } = product;
  await scope.tx
    .insertInto('hidden_listings')
    .values({ product_id, seller_id, was, hidden_at: scope.now })
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet({ was, hidden_at: scope.now }))
    .execute();
  await follow(scope, product, 'hide');
}

async function showProducts(scope: CommandScope, sellerId: string): Promise<void> {
  const hidden = await scope.tx
    .selectFrom('products')
    .innerJoin('hidden_listings', 'hidden_listings.product_id', 'products.id')
    .select(['products.id', 'status', 'inventory', 'products.seller_id', 'was'])
    .where('hidden_listings.seller_id', '=', sellerId)
    // A product that was republished or archived in the meantime keeps its status.
    .where('status', '=', 'EXPIRED')
    .orderBy('products.id')
    .forNoKeyUpdate('products')
    .execute();
  for (const { was, ...product } of hidden) await follow(scope, product, shownAgain[was]);
  await scope.tx.deleteFrom('hidden_listings').where('seller_id', '=', sellerId).execute();
}

async function follow(
  scope: CommandScope,
  product: SuspendedProduct,
  event: 'hide' | 'show_again' | 'review_again',
): Promise<void> {
  const transition = { product, seller: { can_publish: false }, event, actor: 'system' } as const;
  await transitionProduct(scope, transition, impossible('product', product.id, event));
}

function following(name: string, on: string): EventHandler {
  return {
    name,
    on,
    inside: async (scope, { payload }) => {
      if (typeof payload.sellerId === 'string') await followSuspension(scope, payload.sellerId);
    },
  };
}

export const catalogSuspensionHandlers: readonly EventHandler[] = [
  following('catalog.hide_listings', userSuspended),
  following('catalog.show_listings', userReinstated),
];

export const suspendedProducts: DeadlineHandler = {
  kind,
  run: followSuspension,
};
