import { eurosOf } from '#domain/money/cents.ts';
import { deliveryEvents, deliveryLifeCycle, deliveryStatuses } from '#domain/orders/delivery-life-cycle.ts';
import { asksForTransport, deliveryTypes } from '#domain/orders/delivery-method.ts';
import { shipBy } from '#domain/orders/order-days.ts';
import { actorOf } from '#domain/orders/order-side.ts';
import { possibleEvents } from '#domain/process/life-cycle.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import type { CartAddress } from '../carts/tables.ts';
import { situationOf } from './delivery-situation.ts';
import { roleIn } from './line-role.ts';
import type { OrderLine } from './public/lines.ts';
import { isTransportAgreed } from './transport-agreed.ts';

export const DeliveryStatusType = builder.enumType('DeliveryStatus', {
  description: 'How far a delivery is (ORDER-011).',
  values: deliveryStatuses,
});

export const DeliveryEventType = builder.enumType('DeliveryEvent', {
  description: 'What can happen to a delivery.',
  values: deliveryEvents,
});

export const DeliveryTypeType = builder.enumType('DeliveryType', {
  description: 'How a product gets home (DELIV-004).',
  values: deliveryTypes,
});

const MethodType = builder.objectRef<OrderLine>('OrderDeliveryMethod').implement({
  description: 'The delivery method that was chosen (ORDER-007).',
  fields: (t) => ({
    type: t.field({
      type: DeliveryTypeType,
      description: 'Its type.',
      resolve: ({ delivery }) => delivery.delivery_type,
    }),
  }),
});

const AddressType = builder.objectRef<CartAddress>('OrderAddress').implement({
  description: 'Where an order goes, as it was when it was placed.',
  fields: (t) => ({
    firstName: t.exposeString('firstName', { description: 'First name.' }),
    lastName: t.exposeString('lastName', { description: 'Last name.' }),
    companyName: t.exposeString('companyName', { description: 'Company; empty without one.' }),
    street: t.exposeString('street', { description: 'Street.' }),
    houseNumber: t.exposeString('houseNumber', { description: 'House number.' }),
    houseNumberExtension: t.exposeString('houseNumberExtension', { description: 'Its addition.' }),
    postcode: t.exposeString('postcode', { description: 'Postcode.' }),
    city: t.exposeString('city', { description: 'Place.' }),
    country: t.exposeString('country', { description: 'NL or BE.' }),
    phoneNumber: t.exposeString('phoneNumber', { description: 'Telephone; empty without one.' }),
  }),
});

/** Returns the value to the seller of the product and null to everybody else (ORDER-018, ORDER-019). */
function forSeller<Value>(line: OrderLine, { viewer }: GraphqlContext, value: Value): Value | null {
  return roleIn(line, viewer) === 'SELLER' ? value : null;
}

const DeliveryRef = builder.objectRef<OrderLine>('OrderDelivery');
type DeliveryFields = Parameters<
  NonNullable<Extract<Parameters<typeof DeliveryRef.implement>[0], { fields?: unknown }>['fields']>
>[0];
type Moment =
  | 'shipped_at'
  | 'appointment_at'
  | 'in_review_at'
  | 'arrived_at'
  | 'handed_off_at'
  | 'confirmed_at'
  | 'cancelled_at';

function moment(t: DeliveryFields, column: Moment, description: string) {
  return t.string({
    nullable: true,
    description,
    resolve: ({ delivery }) => delivery[column]?.toISOString() ?? null,
  });
}

