import type { LifeCycleRefusal } from '#domain/process/life-cycle.ts';
import type { ProductLifeCycleParts } from '#domain/product/life-cycle.ts';
import {
  type ProductActor,
  type ProductEvent,
  productLifeCycle,
  productSituation,
} from '#domain/product/life-cycle.ts';
import type { RequestedChangeCode } from '#domain/product/product-status.ts';
import type { ReviewDecision } from '#domain/product/review.ts';
import type { CommandScope } from '../../command.ts';
import { runTransition, type TransitionWriter } from '../../process/transition.ts';
import { endBidsOn } from '../bids/public/settle-bids.ts';
import { announcements, catalogTopic } from '../products/events.ts';
import type { ProductRow } from '../products/product-view.ts';
import { recordReturned } from '../reservations/public.ts';
import type { Seller } from '../sellers/public.ts';
import { watchersOf } from '../watches/watchers-view.ts';
import { openRemoval } from './open-removal.ts';
import { recordPrice } from './price-history.ts';

export interface ProductTransition {
  readonly product: Pick<ProductRow, 'id' | 'status' | 'inventory' | 'seller_id'>;
  readonly seller: Pick<Seller, 'can_publish'>;
  readonly event: ProductEvent;
  readonly actor: ProductActor;
  /** The review decision, which the domain events contain. */
  readonly review?: {
    readonly id: string;
    readonly decision: ReviewDecision;
    readonly fields: readonly RequestedChangeCode[];
  };
}

/** The reason why a transition is not allowed. */
export type ProductRefusal = ProductLifeCycleParts['code'] | LifeCycleRefusal | 'seller_suspended';

/**
 * Runs one transition of a product in the caller's transaction: its status, the effects in the order of the table,
 * the deadline and the domain event. The caller holds the row lock of the product. Throws the error that `refused`
 * returns if the transition is not allowed.
 */
export async function transitionProduct(
  scope: CommandScope,
  transition: ProductTransition,
  refused: (code: ProductRefusal) => Error,
): Promise<void> {
  const { event, actor, product } = transition;
  const canPublish =
    transition.seller.can_publish &&
    !(event === 'republish' && (await openRemoval(scope.tx, product.id)) !== undefined);
  const facts = productSituation({ canPublish, inventory: product.inventory });
  const { id, status: state } = product;
  if (offersAnew(transition) && (await isSuspended(scope, product.seller_id)))
    throw refused('seller_suspended');
  await runTransition(scope, writerOf(transition), { id, state, event, actor, facts }, refused);
  scope.publish(catalogTopic, { productId: id });
}

/** Whether the transition makes the product visible to buyers or reviewers who could not see it before. */
function offersAnew({ event, product }: ProductTransition): boolean {
  if (event === 'save') return product.status === 'CHANGES_REQUESTED';
  return event === 'publish' || event === 'republish' || event === 'approve' || event === 'restore';
}

/**
 * Returns whether an account that acts for the seller is suspended. The share lock keeps it from being suspended
 * until the end of the transaction, so that a suspension afterwards finds and hides the published products.
 */
async function isSuspended({ tx }: CommandScope, sellerId: string): Promise<boolean> {
  const accounts = await tx
    .selectFrom('users')
    .select('suspended_at')
    .where('seller_id', '=', sellerId)
    .orderBy('id')
    .forShare()
    .execute();
  return accounts.some(({ suspended_at }) => suspended_at !== null);
}

/** These effects are columns of the same row, written together with the status because constraints check both. */
const withStatus = async (): Promise<void> => undefined;

function writerOf(transition: ProductTransition): TransitionWriter<ProductLifeCycleParts> {
  const announce = (effect: keyof typeof announcements) => async (scope: CommandScope, id: string) =>
    await scope.emit(announcements[effect], {
      productId: id,
      sellerId: transition.product.seller_id,
      ...(transition.review !== undefined && {
        reviewId: transition.review.id,
        decision: transition.review.decision,
      }),
    });
  return {
    lifeCycle: productLifeCycle,
    write: (scope, id, to, effects) => writeStatus(scope, transition, id, to, effects),
    effects: {
      date_publication: withStatus,
      clear_requested_changes: withStatus,
      note_requested_changes: withStatus,
      sell_out: withStatus,
      announce_published: announce('announce_published'),
      check_watches: async (scope, id) => {
        if ((await watchersOf(scope.tx, id)).length > 0) await recordReturned(scope, id);
      },
      announce_submitted: announce('announce_submitted'),
      announce_review: announce('announce_review'),
      announce_gone: async (scope, id) => {
        await endBidsOn(scope, id, 'gone');
        await announce('announce_gone')(scope, id);
      },
      announce_sold: async (scope, id) => {
        await endBidsOn(scope, id, 'sold');
        await announce('announce_sold')(scope, id);
      },
    },
  };
}

async function writeStatus(
  { tx, now }: CommandScope,
  transition: ProductTransition,
  id: string,
  to: ProductLifeCycleParts['state'],
  effects: readonly ProductLifeCycleParts['effect'][],
): Promise<void> {
  const does = (effect: ProductLifeCycleParts['effect']) => effects.includes(effect);
  await tx
    .updateTable('products')
    .set({
      status: to,
      updated_at: now,
      ...(does('date_publication') && { publication_date: now }),
      ...(to === 'IN_REVIEW' && transition.product.status !== 'IN_REVIEW' && { submitted_at: now }),
      ...(does('clear_requested_changes') && { requested_changes: [] }),
      ...(does('note_requested_changes') && { requested_changes: [...(transition.review?.fields ?? [])] }),
      ...(does('sell_out')
        ? { inventory: 0, sold_at: now }
        : transition.product.inventory > 0 && { sold_at: null }),
    })
    .where('id', '=', id)
    .execute();
  if (to === 'PUBLISHED') await recordPrice(tx, id, now);
}
