import { type BidAnswer, counterbidProblem, eventOfAnswer } from '#domain/bid/bid-answer.ts';
import { type BidFacts, bidAnswerProblem } from '#domain/bid/life-cycle.ts';
import { isForSale, type Stock } from '#domain/cart/cart-rules.ts';
import { centsOf, eurosOf } from '#domain/money/cents.ts';
import { command } from '../../command.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import {
  FailedToUpdateError,
  ObjectDoesNotExistError,
  UserHasNoObjectPermissionError,
  ValidationError,
} from '../../graphql/errors.ts';
import { lockBid } from './lock-bid.ts';
import { ownBid, roleIn } from './read-bids.ts';
import { type Bid, transitionBid } from './transition-bid.ts';

export interface BidAnswerInput {
  readonly uuid: string;
  readonly status: BidAnswer;
  /** In whole euros, for COUNTERBID. */
  readonly counterbidAmount?: number | null | undefined;
  readonly commandId?: string | null | undefined;
}

type AnsweredProduct = Stock & { readonly price_cents: number | null };

/** Returns the facts that the guards of the life cycle check. */
export function factsOf(bid: Bid, product: AnsweredProduct, now: Date): BidFacts {
  return {
    isInTime: bid.expires_at > now,
    isForSale: isForSale(product),
    hasRoom: (product.price_cents ?? 0) > bid.amount_cents,
    isPaid: bid.paid_at !== null,
  };
}

/**
 * Gives the seller's only answer to a bid (BID-032, BID-039): accept, which reserves the product for the buyer and
 * ends the other open bids once the whole stock is reserved; reject; or one counterbid (BID-017). Returns the bid's
 * id. Throws InvalidUUIDError, ObjectDoesNotExistError, UserHasNoObjectPermissionError for anybody but the seller,
 * ValidationError with the field for a wrong amount, and FailedToUpdateError with the reason why the bid cannot be
 * answered; nothing has changed then.
 */
export async function answerBid(context: GraphqlContext, input: BidAnswerInput): Promise<string> {
  const viewer = signedIn(context);
  const { uuid, status, commandId } = input;
  const counterbidAmount = status === 'COUNTERBID' ? (input.counterbidAmount ?? null) : null;
  const seen = await ownBid(context.db, viewer, uuid);
  if (roleIn(seen, viewer) !== 'SELLER') throw new UserHasNoObjectPermissionError();
  const request = { name: 'updateBid', commandId, body: { uuid, status, counterbidAmount } };
  return await command(context, request, async (scope) => {
    const held = await lockBid(scope.tx, uuid);
    if (held === undefined) throw new ObjectDoesNotExistError();
    const { bid, product } = held;
    const event = eventOfAnswer[status];
    const facts = factsOf(bid, product, scope.now);
    const problem = bidAnswerProblem(event, { ...facts, status: bid.status });
    if (problem !== null) throw new FailedToUpdateError(problem);
    const counterbidCents =
      event === 'counterbid' ? counterbidOf(counterbidAmount, bid, product.price_cents ?? 0) : undefined;
    await withReservationError(() =>
      transitionBid(
        scope,
        bid,
        { event, actor: 'seller', facts, ...(counterbidCents !== undefined && { counterbidCents }) },
        (code) => new FailedToUpdateError(code === 'wrong_state' ? 'bid_answered' : code),
      ),
    );
    return uuid;
  });
}

function counterbidOf(amount: number | null, bid: Bid, priceCents: number): number {
  const limits = { bid: eurosOf(bid.amount_cents), price: eurosOf(priceCents) };
  const code = counterbidProblem(amount, limits);
  if (code !== null || amount === null)
    throw new ValidationError('validation_error', [
      { field: 'counterbidAmount', code: code ?? 'counterbid_incorrect_format' },
    ]);
  return centsOf(amount);
}

/**
 * Throws `bid_piece_is_being_paid` if another buyer is paying for the product at this moment, because it cannot be
 * reserved then.
 */
async function withReservationError(transition: () => Promise<unknown>): Promise<void> {
  try {
    await transition();
  } catch (error) {
    if (error instanceof ValidationError && error.errorCode === 'cart_product_is_not_available')
      throw new FailedToUpdateError('bid_piece_is_being_paid');
    throw error;
  }
}
