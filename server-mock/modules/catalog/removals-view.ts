import { randomUUID } from 'node:crypto';
import type { RemovalReason } from '#domain/staff/removal.ts';
import { audit } from '../../audit.ts';
import type { CommandScope } from '../../command.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { ValidationError } from '../../graphql/errors.ts';
import { productTakenOffline } from '../products/events.ts';
import { transitionProduct } from './transition.ts';

export interface Removal {
  readonly reason: RemovalReason;
  readonly explanation: string;
}

/** Stores the reason why staff took a product offline, and notifies the seller. */
export async function insertRemoval(
  scope: CommandScope,
  context: GraphqlContext,
  productId: string,
  { reason, explanation }: Removal,
): Promise<void> {
  const { tx, now } = scope;
  const id = randomUUID();
  await tx
    .insertInto('product_removals')
    .values({
      ...{ id, product_id: productId, reason, explanation, removed_at: now },
      removed_by: signedIn(context).userId,
    })
    .execute();
  const details = { product: productId, reason };
  await audit(tx, context, { kind: 'staff_product_archived', userId: null, details });
  await scope.emit(productTakenOffline, { productId, removalId: id });
}

/**
 * Takes a product offline for staff, in the caller's transaction; a product that is not online stays unchanged. Throws
 * ValidationError if its status does not allow it.
 */
export async function takeProductOffline(
  scope: CommandScope,
  context: GraphqlContext,
  productId: string,
  removal: Removal,
): Promise<void> {
  const product = await lockedListing(scope, productId);
  if (product === undefined || !['PUBLISHED', 'IN_REVIEW', 'EXPIRED'].includes(product.status)) return;
  const move = { product, seller: { can_publish: false }, event: 'delete', actor: 'staff' } as const;
  await transitionProduct(scope, move, (code) => new ValidationError(code));
  await insertRemoval(scope, context, productId, removal);
}

/**
 * Returns a product that staff took offline to review, in the caller's transaction; one that the seller has since
 * published again or sold stays unchanged. Throws ValidationError `seller_suspended`.
 */
export async function restoreProduct(
  scope: CommandScope,
  context: GraphqlContext,
  productId: string,
): Promise<void> {
  const product = await lockedListing(scope, productId);
  if (product?.status !== 'ARCHIVED' || product.inventory === 0) return;
  const move = { product, seller: { can_publish: false }, event: 'restore', actor: 'staff' } as const;
  await transitionProduct(scope, move, (code) => new ValidationError(code));
  const details = { product: productId };
  await audit(scope.tx, context, { kind: 'staff_product_restored', userId: null, details });
}

async function lockedListing({ tx }: CommandScope, productId: string) {
  return await tx
    .selectFrom('products')
    .select(['id', 'status', 'inventory', 'seller_id'])
    .where('id', '=', productId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
