import { builder } from '../../graphql/builder.ts';
import { loadBatched } from '../../graphql/load-batched.ts';
import { courierDays, troubledParcels } from './carrier-facts.ts';
import { DeliveryEventType, OrderDeliveryType } from './delivery-object.ts';

/** The facts behind an order's clock, from which pages show the next step and its deadline. */
builder.objectFields(OrderDeliveryType, (t) => ({
  shippedAt: t.string({
    nullable: true,
    description: 'The ISO moment at which a parcel was sent; null before, and for other delivery methods.',
    resolve: ({ delivery }) => delivery.shipped_at?.toISOString() ?? null,
  }),
  appointmentAt: t.string({
    nullable: true,
    description: 'The agreed ISO moment of a hand-over in person; null without one.',
    resolve: ({ delivery }) => delivery.appointment_at?.toISOString() ?? null,
  }),
  courierDay: t.string({
    nullable: true,
    description: 'The day, as YYYY-MM-DD, for which the transport is planned; null while none is booked.',
    resolve: async ({ delivery }, _args, context) =>
      delivery.delivery_type === 'brenger_transport'
        ? ((await loadBatched(context, courierDays, delivery.id)) ?? null)
        : null,
  }),
  hasTrouble: t.boolean({
    description: 'Whether its parcel is lost or was returned, and that is not settled yet.',
    resolve: async ({ delivery }, _args, context) =>
      delivery.delivery_type === 'post_transport' &&
      (await loadBatched(context, troubledParcels, delivery.id)) === true,
  }),
  inReviewAt: t.string({
    nullable: true,
    description:
      'The ISO moment at which a complaint was filed, or at which we began to look into it; null without.',
    resolve: ({ delivery }) => delivery.in_review_at?.toISOString() ?? null,
  }),
  transportChangedAt: t.string({
    nullable: true,
    description:
      'The ISO moment at which the seller last changed who delivers; null if that was never changed.',
    resolve: ({ delivery }) => delivery.transport_changed_at?.toISOString() ?? null,
  }),
  hasComplaint: t.boolean({
    description:
      'Whether the buyer complained. An order whose receipt nobody reported comes into review without it.',
    resolve: ({ delivery }) => delivery.complaint !== null,
  }),
  endedBy: t.field({
    type: DeliveryEventType,
    nullable: true,
    description: 'The event that ended it, such as a confirmation or an automatic release. Null while open.',
    resolve: ({ delivery }) => delivery.ended_by,
  }),
}));
