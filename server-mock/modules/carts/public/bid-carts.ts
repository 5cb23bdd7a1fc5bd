import { randomUUID } from 'node:crypto';
import type { Cents } from '#domain/money/cents.ts';
import type { CommandScope } from '../../../command.ts';
import { ValidationError } from '../../../graphql/errors.ts';
import { leftFor, lockProducts, recordReleased, recordReserved } from '../../reservations/public.ts';
import { linesOf } from './carts.ts';

/** An accepted bid or a counterbid that its bidder can pay. */
export interface BidDeal {
  readonly bidId: string;
  readonly productId: string;
  /** Null for a visitor; then anybody who knows the cart's id can pay. */
  readonly buyerId: string | null;
  readonly email: string;
  /** The amount of the bid or the counterbid. */
  readonly price: Cents;
  /** The last moment at which a payment can start. */
  readonly until: Date;
  /** Whether the product is reserved, so that nobody else can start a payment for it: true after an accepted bid. */
  readonly holds: boolean;
}

/**
 * Creates the cart in which a bid is paid (CART-004) and returns its id. There is one cart per bid, with the product
 * at the agreed price; a repeated call updates its terms. Throws ValidationError `cart_product_is_not_available` if
 * the product has to be reserved but is sold or reserved for somebody else.
 */
export async function cartForBid(scope: CommandScope, deal: BidDeal): Promise<string> {
  const { tx, now } = scope;
  const products = await lockProducts(tx, [deal.productId]);
  const product = products.get(deal.productId);
  const known = await tx
    .selectFrom('carts')
    .select(['id', 'status'])
    .where('bid_id', '=', deal.bidId)
    .executeTakeFirst();
  if (known?.status === 'FROZEN') return known.id;
  const id = known?.id ?? randomUUID();
  if (
    deal.holds &&
    (product === undefined || (await leftFor(scope, product, { transactionId: id, cartId: id })) < 1)
  )
    throw new ValidationError('cart_product_is_not_available');
  const terms = { offer_until: deal.until, reserves_product: deal.holds, updated_at: now };
  if (known !== undefined) {
    await tx.updateTable('carts').set(terms).where('id', '=', id).execute();
    const price = { agreed_price_cents: deal.price };
    await tx.updateTable('cart_lines').set(price).where('cart_id', '=', id).execute();
    if (deal.holds) await recordReserved(scope, [deal.productId]);
    return id;
  }
  const owner = { user_id: deal.buyerId, bid_id: deal.bidId, created_at: now };
  await tx
    .insertInto('carts')
    .values({ id, ...owner, ...terms, shipping_address: null, billing_address: null })
    .execute();
  await tx
    .insertInto('cart_lines')
    .values({
      ...{ id: randomUUID(), cart_id: id, product_id: deal.productId, quantity: 1 },
      ...{ delivery_method_id: null, agreed_price_cents: deal.price },
    })
    .execute();
  if (deal.holds) await recordReserved(scope, [deal.productId]);
  return id;
}

/**
 * Ends the offer of a bid's cart, unless it was paid. The cart remains readable and shows its product as no longer
 * for sale.
 */
export async function endBidCart(scope: CommandScope, bidId: string): Promise<void> {
  const { tx, now } = scope;
  const ended = await tx
    .updateTable('carts')
    .set({ offer_until: now, reserves_product: false, updated_at: now })
    .where('bid_id', '=', bidId)
    .where('status', '=', 'OPEN')
    .where('offer_until', '>', now)
    .returning('id')
    .executeTakeFirst();
  if (ended === undefined) return;
  await recordReleased(
    scope,
    (await linesOf(tx, ended.id)).map((line) => line.product_id),
  );
}
