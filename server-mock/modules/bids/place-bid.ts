import { randomUUID } from 'node:crypto';
import { normalEmail } from '#domain/account/email.ts';
import { type BidRefusal, bidAmountProblem, bidEmailProblem, bidValidity } from '#domain/bid/bid-rules.ts';
import { isForSale } from '#domain/cart/cart-rules.ts';
import { reservedUntil } from '#domain/cart/reservation.ts';
import { isUuid } from '#domain/ids.ts';
import { centsOf, eurosOf } from '#domain/money/cents.ts';
import { type CommandScope, command } from '../../command.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import {
  FailedToCreateError,
  InvalidUUIDError,
  ObjectDoesNotExistError,
  ValidationError,
} from '../../graphql/errors.ts';
import { limitRules } from '../../limit-rules.ts';
import { setDeadline } from '../../process/deadlines.ts';
import { maySeeProduct, minimumBidOf, ownsProduct, type ProductView } from '../products/product-view.ts';
import { loadProduct } from '../products/public.ts';
import { holdsNow } from '../reservations/holds-view.ts';
import { bidPlaced } from './events.ts';
import { bidExpiry } from './expire-bid.ts';
import { remindBefore } from './remind-bid.ts';
import type { Bid } from './transition-bid.ts';

/** Limits the bids per caller: plenty for a buyer, too few to find out a seller's limits. */
const bidRule = limitRules.placeBid;

export interface BidInput {
  readonly productUuid: string;
  /** In whole euros. */
  readonly amount: number;
  /** The visitor's email address. For a signed-in bidder the address of the account is used instead. */
  readonly email: string;
  readonly commandId: string | null;
}

/**
 * Places a bid (BID-031), also for a visitor (BID-037), one per product (BID-016). It is valid for five days. Returns
 * its id. Throws InvalidUUIDError, ObjectDoesNotExistError, ValidationError with the fields, FailedToCreateError with
 * a bid code, and TooManyRequestsError.
 */
export async function placeBid(context: GraphqlContext, input: BidInput): Promise<string> {
  if (!isUuid(input.productUuid)) throw new InvalidUUIDError();
  await context.limits.spend(bidRule, context.ip);
  const { commandId, ...body } = input;
  return await command(context, { name: 'placeBid', commandId, body }, async ({ tx, now, emit }) => {
    // Serialises this bid with every transaction that sells or reserves the product.
    await tx.selectFrom('products').select('id').where('id', '=', input.productUuid).forShare().execute();
    const view = await loadProduct(tx, input.productUuid);
    if (view === undefined || !maySeeProduct(context.viewer, view.product))
      throw new ObjectDoesNotExistError();
    requireAcceptable(context, view, input);
    const { product, holds } = view;
    if (reservedUntil(product.inventory, holdsNow(holds, now)) !== null)
      throw refusal('bid_failed_product_is_reserved');
    const bidder = bidderOf(context, input);
    if (await hasOtherBid(tx, view.product.id, bidder)) throw refusal('bid_failed_one_bid_allowed');
    const id = randomUUID();
    const dueAt = new Date(now.getTime() + bidValidity);
    const inserted = await tx
      .insertInto('bids')
      .values({
        id,
        product_id: view.product.id,
        seller_id: view.product.seller_id,
        ...bidder,
        amount_cents: centsOf(input.amount),
        counterbid_cents: null,
        seller_responded_at: null,
        created_at: now,
        modified_at: now,
        expires_at: dueAt,
        locale: context.locale,
      })
      // The unique index decides between concurrent bids of one person.
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted === undefined) throw refusal('bid_failed_one_bid_allowed');
    await setDeadline(tx, { kind: bidExpiry.kind, subjectId: id, dueAt });
    await remindBefore(tx, id, dueAt);
    await emit(bidPlaced, { bidId: id });
    return id;
  });
}

type Bidder = Pick<Bid, 'user_id' | 'email'>;

function bidderOf({ viewer }: GraphqlContext, { email }: BidInput): Bidder {
  return viewer === null
    ? { user_id: null, email: normalEmail(email) }
    : { user_id: viewer.userId, email: viewer.email };
}

/**
 * Returns whether the address has a bid on the product as the other kind of bidder (account or visitor). A visitor's
 * bid counts against an account only once it is confirmed; otherwise a stranger could stop others from bidding.
 */
async function hasOtherBid(
  tx: CommandScope['tx'],
  productId: string,
  { user_id: userId, email }: Bidder,
): Promise<boolean> {
  const other = await tx
    .selectFrom('bids')
    .select('id')
    .where('product_id', '=', productId)
    .where('email', '=', email)
    .$if(userId === null, (query) => query.where('user_id', 'is not', null))
    .$if(userId !== null, (query) => query.where('user_id', 'is', null).where('confirmed_at', 'is not', null))
    .executeTakeFirst();
  return other !== undefined;
}

function requireAcceptable({ viewer }: GraphqlContext, view: ProductView, { amount, email }: BidInput): void {
  const { product, seller } = view;
  const takesBids = seller.seller.accept_offers && isForSale(product) && !ownsProduct(viewer, product);
  if (!takesBids) throw refusal('bid_failed_product_does_not_accept_bids');
  const minimum = minimumBidOf(view);
  const problem = bidAmountProblem(amount, {
    price: eurosOf(product.price_cents ?? 0),
    minimum: minimum === null ? null : eurosOf(minimum),
  });
  if (problem === 'bid_failed_amount_lower_than_minimum_bid') throw refusal(problem);
  if (problem !== null) {
    throw new ValidationError('validation_error', [{ field: 'amount', code: problem.replace('bids.', '') }]);
  }
  if (viewer === null && bidEmailProblem(email) !== null) {
    throw new ValidationError('validation_error', [{ field: 'email', code: 'invalid_email' }]);
  }
}

function refusal(code: BidRefusal): FailedToCreateError {
  return new FailedToCreateError(code);
}
