import { randomUUID } from 'node:crypto';
import { payout } from '#domain/money/pricing.ts';
import { deliveryLifeCycle } from '#domain/orders/delivery-life-cycle.ts';
import { deliveryTypeOf } from '#domain/orders/delivery-method.ts';
import { possibleEvents } from '#domain/process/life-cycle.ts';
import { isTrader } from '#domain/seller/seller-type.ts';
import type { CommandScope } from '../../../command.ts';
import { impossible } from '../../../process/transition.ts';
import { bookReturned } from '../../ledger/public.ts';
import { isWhollyReturned } from '../../ledger/returned-view.ts';
import type { Reservation } from '../../reservations/public.ts';
import { situationOf } from '../delivery-situation.ts';
import { orderChargedBack, orderPlaced } from '../events.ts';
import { setClock } from './clock.ts';
import { bookedLine, lockLine, type Order, type OrderLine, paidFor } from './lines.ts';
import { transitionDelivery } from './transition-delivery.ts';

/** The completed payment of an order. */
interface OrderPayment
  extends Pick<Order, 'cart_id' | 'user_id' | 'email' | 'locale' | 'shipping_address' | 'billing_address'> {
  readonly id: string;
}

/**
 * Places the order of a completed payment, in its transaction. There is exactly one, because the database allows one
 * per payment and one per cart. Stores titles, prices, payouts and VAT schemes as they are at that moment.
 */
export async function placeOrder(
  scope: CommandScope,
  transaction: OrderPayment,
  reservations: readonly Reservation[],
): Promise<void> {
  const { tx, now } = scope;
  const orderId = randomUUID();
  const { shipping_address: shipping, billing_address: billing } = transaction;
  await tx
    .insertInto('orders')
    .values({
      id: orderId,
      transaction_id: transaction.id,
      cart_id: transaction.cart_id,
      user_id: transaction.user_id,
      email: transaction.email,
      locale: transaction.locale,
      shipping_address: shipping === null ? null : JSON.stringify(shipping),
      billing_address: billing === null ? null : JSON.stringify(billing),
      created_at: now,
    })
    .execute();
  for (const reservation of reservations) await placeLine(scope, orderId, reservation);
  await scope.emit(orderPlaced, { orderId });
}

async function placeLine(scope: CommandScope, orderId: string, reservation: Reservation): Promise<void> {
  const { tx, now } = scope;
  const sold = await tx
    .selectFrom('products')
    .innerJoin('sellers', 'sellers.id', 'products.seller_id')
    .where('products.id', '=', reservation.product_id)
    .select([
      'products.title',
      'products.seller_id',
      'sellers.margin_included_ppm',
      'sellers.transaction_fee_cents',
      'sellers.accept_pickup',
      'sellers.type',
      'sellers.vat_scheme',
    ])
    .executeTakeFirstOrThrow();
  const terms = {
    marginIncluded: sold.margin_included_ppm,
    transactionFee: sold.transaction_fee_cents,
  };
  const [id, deliveryId] = [randomUUID(), randomUUID()];
  await tx
    .insertInto('order_products')
    .values({
      ...{ id, order_id: orderId, product_id: reservation.product_id, seller_id: sold.seller_id },
      ...{ title: sold.title, price_cents: reservation.price_cents, quantity: reservation.quantity },
      ...{
        discount_cents: Number(reservation.discount_cents),
        gift_card_cents: Number(reservation.gift_card_cents),
      },
      payout_cents: payout(reservation.price_cents, terms) * reservation.quantity,
      ...{ sold_by_trader: isTrader(sold.type), vat_scheme: sold.vat_scheme },
      ...{ payout_made_at: null, created_at: now },
    })
    .execute();
  const type = deliveryTypeOf(reservation.delivery_method_id, sold.accept_pickup);
  await tx
    .insertInto('order_deliveries')
    .values({
      ...{ id: deliveryId, order_product_id: id, delivery_type: type, original_type: type },
      price_paid_by_customer_cents: reservation.delivery_price_cents,
      // Whoever transports the product receives what the buyer pays for delivery; for a parcel, the shop buys the
      // label.
      price_paid_to_transporter_cents: type === 'post_transport' ? 0 : reservation.delivery_price_cents,
      ...{ track_and_trace_link: null, dhl_tracker_code: null, postnl_label_link: null, complaint: null },
      ...{ arrived_at: null, handed_off_at: null, confirmed_at: null, in_review_at: null },
      ...{ cancelled_at: null, updated_at: now },
    })
    .execute();
  await setClock(scope, deliveryId);
}

/**
 * Applies a refund or chargeback of a whole payment to its order: books what was not returned before, and cancels the
 * deliveries that are still open. Returns false when the payment has no order.
 *
 * A line that the buyer has confirmed is not cancelled, and what a gift card paid of it is not returned. Lines whose
 * bank part was returned before, at once or in parts, are left unchanged. If a refund reports money that we had
 * already returned line by line, lines that the bank paid nothing for are left unchanged too, because the refund is
 * not about them.
 */
export async function cancelForReturn(
  scope: CommandScope,
  transactionId: string,
  kind: 'refunded' | 'charged_back',
): Promise<boolean> {
  const lines = await lockLinesOf(scope, transactionId);
  const isOurs = kind === 'refunded' && (await isAllReturned(scope, lines));
  for (const line of lines) {
    if (paidFor(line) === 0 ? isOurs : await isBankPartReturned(scope, line)) continue;
    const facts = await situationOf(scope.tx, line, scope.now);
    const open = possibleEvents(deliveryLifeCycle, { state: line.delivery.status, actor: 'system', facts });
    const endsSale = open.includes('cancel');
    // The bank paid nothing for this line and the buyer keeps the product.
    if (!endsSale && paidFor(line) === 0) continue;
    const isNew = await bookReturned(scope, await bookedLine(scope.tx, line), { kind, endsSale });
    if (isNew && kind === 'charged_back' && paidFor(line) > 0)
      await scope.emit(orderChargedBack, { orderProductId: line.product.id, endsSale });
    if (!endsSale) continue;
    const refused = impossible('delivery', line.delivery.id, 'cancel');
    await transitionDelivery(scope, { line, event: 'cancel', actor: 'system' }, refused);
  }
  return lines.length > 0;
}

/** The lines of a payment's order, by id; their deliveries are locked in that order. */
async function lockLinesOf({ tx }: CommandScope, transactionId: string): Promise<readonly OrderLine[]> {
  const rows = await tx
    .selectFrom('order_products')
    .innerJoin('orders', 'orders.id', 'order_products.order_id')
    .where('orders.transaction_id', '=', transactionId)
    .select('order_products.id')
    .orderBy('order_products.id')
    .execute();
  const lines: OrderLine[] = [];
  for (const { id } of rows) {
    const line = await lockLine(tx, id);
    if (line !== undefined) lines.push(line);
  }
  return lines;
}

/** Whether everything that the bank paid was returned before, line by line, as when staff cancelled the lines. */
async function isAllReturned(scope: CommandScope, lines: readonly OrderLine[]): Promise<boolean> {
  for (const line of lines) {
    if (paidFor(line) > 0 && !(await isBankPartReturned(scope, line))) return false;
  }
  return true;
}

async function isBankPartReturned({ tx }: CommandScope, line: OrderLine): Promise<boolean> {
  return await isWhollyReturned(tx, { orderProductId: line.product.id, paid: paidFor(line) });
}
