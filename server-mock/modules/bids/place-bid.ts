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
import { maySeeProduct, minimumBidOf, ownsProduct, type ProductView } from '../catalog/product-view.ts';
import { loadProduct } from '../catalog/store.ts';
import { holdsNow } from '../payments/holds-view.ts';
import { bidPlaced } from './events.ts';
import { bidExpiry } from './expire-bid.ts';
import { remindBefore } from './remind-bid.ts';
import type { Bid } from './transition-bid.ts';

/** Bids from one visitor's address: plenty for a buyer, too few for finding out a seller's limits. */
const bidRule = limitRules.placeBid;

export interface BidInput {
  readonly productUuid: string;
  /** Whole euros. */
  readonly amount: number;
  /** Of a visitor; whoever is signed in bids under the address of the account. */
  readonly email: string;
  readonly commandId: string | null;
}

/**
 * Places a bid (BID-031), of a visitor too (BID-037), one per piece (BID-016); it is valid five days. Returns its id.
 * Throws InvalidUUIDError, ObjectDoesNotExistError, ValidationError with the fields, FailedToCreateError with a bid code, TooManyRequestsError.
 */
export async function placeBid(context: GraphqlContext, input: BidInput): Promise<string> {
  if (!isUuid(input.productUuid)) throw new InvalidUUIDError();
  await context.limits.spend(bidRule, context.ip);
  const { commandId, ...body } = input;
  return await command(context, { name: 'placeBid', commandId, body }, async ({ tx, now, emit }) => {
    // Whoever sells or promises the piece at this moment comes before or after this bid, never in the middle of it.
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
      // The database decides between two bids of one person that come at once.
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
 * Whether the address has bid on the other side of the login. What a visitor typed counts against an account only once
 * the mailed link was opened: else a stranger could keep anybody from bidding.
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
