import { randomUUID } from 'node:crypto';
import type { RemovalReason } from '#domain/staff/removal.ts';
import { audit } from '../../audit.ts';
import type { CommandScope } from '../../command.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { productTakenOffline } from '../products/events.ts';

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
