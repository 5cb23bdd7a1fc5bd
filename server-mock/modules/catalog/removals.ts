import { randomUUID } from 'node:crypto';
import type { RemovalReason } from '#domain/staff/removal.ts';
import { audit } from '../../audit.ts';
import type { CommandScope } from '../../command.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { ValidationError } from '../../graphql/errors.ts';
import { productTakenOffline } from '../products/events.ts';
import { type ProductTransition, transitionProduct } from './transition.ts';

export interface Removal {
  readonly reason: RemovalReason;
  readonly explanation: string;
  /** The report whose decision the removal is. */
  readonly reportId?: string;
}

/** Stores the reason why staff took a product offline, and notifies the seller. */
export async function insertRemoval(
  scope: CommandScope,
  context: GraphqlContext,
  productId: string,
  removal: Removal,
): Promise<void> {
  const removalId = await storeRemoval(scope, context, productId, { ...removal, wasOffline: false });
  const details = { product: productId, reason: removal.reason };
  await audit(scope.tx, context, { kind: 'staff_product_archived', userId: null, details });
  await scope.emit(productTakenOffline, { productId, removalId });
}

/**
 * Stores the removal of a product that is offline already, so that it is reviewed before it is published again. The
 * decision on the report notifies the seller.
 */
export async function recordRemoval(
  scope: CommandScope,
  context: GraphqlContext,
  productId: string,
  removal: Removal,
): Promise<void> {
  await storeRemoval(scope, context, productId, { ...removal, wasOffline: true });
}

async function storeRemoval(
  { tx, now }: CommandScope,
  context: GraphqlContext,
  productId: string,
  { reason, explanation, reportId, wasOffline }: Removal & { readonly wasOffline: boolean },
): Promise<string> {
  const id = randomUUID();
  await tx
    .insertInto('product_removals')
    .values({
      ...{ id, product_id: productId, reason, explanation, removed_at: now },
      ...{ removed_by: signedIn(context).userId, report_id: reportId ?? null, was_offline: wasOffline },
    })
    .execute();
  return id;
}

/** Stores which report's decision a removal is. */
export async function attributeRemoval(
  { tx }: CommandScope,
  removalId: string,
  reportId: string,
): Promise<void> {
  await tx.updateTable('product_removals').set({ report_id: reportId }).where('id', '=', removalId).execute();
}

/**
 * Returns a product that staff took offline to review, in the caller's transaction; one that the seller has since
 * published again or sold stays unchanged. The caller holds the row lock of the product. Throws ValidationError
 * `seller_suspended`.
 */
export async function restoreProduct(
  scope: CommandScope,
  context: GraphqlContext,
  product: ProductTransition['product'],
): Promise<void> {
  if (product.status !== 'ARCHIVED' || product.inventory === 0) return;
  const transition = { product, seller: { can_publish: false }, event: 'restore', actor: 'staff' } as const;
  await transitionProduct(scope, transition, (code) => new ValidationError(code));
  const details = { product: product.id };
  await audit(scope.tx, context, { kind: 'staff_product_restored', userId: null, details });
}
