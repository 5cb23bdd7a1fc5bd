import { amsterdamDay } from '#domain/orders/order-days.ts';
import type { TimelineFacts } from '#domain/orders/order-timeline.ts';
import type { OrderCourseFragment, OrderDetailFragment } from './orders.gen.ts';

const momentOf = (iso: string | null) => (iso === null ? null : Date.parse(iso));

/** Whether the last day to send the parcel has passed; `now` is in milliseconds since 1970. */
export function isSendingLate({ shipBy, shippedAt }: OrderDetailFragment['delivery'], now: number): boolean {
  return shipBy !== null && shippedAt === null && amsterdamDay(new Date(now)) > shipBy;
}

/** Maps an order from the server to the facts of its timeline. */
export function timelineFactsOf(order: OrderCourseFragment): TimelineFacts {
  const { created, delivery, money } = order;
  const awaited = order.complaintStep ?? order.withdrawalStep;
  return {
    ...{ status: delivery.status, type: delivery.deliveryMethod.type, placedAt: Date.parse(created) },
    shippedAt: momentOf(delivery.shippedAt),
    handedOffAt: momentOf(delivery.handedOffAt),
    arrivedAt: momentOf(delivery.arrivedAt),
    appointmentAt: momentOf(delivery.appointmentAt),
    courierDay: delivery.courierDay,
    transportChangedAt: momentOf(delivery.transportChangedAt),
    inReviewAt: momentOf(delivery.inReviewAt),
    hasComplaint: delivery.hasComplaint,
    confirmedAt: momentOf(delivery.confirmedAt),
    cancelledAt: momentOf(delivery.cancelledAt),
    endedBy: delivery.endedBy,
    isPaidOut: money === 'PAID_OUT' || (money === 'CHARGED_BACK' && order.payoutMade === true),
    isNothingDue: money === 'DUE' && order.isNothingDue,
    chargedBackAt: momentOf(order.chargedBackAt),
    isWithdrawn: order.isWithdrawalOpen,
    hasTrouble: delivery.hasTrouble,
    withdrawnAt: momentOf(order.withdrawnAt),
    settlement: awaited === null ? null : { step: awaited.step, until: momentOf(awaited.due) },
  };
}
