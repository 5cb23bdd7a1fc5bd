import type { Selectable } from 'kysely';
import { bidValidity } from '#domain/bid/bid-rules.ts';
import {
  type BidClosedReason,
  type BidFacts,
  type BidParts,
  bidLifeCycle,
  openBidStatuses,
} from '#domain/bid/life-cycle.ts';
import type { LifeCycleRefusal } from '#domain/process/life-cycle.ts';
import type { CommandScope } from '../../command.ts';
import { clearDeadline } from '../../process/deadlines.ts';
import { impossible, runTransition, type TransitionWriter } from '../../process/transition.ts';
import { cartForBid, endBidCart } from '../carts/public/bid-carts.ts';
import { bidChanged } from './events.ts';
import { bidReminderKind, remindBefore } from './remind-bid.ts';
import type { BidsTable } from './tables.ts';

export type Bid = Selectable<BidsTable>;

export interface BidTransition {
  readonly event: BidParts['event'];
  readonly actor: BidParts['actor'];
  readonly facts: BidFacts;
  /** Only for a counterbid. */
  readonly counterbidCents?: number;
  /** Only for a bid that the system closes. */
  readonly reason?: BidClosedReason;
}

type Refused = (code: BidParts['code'] | LifeCycleRefusal) => Error;

/**
 * Runs one transition of a bid in the caller's transaction: its status, cart and deadline, the other bids on the
 * product, and the notifications. The caller holds the row locks of the product and then of the bid. Returns the new
 * status.
 */
export async function transitionBid(
  scope: CommandScope,
  bid: Bid,
  transition: BidTransition,
  refused: Refused,
): Promise<BidParts['state']> {
  const { event, actor, facts } = transition;
  const situation = { id: bid.id, state: bid.status, event, actor, facts };
  const { to } = await runTransition(scope, writerOf(bid, transition), situation, refused);
  return to;
}

function writerOf(bid: Bid, transition: BidTransition): TransitionWriter<BidParts> {
  const notify = (sides: readonly string[]) => async (scope: CommandScope, bidId: string) => {
    const { status: to } = await scope.tx
      .selectFrom('bids')
      .select('status')
      .where('id', '=', bidId)
      .executeTakeFirstOrThrow();
    await scope.emit(bidChanged, { bidId, from: bid.status, to, sides });
  };
  return {
    lifeCycle: bidLifeCycle,
    write: (scope, _id, to) => writeStatus(scope, bid, transition, to),
    effects: {
      reserve_product: (scope) => makeCart(scope, bid, bid.amount_cents, true),
      make_cart: (scope) => makeCart(scope, bid, transition.counterbidCents ?? bid.amount_cents, false),
      end_cart: async (scope, id) => await endBidCart(scope, id),
      close_others: async (scope, id) => await closeOthers(scope, bid.product_id, id),
      notify_buyer: notify(['buyer']),
      notify_both: notify(['buyer', 'seller']),
    },
  };
}

async function writeStatus(
  { tx, now }: CommandScope,
  { id }: Bid,
  transition: BidTransition,
  to: BidParts['state'],
): Promise<void> {
  const isAnswer = transition.actor === 'seller';
  const isPaid = transition.event === 'pay';
  const isOpenAnswer = isAnswer && to !== 'REJECTED';
  const expiresAt = new Date(now.getTime() + bidValidity);
  await tx
    .updateTable('bids')
    .set({
      ...{ status: to, modified_at: now, closed_reason: transition.reason ?? null },
      ...(isAnswer && { seller_responded_at: now }),
      ...(isOpenAnswer && { expires_at: expiresAt }),
      ...(transition.counterbidCents !== undefined && { counterbid_cents: transition.counterbidCents }),
      ...(isPaid && { paid_at: now }),
    })
    .where('id', '=', id)
    .execute();
  // A bid that has ended or is paid needs no deadline.
  if (isPaid || to === 'REJECTED' || to === 'EXPIRED') {
    await clearDeadline(tx, 'bid_expiry', id);
    await clearDeadline(tx, bidReminderKind, id);
  } else if (isOpenAnswer) await remindBefore(tx, id, expiresAt);
}

/**
 * Creates the cart in which the buyer pays. With `holds` it also reserves the product; throws if that is not
 * possible.
 */
async function makeCart(scope: CommandScope, bid: Bid, price: number, holds: boolean): Promise<void> {
  await cartForBid(scope, {
    ...{ bidId: bid.id, productId: bid.product_id, buyerId: bid.user_id, email: bid.email },
    ...{ price, holds, until: new Date(scope.now.getTime() + bidValidity) },
  });
}

/** Closes the other open bids once accepted bids reserve the whole stock. */
async function closeOthers(scope: CommandScope, productId: string, exceptId: string): Promise<void> {
  const { inventory } = await scope.tx
    .selectFrom('products')
    .select('inventory')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  const { accepted } = await scope.tx
    .selectFrom('bids')
    .select((eb) => eb.fn.countAll<string>().as('accepted'))
    .where('product_id', '=', productId)
    .where('status', '=', 'ACCEPTED')
    .where('paid_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(accepted) >= inventory) await closeOpenBids(scope, productId, 'accepted_elsewhere', exceptId);
}

/**
 * Ends the open bids on a product and notifies each bidder of the reason. The caller holds the row lock of the
 * product.
 */
export async function closeOpenBids(
  scope: CommandScope,
  productId: string,
  reason: BidClosedReason,
  exceptId: string | null = null,
): Promise<void> {
  const open = await scope.tx
    .selectFrom('bids')
    .selectAll()
    .where('product_id', '=', productId)
    .where('status', 'in', [...openBidStatuses])
    .where('paid_at', 'is', null)
    // If the stock is more than one, the other accepted bids keep their reservations.
    .$if(reason === 'accepted_elsewhere', (query) => query.where('status', '<>', 'ACCEPTED'))
    .$if(exceptId !== null, (query) => query.where('id', '<>', exceptId ?? ''))
    .orderBy('id')
    .forUpdate()
    .execute();
  const facts = { isInTime: true, isForSale: false, hasRoom: false, isPaid: false };
  for (const bid of open) {
    const refused = impossible('bid', bid.id, 'close');
    await transitionBid(scope, bid, { event: 'close', actor: 'system', facts, reason }, refused);
  }
}
