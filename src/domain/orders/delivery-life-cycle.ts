import type { Guard, LifeCycle } from '../process/life-cycle.ts';
import type { DeliveryType } from './delivery-method.ts';

/** The statuses of a delivery (ORDER-011). */
export const deliveryStatuses = [
  'PENDING',
  'ARRIVED',
  'HANDED_OFF',
  'CONFIRMED',
  'IN_REVIEW',
  'CANCELLED',
] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

export const deliveryEvents = [
  'ship',
  'arrive',
  'hand_off',
  'confirm',
  'prove_pickup',
  'release',
  'dispute',
  'settle',
  'settle_withdrawal',
  'cancel',
  'cancel_late',
  'refund',
] as const;
export type DeliveryEvent = (typeof deliveryEvents)[number];

export const deliveryActors = ['buyer', 'seller', 'staff', 'system'] as const;
export type DeliveryActor = (typeof deliveryActors)[number];

export interface DeliverySituation {
  readonly type: DeliveryType;
  /** Whether a parcel was sent: the carrier has scanned it, or the seller has marked it as sent. */
  readonly isShipped: boolean;
  /** Whether a courier is booked for a day that is still to come. */
  readonly isCourierAwaited: boolean;
  /** Whether the seller's term is over, so that the buyer may cancel. */
  readonly isLate: boolean;
  /** Whether it is overdue, so that the buyer may complain about it even if nothing is known to be wrong. */
  readonly isOverdue: boolean;
  /** Whether a withdrawal from the purchase is open. */
  readonly isWithdrawn: boolean;
  /** Whether a parcel is lost or was returned, and neither staff nor a delivery scan have settled that. */
  readonly hasTrouble: boolean;
  /** Whether the complaint about it is decided or settled, so that it is the complaint that moves the money. */
  readonly isSettled: boolean;
}

/** What the server does on a transition, in the order of the row. */
type DeliveryEffect = 'release_money' | 'return_money' | 'notify_buyer' | 'notify_seller' | 'notify_both';

export interface DeliveryParts {
  readonly state: DeliveryStatus;
  readonly event: DeliveryEvent;
  readonly actor: DeliveryActor;
  readonly facts: DeliverySituation;
  readonly code:
    | 'delivery_is_handed_off'
    | 'delivery_is_not_handed_off'
    | 'delivery_is_no_parcel'
    | 'delivery_is_shipped'
    | 'delivery_is_awaited'
    | 'delivery_is_not_in_person'
    | 'delivery_is_not_late'
    | 'delivery_is_not_overdue'
    | 'delivery_is_withdrawn'
    | 'delivery_has_trouble'
    | 'delivery_is_settled';
  readonly effect: DeliveryEffect;
}

type DeliveryGuard = Guard<DeliveryParts>;

/** Whether buyer and seller meet in person, without a carrier. */
export function isInPerson(type: DeliveryType): boolean {
  return type === 'pickup_transport' || type === 'noop_transport' || type === 'free_transport';
}

const toCourier: DeliveryGuard = {
  name: 'goes with the regional courier',
  holds: ({ type }) => type === 'frl_transport',
  code: 'delivery_is_not_handed_off',
};
const arrivedToday: DeliveryGuard = {
  name: 'brought or picked up, no courier is still to come, and no parcel is lost or returned',
  holds: ({ type, isCourierAwaited, hasTrouble }) =>
    type !== 'frl_transport' && !isCourierAwaited && !hasTrouble,
  code: ({ type, hasTrouble }) => {
    if (type === 'frl_transport') return 'delivery_is_handed_off';
    return hasTrouble ? 'delivery_has_trouble' : 'delivery_is_awaited';
  },
};
const isParcel: DeliveryGuard = {
  name: 'a parcel that was not sent yet',
  holds: ({ type, isShipped }) => type === 'post_transport' && !isShipped,
  code: ({ type }) => (type === 'post_transport' ? 'delivery_is_shipped' : 'delivery_is_no_parcel'),
};
const inPerson: DeliveryGuard = {
  name: 'handed over in person',
  holds: ({ type }) => isInPerson(type),
  code: 'delivery_is_not_in_person',
};
const late: DeliveryGuard = {
  name: 'the seller is late',
  holds: ({ isLate, isShipped }) => isLate && !isShipped,
  code: ({ isShipped }) => (isShipped ? 'delivery_is_shipped' : 'delivery_is_not_late'),
};
const overdue: DeliveryGuard = {
  name: 'it should have been there by now, or its parcel is lost or returned',
  holds: ({ isOverdue, hasTrouble, isWithdrawn }) => (isOverdue || hasTrouble) && !isWithdrawn,
  code: ({ isWithdrawn }) => (isWithdrawn ? 'delivery_is_withdrawn' : 'delivery_is_not_overdue'),
};
const notWithdrawn: DeliveryGuard = {
  name: 'the buyer has not withdrawn from the purchase',
  holds: ({ isWithdrawn }) => !isWithdrawn,
  code: 'delivery_is_withdrawn',
};
const undisturbed: DeliveryGuard = {
  name: 'the buyer has not withdrawn, and no parcel is lost or returned',
  holds: ({ isWithdrawn, hasTrouble }) => !isWithdrawn && !hasTrouble,
  code: ({ isWithdrawn }) => (isWithdrawn ? 'delivery_is_withdrawn' : 'delivery_has_trouble'),
};

