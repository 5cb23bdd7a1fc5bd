import { centsOf, eurosOf } from '#domain/money/cents.ts';
import { payout } from '#domain/money/pricing.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import {
  ObjectDoesNotExistError,
  UserHasNoObjectPermissionError,
  ValidationError,
} from '../../graphql/errors.ts';
import { mayOpenProduct, maySeeProduct } from '../products/product-view.ts';
import { loadProductBySlug } from '../products/public.ts';

/** Far above the price of any product, and far below where floating-point numbers lose precision. */
const highest = 1_000_000;

export interface PayoutQuestion {
  /** The price that a buyer pays, in euros. */
  readonly amount: number;
  readonly productSlug: string;
}

/**
 * Returns the payout in euros that the seller of a product receives for a price (BID-036), as in FORM-064. For the
 * seller and staff only, because the payout terms are the seller's. Throws ValidationError with the field,
 * ObjectDoesNotExistError, UserHasNoObjectPermissionError.
 */
export async function calculatePayout(
  context: GraphqlContext,
  { amount, productSlug }: PayoutQuestion,
): Promise<number> {
  const viewer = signedIn(context);
  if (!Number.isFinite(amount) || amount < 0 || amount > highest)
    throw new ValidationError('validation_error', [{ field: 'amount', code: 'out_of_range' }]);
  const view = await loadProductBySlug(context.db, productSlug);
  if (view === undefined || !maySeeProduct(viewer, view.product)) throw new ObjectDoesNotExistError();
  if (!mayOpenProduct(viewer, view.product)) throw new UserHasNoObjectPermissionError();
  const { seller } = view.seller;
  return eurosOf(
    payout(centsOf(amount), {
      marginIncluded: seller.margin_included_ppm,
      transactionFee: seller.transaction_fee_cents,
    }),
  );
}