export const OrderDeliveryType = DeliveryRef.implement({
  description: 'How a sold product gets to its buyer (ORDER-003..007).',
  fields: (t) => ({
    uuid: t.string({ description: "The delivery's id.", resolve: ({ delivery }) => delivery.id }),
    status: t.field({
      type: DeliveryStatusType,
      description: 'How far it is.',
      resolve: ({ delivery }) => delivery.status,
    }),
    possible: t.field({
      type: [DeliveryEventType],
      description: 'What the caller may say has happened now: what buttons ask.',
      resolve: async (line, _args, { db, clock, viewer }) => {
        const actor = actorOf(roleIn(line, viewer));
        const facts = await situationOf(db, line, clock.now());
        return [...possibleEvents(deliveryLifeCycle, { state: line.delivery.status, actor, facts })];
      },
    }),
    hasArrived: t.boolean({
      description: 'Whether the seller has said that it arrived or was picked up.',
      resolve: ({ delivery }) => delivery.arrived_at !== null,
    }),
    arrivedAt: moment(t, 'arrived_at', 'The ISO moment at which it arrived or was picked up; null before.'),
    handedOffAt: moment(t, 'handed_off_at', 'The ISO moment at which the courier got it; null without one.'),
    confirmedAt: moment(t, 'confirmed_at', 'The ISO moment at which receipt was confirmed; null before.'),
    cancelledAt: moment(t, 'cancelled_at', 'The ISO moment at which it was cancelled; null otherwise.'),
    complaint: t.string({
      nullable: true,
      description: "The buyer's complaint; null without one.",
      resolve: ({ delivery }) => delivery.complaint,
    }),
    staffReason: t.string({
      nullable: true,
      description: 'Why staff cancelled the sale or released the money; null otherwise.',
      resolve: ({ delivery }) => delivery.staff_reason,
    }),
    shipBy: t.string({
      nullable: true,
      description:
        'The last day, as YYYY-MM-DD, for sending a parcel (ORDER-022); null for other delivery methods.',
      resolve: ({ delivery, order }) =>
        delivery.delivery_type === 'post_transport' ? shipBy(order.created_at) : null,
    }),
  }),
});

/** How it goes and where to, what that costs, and who brings it. */
builder.objectFields(OrderDeliveryType, (t) => ({
  asksForTransport: t.boolean({
    description:
      'Whether the seller may say who brings it: not once a day is agreed with the transport partner.',
    resolve: async ({ delivery }, _args, { db }) =>
      asksForTransport(delivery.original_type) && !(await isTransportAgreed(db, delivery.id)),
  }),
  transportHandledBySeller: t.boolean({
    description: 'Whether the seller brings it themselves.',
    resolve: ({ delivery }) => delivery.transport_handled_by_seller,
  }),
  answeredTransportQuestion: t.boolean({
    description: 'Whether the seller has said so or otherwise.',
    resolve: ({ delivery }) => delivery.answered_transport_question,
  }),
  originalTransportType: t.field({
    type: DeliveryTypeType,
    description: 'The delivery method that the buyer chose.',
    resolve: ({ delivery }) => delivery.original_type,
  }),
  pricePaidByCustomer: t.float({
    description: 'Euros that the buyer paid for the delivery.',
    resolve: ({ delivery }) => eurosOf(delivery.price_paid_by_customer_cents),
  }),
  pricePaidToTransporter: t.float({
    nullable: true,
    description:
      'Euros that the person who brings it receives: the self-transport payout. For the seller alone.',
    resolve: (line, _args, context) =>
      forSeller(line, context, eurosOf(line.delivery.price_paid_to_transporter_cents)),
  }),
  trackAndTraceLink: t.string({
    nullable: true,
    description: 'Where a parcel can be followed; null without.',
    resolve: ({ delivery }) => delivery.track_and_trace_link,
  }),
  dhlTrackerCode: t.string({
    nullable: true,
    description: 'Its code at DHL; null without.',
    resolve: ({ delivery }) => delivery.dhl_tracker_code,
  }),
  postnlLabelLink: t.string({
    nullable: true,
    description:
      'The label for the parcel; null once the sale is cancelled. For the seller alone (ORDER-018).',
    resolve: (line, _args, context) =>
      forSeller(line, context, line.delivery.status === 'CANCELLED' ? null : line.delivery.postnl_label_link),
  }),
  shippingAddress: t.field({
    type: AddressType,
    nullable: true,
    description: 'Where it goes; null while none was given.',
    resolve: ({ order }) => order.shipping_address,
  }),
  deliveryMethod: t.field({
    type: MethodType,
    description: 'The delivery method in use.',
    resolve: (line) => line,
  }),
}));
