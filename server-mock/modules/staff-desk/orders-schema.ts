import { isCaseSettled } from '#domain/cases/case-life-cycle.ts';
import { isUuid } from '#domain/ids.ts';
import { eurosOf } from '#domain/money/cents.ts';
import { deliveryLifeCycle } from '#domain/orders/delivery-life-cycle.ts';
import { possibleEvents } from '#domain/process/life-cycle.ts';
import { builder } from '../../graphql/builder.ts';
import { InvalidUUIDError, ObjectDoesNotExistError } from '../../graphql/errors.ts';
import { isoOf } from '../../graphql/iso-of.ts';
import { loadBatched } from '../../graphql/load-batched.ts';
import { DeliveryStatusType } from '../orders/delivery-object.ts';
import { TransactionStatusType } from '../payments/status-object.ts';
import { pageType, staffAlone, within } from './page.ts';
import {
  deadlinesOf,
  type HistoryStep,
  historyOf,
  linesOfOrders,
  type OrderRow,
  readOrder,
  readOrders,
  type StaffLine,
} from './read-orders.ts';
import { type PaymentRow, readPayments } from './read-payments.ts';

const euros = (cents: string | number) => eurosOf(Number(cents));

const LineType = builder.objectRef<StaffLine>('StaffOrderLine').implement({
  description: 'A sold product as staff see it. Amounts are euros.',
  fields: (t) => ({
    uuid: t.exposeString('id', { description: "The sold product's id." }),
    deliveryUuid: t.exposeString('delivery_id', { description: 'For updateDeliveryStatus.' }),
    title: t.exposeString('title', { description: 'When it was bought.' }),
    slug: t.exposeString('slug', { nullable: true, description: "The product's address." }),
    price: t.float({ description: 'Of one product.', resolve: (line) => euros(line.price_cents) }),
    quantity: t.exposeInt('quantity', { description: 'How many.' }),
    discount: t.float({ description: 'Of the line.', resolve: (line) => euros(line.discount_cents) }),
    giftCard: t.float({ description: 'Of the line.', resolve: (line) => euros(line.gift_card_cents) }),
    deliveryPrice: t.float({
      description: 'Paid for bringing it.',
      resolve: (line) => euros(line.price_paid_by_customer_cents),
    }),
    paid: t.float({
      description: 'What goes back to the bank when it is cancelled.',
      resolve: (line) =>
        euros(
          line.price_cents * line.quantity +
            line.price_paid_by_customer_cents -
            Number(line.discount_cents) -
            Number(line.gift_card_cents),
        ),
    }),
    payout: t.float({
      description: 'What the seller receives.',
      resolve: (line) => euros(line.payout_cents),
    }),
    payoutMade: t.string({
      nullable: true,
      description: 'ISO moment.',
      resolve: ({ payout_made_at }) => isoOf(payout_made_at),
    }),
    sellerUuid: t.exposeString('seller_id', { description: 'The seller.' }),
    sellerName: t.exposeString('seller_name', { description: "The seller's name." }),
    sellerUserUuid: t.exposeString('seller_user_id', {
      nullable: true,
      description: 'The account behind it.',
    }),
    status: t.field({
      type: DeliveryStatusType,
      description: 'How it stands.',
      resolve: ({ status }) => status,
    }),
    deliveryType: t.exposeString('delivery_type', { description: 'How it gets there.' }),
    complaint: t.exposeString('complaint', { nullable: true, description: 'In the words of the buyer.' }),
    staffReason: t.exposeString('staff_reason', {
      nullable: true,
      description: 'Why staff cancelled it or released its money.',
    }),
    trackAndTrace: t.exposeString('track_and_trace_link', {
      nullable: true,
      description: 'Where it is followed.',
    }),
    planning: t.exposeString('planning', { nullable: true, description: 'Of the transport.' }),
    shippingDay: t.exposeString('shipping_day', {
      nullable: true,
      description: 'Of the transport, YYYY-MM-DD.',
    }),
    caseUuid: t.exposeString('case_id', { nullable: true, description: 'The complaint about it.' }),
    canCancel: t.boolean({ description: 'Staff may cancel it now.', resolve: (line) => may(line, 'cancel') }),
    canRelease: t.boolean({
      description: 'Staff may end its complaint for the seller now.',
      resolve: (line) => may(line, 'confirm'),
    }),
  }),
});

