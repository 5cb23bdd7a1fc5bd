import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Viewer } from '../../graphql/context.ts';
import { UserHasNoObjectPermissionError } from '../../graphql/errors.ts';
import { findConversation, type OwnConversation, sideOf } from './store.ts';

/**
 * Returns one of the viewer's conversations. Throws the errors of findConversation, and
 * UserHasNoObjectPermissionError if it is not the viewer's.
 */
export async function ownConversation(
  db: Kysely<Database>,
  viewer: Viewer,
  uuid: string,
  lock: 'lock' | 'read' = 'read',
): Promise<OwnConversation> {
  const conversation = await findConversation(db, uuid, lock);
  const side = sideOf(conversation, viewer);
  if (side === null) throw new UserHasNoObjectPermissionError();
  return { conversation, side };
}

/**
 * Ends the prices agreed with this buyer (CHAT-006). They are for one purchase, which has been made, with the agreed
 * price or without.
 */
export async function endAgreedPrices(
  tx: Transaction<Database>,
  buyerId: string | null,
  productIds: readonly string[],
): Promise<void> {
  if (buyerId === null || productIds.length === 0) return;
  await tx
    .deleteFrom('agreed_prices')
    .where('buyer_id', '=', buyerId)
    .where('product_id', 'in', [...productIds])
    .execute();
}
