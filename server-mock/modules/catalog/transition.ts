import type { ListingParts } from '#domain/listing/life-cycle.ts';
import {
  type ListingActor,
  type ListingEvent,
  listingLifeCycle,
  listingSituation,
} from '#domain/listing/life-cycle.ts';
import type { RequestedChangeCode } from '#domain/listing/product-status.ts';
import { type Decision, decide, type LifeCycleRefusal } from '#domain/process/life-cycle.ts';
import type { CommandScope } from '../../command.ts';
import { afterCommit } from '../../db/transaction.ts';
import type { EventBus } from '../../process/event-bus.ts';
import { moveDeadline } from '../../process/transition.ts';
import type { Seller } from '../sellers/store.ts';
import { announcements, catalogTopic } from './events.ts';
import { recordPrice } from './price-history.ts';
import type { ProductRow } from './product-view.ts';

export interface ListingMove {
  readonly product: Pick<ProductRow, 'id' | 'status' | 'inventory' | 'seller_id'>;
  readonly seller: Pick<Seller, 'can_publish'>;
  readonly event: ListingEvent;
  readonly actor: ListingActor;
  /** For `request_changes`. */
  readonly requestedChanges?: readonly RequestedChangeCode[];
}

/** Why the table does not allow a move. */
export type ListingRefusal = ListingParts['code'] | LifeCycleRefusal;

/**
 * Runs one move of the product's life cycle in the caller's transaction: status, effects in the table's order, the
 * deadline, the announcement. The product's row must be locked by the caller. A refusal is thrown as what `refused`
 * makes of it.
 */
export async function moveListing(
  scope: CommandScope,
  bus: EventBus,
  move: ListingMove,
  refused: (code: ListingRefusal) => Error,
): Promise<void> {
  const facts = listingSituation({ canPublish: move.seller.can_publish, inventory: move.product.inventory });
  const { event, actor, product } = move;
  const decision = decide(listingLifeCycle, { state: product.status, event, actor, facts });
  if (!decision.ok) throw refused(decision.code);
  await writeMove(scope, move, decision.value);
  for (const effect of decision.value.effects) {
    const type = announcements[effect];
    if (type !== undefined) await scope.emit(type, { productId: product.id, sellerId: product.seller_id });
  }
  afterCommit(() => bus.publish(catalogTopic, { productId: product.id }));
}

async function writeMove(
  scope: CommandScope,
  move: ListingMove,
  decision: Decision<ListingParts>,
): Promise<void> {
  const { tx, now } = scope;
  const { id } = move.product;
  const does = (effect: ListingParts['effect']) => decision.effects.includes(effect);
  await tx
    .updateTable('products')
    .set({
      status: decision.to,
      updated_at: now,
      ...(does('date_publication') && { publication_date: now }),
      ...(does('clear_requested_changes') && { requested_changes: [] }),
      ...(does('note_requested_changes') && { requested_changes: [...(move.requestedChanges ?? [])] }),
      ...(does('sell_out') && { inventory: 0 }),
    })
    .where('id', '=', id)
    .execute();
  if (decision.to === 'PUBLISHED') await recordPrice(tx, id, now);
  await moveDeadline(scope, listingLifeCycle, id, decision);
}