/** Staff may act on a line unless the complaint about it is decided or settled. */
function may(
  { status: state, delivery_type: type, case_state: complaint }: StaffLine,
  event: 'cancel' | 'confirm',
) {
  const none = { isShipped: false, isCourierAwaited: false, isLate: false, isOverdue: false };
  const isSettled = state === 'IN_REVIEW' && complaint !== null && isCaseSettled(complaint);
  const facts = { type, ...none, isWithdrawn: false, hasTrouble: false, isSettled };
  return possibleEvents(deliveryLifeCycle, { state, actor: 'staff', facts }).includes(event);
}

const StepType = builder.objectRef<HistoryStep>('StaffOrderStep').implement({
  description: 'Something that happened to an order.',
  fields: (t) => ({
    at: t.string({ description: 'ISO moment.', resolve: ({ at }) => at.toISOString() }),
    what: t.exposeString('what', {
      description: 'order_placed, ledger_…, delivery_…, or a kind of the audit log.',
    }),
    title: t.exposeString('title', { description: 'The product; empty for all of them.' }),
    who: t.exposeString('who', { nullable: true, description: 'Who of staff.' }),
    amount: t.float({
      nullable: true,
      description: 'Euros that moved.',
      resolve: ({ cents }) => (cents === null ? null : euros(cents)),
    }),
  }),
});

type Deadline = Awaited<ReturnType<typeof deadlinesOf>>[number];

const DeadlineType = builder.objectRef<Deadline>('StaffDeadline').implement({
  description: 'What the server will do by itself.',
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'Its id.' }),
    kind: t.exposeString('kind', { description: 'What.' }),
    due: t.string({ description: 'When, as an ISO moment.', resolve: ({ due_at }) => due_at.toISOString() }),
    error: t.exposeString('last_error', { nullable: true, description: 'Why it failed.' }),
  }),
});

const OrderType = builder.objectRef<OrderRow>('StaffOrder').implement({
  description: 'An order as staff see it. Amounts are euros.',
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'Its id.' }),
    number: t.exposeString('number', { description: 'For people.' }),
    created: t.string({ description: 'ISO moment.', resolve: ({ created_at }) => created_at.toISOString() }),
    buyerUuid: t.exposeString('user_id', { nullable: true, description: 'Null for a visitor.' }),
    buyerName: t.exposeString('buyer_name', {
      nullable: true,
      description: 'Of the account, or of a visitor in the address.',
    }),
    buyerEmail: t.exposeString('email', { description: 'Where its mails go.' }),
    transactionUid: t.exposeString('transaction_id', { description: 'The payment.' }),
    paymentStatus: t.field({
      type: TransactionStatusType,
      description: 'How the payment stands.',
      resolve: (order) => order.payment_status,
    }),
    paymentMethod: t.exposeString('payment_method', { nullable: true, description: 'How it was paid.' }),
    paid: t.float({ description: "By the buyer's bank.", resolve: (order) => euros(order.amount_cents) }),
    giftCard: t.float({ description: 'By a gift card.', resolve: (order) => euros(order.gift_card_cents) }),
    discount: t.float({ description: 'By a code.', resolve: (order) => euros(order.discount_cents) }),
    held: t.float({ description: 'Held by us.', resolve: (order) => euros(order.held) }),
    refunded: t.float({ description: 'Given back.', resolve: (order) => euros(order.refunded) }),
    due: t.float({ description: "The sellers', not paid out yet.", resolve: (order) => euros(order.due) }),
    paidOut: t.float({ description: 'Paid out.', resolve: (order) => euros(order.paid_out) }),
    platform: t.float({ description: 'Our own share.', resolve: (order) => euros(order.platform) }),
    lines: t.field({
      type: [LineType],
      description: 'What was bought.',
      resolve: async ({ id }, _args, context) => (await loadBatched(context, linesOfOrders, id)) ?? [],
    }),
  }),
});

const OrderDetailType = builder.objectRef<OrderRow>('StaffOrderDetail').implement({
  description: 'An order with all that staff look at.',
  fields: (t) => ({
    order: t.field({ type: OrderType, description: 'The order.', resolve: (order) => order }),
    address: t.string({
      nullable: true,
      description: 'Where it goes, in one line.',
      resolve: ({ shipping_address: to }) =>
        to === null
          ? null
          : `${to.firstName} ${to.lastName}, ${to.street} ${to.houseNumber}${to.houseNumberExtension}, ${to.postcode} ${to.city}, ${to.country}`,
    }),
    history: t.field({
      type: [StepType],
      description: 'The earliest first.',
      resolve: async (order, _args, { db }) => [...(await historyOf(db, order))],
    }),
    deadlines: t.field({
      type: [DeadlineType],
      description: 'What follows by itself.',
      resolve: (order, _args, { db }) => deadlinesOf(db, order),
    }),
  }),
});