const unsettled: DeliveryGuard = {
  name: 'the complaint about it is not decided or settled',
  holds: ({ isSettled }) => !isSettled,
  code: 'delivery_is_settled',
};

const open = ['PENDING', 'ARRIVED', 'HANDED_OFF', 'IN_REVIEW'] as const;

/**
 * The life cycle of a delivery (docs/decisions/0035-after-the-payment.md). The seller reports it as sent, arrived,
 * picked up (ORDER-012, ORDER-013) or handed to the regional courier (ORDER-014); a carrier's scans do the same. Then
 * the buyer confirms or complains (ORDER-015, ORDER-016); without either, it is released (`release`). A parcel that
 * the carrier lost or returned is neither reported as arrived by its seller nor released, and its buyer may complain
 * at once. A hand-over in person that both phones have proved is a confirmation. Staff may cancel, and a refund by
 * the payment provider cancels (ORDER-017, docs/readings.md); once a case is decided or settled, only the case moves the
 * money, because a decision can be appealed, and another member of staff decides then. A buyer may cancel when the
 * seller is late (`cancel_late`), and the system does when nothing was ever sent. A case (`IN_REVIEW`) ends with the
 * money released (`settle`) or refunded (`refund`). A withdrawal refunds too, also after receipt was confirmed, and one
 * with a partial refund ends with `settle_withdrawal`.
 */
export const deliveryLifeCycle: LifeCycle<DeliveryParts> = {
  name: 'delivery',
  states: deliveryStatuses,
  events: deliveryEvents,
  actors: deliveryActors,
  initial: 'PENDING',
  rows: [
    {
      ...{ from: ['PENDING'], event: 'ship', by: ['seller', 'system'], guard: isParcel },
      ...{ to: 'PENDING', effects: ['notify_buyer'] },
    },
    {
      ...{ from: ['PENDING'], event: 'arrive', by: ['seller'], guard: arrivedToday },
      ...{ to: 'ARRIVED', effects: ['notify_buyer'] },
    },
    {
      ...{ from: ['PENDING'], event: 'arrive', by: ['system'] },
      ...{ to: 'ARRIVED', effects: ['notify_both'] },
    },
    {
      ...{ from: ['PENDING'], event: 'hand_off', by: ['seller'], guard: toCourier },
      ...{ to: 'HANDED_OFF', effects: ['notify_buyer'] },
    },
    {
      ...{ from: ['PENDING', 'ARRIVED'], event: 'prove_pickup', by: ['buyer', 'seller'], guard: inPerson },
      ...{ to: 'CONFIRMED', effects: ['release_money', 'notify_both'] },
    },
    {
      ...{ from: ['ARRIVED', 'HANDED_OFF'], event: 'confirm', by: ['buyer'], guard: notWithdrawn },
      ...{ to: 'CONFIRMED', effects: ['release_money', 'notify_seller'] },
    },
    {
      ...{ from: ['ARRIVED', 'HANDED_OFF'], event: 'release', by: ['system'], guard: undisturbed },
      ...{ to: 'CONFIRMED', effects: ['release_money', 'notify_both'] },
    },
    {
      ...{ from: ['IN_REVIEW'], event: 'confirm', by: ['staff'], guard: unsettled },
      ...{ to: 'CONFIRMED', effects: ['release_money', 'notify_both'] },
    },
    {
      ...{ from: ['IN_REVIEW'], event: 'settle', by: ['system'] },
      ...{ to: 'CONFIRMED', effects: ['release_money', 'notify_both'] },
    },
    {
      ...{ from: ['PENDING', 'ARRIVED', 'HANDED_OFF'], event: 'settle_withdrawal', by: ['system'] },
      ...{ to: 'CONFIRMED', effects: ['release_money'] },
    },
    {
      ...{ from: ['ARRIVED', 'HANDED_OFF'], event: 'dispute', by: ['buyer'], guard: notWithdrawn },
      ...{ to: 'IN_REVIEW', effects: ['notify_both'] },
    },
    {
      ...{ from: ['PENDING'], event: 'dispute', by: ['buyer', 'system'], guard: overdue },
      ...{ to: 'IN_REVIEW', effects: ['notify_both'] },
    },
    {
      ...{ from: open, event: 'cancel', by: ['staff'], guard: unsettled },
      ...{ to: 'CANCELLED', effects: ['return_money', 'notify_both'] },
    },
    {
      ...{ from: open, event: 'cancel', by: ['system'] },
      ...{ to: 'CANCELLED', effects: ['notify_both'] },
    },
    {
      ...{ from: ['PENDING'], event: 'cancel_late', by: ['buyer', 'system'], guard: late },
      ...{ to: 'CANCELLED', effects: ['return_money', 'notify_both'] },
    },
    {
      ...{ from: [...open, 'CONFIRMED'], event: 'refund', by: ['system'] },
      ...{ to: 'CANCELLED', effects: ['return_money', 'notify_both'] },
    },
  ],
};
