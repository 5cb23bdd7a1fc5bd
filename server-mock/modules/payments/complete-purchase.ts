import { isErasedEmail } from '#domain/account/erased-email.ts';
import { liveStatuses } from '#domain/payments/transaction.ts';
import type { CommandScope } from '../../command.ts';
import { payBid } from '../bids/public/settle-bids.ts';
import { bidOfCart } from '../carts/bid-cart-view.ts';
import { freezeCart } from '../carts/public/freeze-cart.ts';
import { isCodeLeft } from '../carts/public/lock-discounts.ts';
import { sellProducts } from '../catalog/public.ts';
import { endAgreedPrices } from '../chats/public.ts';
import { isCoveredByCard, takeFromCard } from '../gift-cards/public.ts';
import { bookPaid } from '../ledger/public.ts';
import { placeOrder } from '../orders/public/place-order.ts';
import {
  type LockedProduct,
  leftFor,
  lockProducts,
  type Reservation,
  releaseReservations,
  reservationsOf,
  sellReservations,
} from '../reservations/public.ts';
import { paymentSuperseded, paymentTooLate } from './events.ts';
import type { TransactionRow } from './store.ts';

/**
 * Completes a purchase once its payment has succeeded, in the caller's transaction: books the money as held, sells
 * the products and places the order. If somebody else bought a product or used the code or the card first, another
 * payment bought the cart, or the buyer's account was deleted, nothing is sold and the money is refunded automatically.
 * The caller has locked the transaction and its cart.
 */
export async function completePurchase(scope: CommandScope, transaction: TransactionRow): Promise<void> {
  const { tx } = scope;
  await bookPaid(scope, transaction.id, Number(transaction.amount_cents));
  const reservations = await reservationsOf(tx, transaction.id);
  const products = await lockProducts(
    tx,
    reservations.map((reservation) => reservation.product_id),
  );
  const isPossible =
    // Nothing can be delivered without the address, which was erased with the account.
    !isErasedEmail(transaction.email) &&
    !(await isBought(scope, transaction)) &&
    (await isAllLeft(scope, transaction, reservations, products)) &&
    (await isCodeLeft(tx, transaction, { userId: transaction.user_id, emails: [transaction.email] })) &&
    (await isCoveredByCard(scope, transaction));
  if (!isPossible) {
    await releaseReservations(scope, transaction.id);
    await scope.emit(paymentTooLate, { transactionId: transaction.id });
    return;
  }
  await sellReservations(scope, transaction.id);
  // Done before the sale, which ends all other bids on the product.
  const bidId = await bidOfCart(tx, transaction.cart_id);
  if (bidId !== null) await payBid(scope, bidId);
  for (const { product_id, quantity } of reservations) {
    const product = products.get(product_id);
    if (product !== undefined) await sellProducts(scope, product, quantity);
  }
  await placeOrder(scope, transaction, reservations);
  await takeFromCard(scope, transaction);
  await endAgreedPrices(
    tx,
    transaction.user_id,
    reservations.map((reservation) => reservation.product_id),
  );
  await freezeCart(scope, transaction.cart_id, {
    ...{ lines: reservations, giftCardCents: Number(transaction.gift_card_cents) },
    ...{ discountId: transaction.discount_id, giftCardId: transaction.gift_card_id },
    shipping_address: transaction.shipping_address,
    billing_address: transaction.billing_address,
  });
  await endOthers(scope, transaction);
}

async function isBought({ tx }: CommandScope, { cart_id }: TransactionRow): Promise<boolean> {
  const order = await tx.selectFrom('orders').select('id').where('cart_id', '=', cart_id).executeTakeFirst();
  return order !== undefined;
}

async function isAllLeft(
  scope: CommandScope,
  { id: transactionId, cart_id: cartId }: TransactionRow,
  reservations: readonly Reservation[],
  products: ReadonlyMap<string, LockedProduct>,
): Promise<boolean> {
  for (const reservation of reservations) {
    const product = products.get(reservation.product_id);
    const left = product === undefined ? 0 : await leftFor(scope, product, { transactionId, cartId });
    if (left < reservation.quantity) return false;
  }
  return reservations.length > 0;
}

/** Ends the other open payments of the cart, so that nobody pays for it twice. */
async function endOthers(scope: CommandScope, { id, cart_id }: TransactionRow): Promise<void> {
  const others = await scope.tx
    .updateTable('transactions')
    .set({ superseded: true })
    .where('cart_id', '=', cart_id)
    .where('id', '<>', id)
    .where('status', 'in', [...liveStatuses])
    .where('superseded', '=', false)
    .returning('id')
    .execute();
  for (const other of others) {
    await releaseReservations(scope, other.id);
    await scope.emit(paymentSuperseded, { transactionId: other.id });
  }
}