const PaymentType = builder.objectRef<PaymentRow>('StaffPayment').implement({
  description: 'One try to pay a cart, as staff see it. Amounts are euros.',
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'Its id.' }),
    status: t.field({
      type: TransactionStatusType,
      description: 'How it stands.',
      resolve: ({ status }) => status,
    }),
    method: t.exposeString('payment_method', { nullable: true, description: 'How it is paid.' }),
    providerId: t.exposeString('payment_id', { nullable: true, description: "The provider's own number." }),
    amount: t.float({ description: "Of the buyer's bank.", resolve: (row) => euros(row.amount_cents) }),
    giftCard: t.float({ description: 'Of a gift card.', resolve: (row) => euros(row.gift_card_cents) }),
    discount: t.float({ description: 'Of a code.', resolve: (row) => euros(row.discount_cents) }),
    held: t.float({ description: 'Held by us.', resolve: (row) => euros(row.held) }),
    refunded: t.float({ description: 'Given back.', resolve: (row) => euros(row.refunded) }),
    buyerUuid: t.exposeString('user_id', { nullable: true, description: 'Null for a visitor.' }),
    buyerName: t.exposeString('buyer_name', { nullable: true, description: 'Of the account.' }),
    buyerEmail: t.exposeString('email', { description: 'Of the buyer.' }),
    created: t.string({ description: 'ISO moment.', resolve: ({ created_at }) => created_at.toISOString() }),
    updated: t.string({ description: 'ISO moment.', resolve: ({ updated_at }) => updated_at.toISOString() }),
    heldUntil: t.string({
      nullable: true,
      description: 'Until when its products are reserved, as an ISO moment.',
      resolve: ({ held_until }) => isoOf(held_until),
    }),
    products: t.int({ description: 'How many lines.', resolve: ({ products }) => Number(products) }),
    isSuperseded: t.exposeBoolean('superseded', { description: 'Another one took its place.' }),
    orderUuid: t.exposeString('order_id', { nullable: true, description: 'What it bought.' }),
    orderNumber: t.exposeString('order_number', { nullable: true, description: "The order's number." }),
  }),
});

const OrderPageType = pageType('StaffOrderPage', OrderType);
const PaymentPageType = pageType('StaffPaymentPage', PaymentType);

builder.queryFields((t) => ({
  staffOrders: t.field({
    type: OrderPageType,
    description: 'All orders, the newest first. For staff.',
    errors: { types: [...staffAlone, InvalidUUIDError] },
    args: {
      searchString: t.arg.string({
        description: 'A number, words of title or people, an address, or an id.',
      }),
      status: t.arg({ type: DeliveryStatusType, description: 'With a product in this status.' }),
      userUuid: t.arg.string({ description: 'Of one account, as buyer or seller.' }),
      limit: t.arg.int({ description: 'At most 100; 25 without it.' }),
      offset: t.arg.int({ description: 'How many to leave out.' }),
    },
    resolve: (_root, { searchString, status, userUuid, limit, offset }, { db }) => {
      if (userUuid != null && !isUuid(userUuid)) throw new InvalidUUIDError();
      return readOrders(db, {
        ...{ searchString: searchString ?? '', status: status ?? null, userId: userUuid ?? null },
        ...within(limit, offset),
      });
    },
  }),
  staffOrder: t.field({
    type: OrderDetailType,
    description: 'One order. For staff.',
    errors: { types: [...staffAlone, InvalidUUIDError, ObjectDoesNotExistError] },
    args: { uuid: t.arg.string({ required: true, description: "The order's id." }) },
    resolve: (_root, { uuid }, { db }) => readOrder(db, uuid),
  }),
  staffPayments: t.field({
    type: PaymentPageType,
    description: 'All payments, the newest first. For staff.',
    errors: { types: staffAlone },
    args: {
      searchString: t.arg.string({
        description: "Words of the buyer, an order's or provider's number, or an id.",
      }),
      status: t.arg({ type: TransactionStatusType, description: 'One status alone.' }),
      limit: t.arg.int({ description: 'At most 100; 25 without it.' }),
      offset: t.arg.int({ description: 'How many to leave out.' }),
    },
    resolve: (_root, { searchString, status, limit, offset }, { db }) =>
      readPayments(db, {
        ...{ searchString: searchString ?? '', status: status ?? null },
        ...within(limit, offset),
      }),
  }),
}));
