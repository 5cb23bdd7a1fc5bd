import { randomUUID } from 'node:crypto';
import { isEmail, normalEmail } from '#domain/account/email.ts';
import { type CartRefusal, quantityProblem } from '#domain/cart/cart-rules.ts';
import { centsOf } from '#domain/money/cents.ts';
import { needsPaymentMethod, type PaymentMethod } from '#domain/payments/payment-method.ts';
import { leastPaymentTime, reservationTime } from '#domain/payments/reservation-limits.ts';
import { type CommandScope, command } from '../../command.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { GetUsableTransactionError } from '../../graphql/errors.ts';
import { setDeadline } from '../../process/deadlines.ts';
import { type Cart, findCart } from '../carts/public/carts.ts';
import type { Redeemer } from '../carts/redeemer-view.ts';
import {
  insertReservations,
  isSameCart,
  leftFor,
  lockProducts,
  type PayingCart,
  reservationsOf,
  type WantedLine,
} from '../reservations/public.ts';
import { applyEvent } from './apply-event.ts';
import { billOf, type CartBill, isSameUse } from './cart-bill.ts';
import { holderOf, requireReservable, reserverOf } from './require-reservable.ts';
import { livePaymentOf, supersedePayment } from './store.ts';

export interface PaymentRequest {
  readonly cartUuid: string;
  readonly paymentMethod?: PaymentMethod | null | undefined;
  /** The total in euros that the buyer saw; no payment is started for more. */
  readonly expectedTotal?: number | null | undefined;
}

/**
 * Returns the id of the transaction that pays this cart, which needs a complete address and a delivery method for
 * every product (CART-016, CART-017). Reuses the open transaction if its content and payment method are the same and
 * it leaves enough time to pay; otherwise creates one that reserves the products for the buyer. A cart that costs
 * nothing is bought at once. Locks the cart, so that tabs and devices take turns.
 *
 * Throws GetUsableTransactionError with a code of the cart, or `cart_total_changed` when it costs more than the buyer
 * saw.
 */
export async function beginPayment(context: GraphqlContext, request: PaymentRequest): Promise<string> {
  const body = { ...request };
  return await command(context, { name: 'getUsableTransaction', body }, async (scope) => {
    const cart = await findCart(scope.tx, context.viewer, request.cartUuid, 'lock');
    if (cart.status === 'FROZEN') throw new GetUsableTransactionError('cart_is_already_frozen');
    const live = await livePaymentOf(scope.tx, cart.id);
    // The bank is processing it: another payment would charge the buyer twice.
    if (live?.status === 'reserved') return live.id;
    const email = buyerOf(context, cart);
    const bill = await billOf(scope, cart, redeemerOf(context, cart, email));
    const { lines, total } = bill;
    const method = needsPaymentMethod(total) ? (request.paymentMethod ?? null) : null;
    if (method === null && needsPaymentMethod(total)) {
      throw new GetUsableTransactionError('cart_no_payment_intent_provided');
    }
    const heldUntil = live === undefined ? null : await payableUntil(scope, live.id);
    if (live !== undefined) {
      const same =
        live.payment_method === method &&
        isSameUse(live, bill) &&
        isSameCart(await reservationsOf(scope.tx, live.id), lines);
      if (same && heldUntil !== null) {
        requireTotal(bill, request);
        await readdress(scope, cart, { id: live.id, email });
        return live.id;
      }
      await supersedePayment(scope, live.id);
    }
    const id = await insertTransaction(scope, context, cart, { ...bill, method, email, request, heldUntil });
    if (total === 0) await applyEvent(scope, { id, event: 'completed', actor: 'system' });
    return id;
  });
}

/** The email address for the payment. Throws GetUsableTransactionError without an email address or a name. */
function buyerOf({ viewer }: GraphqlContext, { shipping_address: address }: Cart): string {
  const email = normalEmail(viewer?.email ?? address?.email ?? '');
  const isNamed =
    address === null || [address.firstName, address.lastName].every((name) => name.trim() !== '');
  if (!isEmail(email) || !isNamed) throw new GetUsableTransactionError('cart_add_address');
  return email;
}

/** Every account and email address under which the buyer may have bought before. */
function redeemerOf({ viewer }: GraphqlContext, cart: Cart, email: string): Redeemer {
  const given = normalEmail(cart.shipping_address?.email ?? '');
  const emails = [...new Set([email, given])].filter((one) => one !== '');
  return { userId: cart.user_id ?? viewer?.userId ?? null, emails };
}

/**
 * Updates the addresses of a transaction that is reused: its products and prices are the same, but the shipping
 * address, name or email address may differ.
 */
async function readdress(
  { tx, now }: CommandScope,
  { shipping_address: shipping, billing_address: billing }: Cart,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<void> {
  await tx
    .updateTable('transactions')
    .set({
      ...{ email, updated_at: now },
      shipping_address: shipping === null ? null : JSON.stringify(shipping),
      billing_address: billing === null ? null : JSON.stringify(billing),
    })
    .where('id', '=', id)
    .execute();
}

/**
 * The end of the reservation of everything that a payment is for; null when a part is no longer reserved, or not for
 * long enough to pay.
 */
async function payableUntil({ tx, now }: CommandScope, transactionId: string): Promise<Date | null> {
  const reservations = await reservationsOf(tx, transactionId);
  const soonest = new Date(now.getTime() + leastPaymentTime);
  if (!reservations.every((reservation) => reservation.state === 'HELD' && reservation.expires_at >= soonest))
    return null;
  return reservations.reduce<Date | null>(
    (first, { expires_at: end }) => (first === null || end < first ? end : first),
    null,
  );
}

interface Purchase extends CartBill {
  readonly method: PaymentMethod | null;
  readonly email: string;
  readonly request: PaymentRequest;
  /**
   * The end of the reservation that this payment takes over, so that another payment method does not prolong it; or
   * null.
   */
  readonly heldUntil: Date | null;
}

async function insertTransaction(
  scope: CommandScope,
  context: GraphqlContext,
  cart: Cart,
  { lines, total, reductions, method, email, request, heldUntil }: Purchase,
): Promise<string> {
  const { tx, now } = scope;
  const { locale } = context;
  const id = randomUUID();
  const reserver = reserverOf(context, cart.user_id);
  // Unavailable products are reported before a changed total, because the page leaves them out of its total.
  await requireStock(scope, { transactionId: id, cartId: cart.id }, lines);
  requireTotal({ total }, request);
  // A cart that costs nothing is bought at once, so reservation limits do not apply.
  if (total > 0) await requireReservable(scope, reserver, lines.length);
  await tx
    .insertInto('transactions')
    .values({
      ...{ id, cart_id: cart.id, user_id: cart.user_id, email, locale, ...reductions },
      shipping_address: cart.shipping_address === null ? null : JSON.stringify(cart.shipping_address),
      billing_address: cart.billing_address === null ? null : JSON.stringify(cart.billing_address),
      ...{ payment_method: method, amount_cents: total, payment_id: null, redirect_url: null },
      ...{ network_hash: reserver.networkHash, subnet_hash: reserver.subnetHash },
      ...{ checked_at: null, created_at: now, updated_at: now },
    })
    .execute();
  const until = heldUntil ?? new Date(now.getTime() + reservationTime[holderOf(reserver)]);
  await insertReservations(scope, id, lines, until);
  await setDeadline(tx, { kind: 'payment_deadline', subjectId: id, dueAt: until });
  return id;
}

/**
 * Throws `cart_total_changed` if the total is higher than the buyer saw, for example because a seller raised a price.
 * A lower total is accepted.
 */
function requireTotal({ total }: Pick<CartBill, 'total'>, { expectedTotal }: PaymentRequest): void {
  if (expectedTotal == null || total <= centsOf(expectedTotal)) return;
  throw new GetUsableTransactionError('cart_total_changed');
}

async function requireStock(
  scope: CommandScope,
  paying: PayingCart,
  lines: readonly WantedLine[],
): Promise<void> {
  const products = await lockProducts(
    scope.tx,
    lines.map((line) => line.productId),
  );
  for (const { productId, quantity } of lines) {
    const product = products.get(productId);
    const left = product === undefined ? 0 : await leftFor(scope, product, paying);
    if (left >= quantity) continue;
    if (product !== undefined && quantityProblem(product, quantity) === null)
      throw refusal('cart_product_is_reserved');
    throw refusal(left <= 0 ? 'cart_product_is_not_available' : 'cart_product_quantity_is_not_available');
  }
}

function refusal(code: CartRefusal): GetUsableTransactionError {
  return new GetUsableTransactionError(code);
}
