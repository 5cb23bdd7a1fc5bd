import type { Guard, LifeCycle } from '../process/life-cycle.ts';
import type { DeliveryType } from './delivery-method.ts';

/** ORDER-011. */
export const deliveryStatuses = [
  'PENDING',
  'ARRIVED',
  'HANDED_OFF',
  'CONFIRMED',
  'IN_REVIEW',
  'CANCELLED',
] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

export const deliveryEvents = ['arrive', 'hand_off', 'confirm', 'dispute', 'cancel'] as const;
export type DeliveryEvent = (typeof deliveryEvents)[number];

export const deliveryActors = ['buyer', 'seller', 'staff', 'system'] as const;
export type DeliveryActor = (typeof deliveryActors)[number];

interface DeliverySituation {
  readonly type: DeliveryType;
}

/** What the server does on a move, in the row's order. */
type DeliveryEffect = 'release_money' | 'return_money' | 'tell_buyer' | 'tell_seller' | 'tell_both';

export interface DeliveryParts {
  readonly state: DeliveryStatus;
  readonly event: DeliveryEvent;
  readonly actor: DeliveryActor;
  readonly facts: DeliverySituation;
  readonly code: 'delivery_is_handed_off' | 'delivery_is_not_handed_off';
  readonly effect: DeliveryEffect;
}

const courier: Guard<DeliveryParts> = {
  name: 'handed to the courier',
  holds: ({ type }) => type === 'frl_transport',
  code: 'delivery_is_not_handed_off',
};
const noCourier: Guard<DeliveryParts> = {
  name: 'brought or picked up',
  holds: ({ type }) => type !== 'frl_transport',
  code: 'delivery_is_handed_off',
};

/**
 * The life of a delivery (spec section 4). The seller says that it arrived, or was picked up (ORDER-012, ORDER-013), or
 * was given to the regional courier (ORDER-014); only then the buyer confirms or complains (ORDER-015, ORDER-016,
 * readings ORDER-015). Cancelling is the staff's, or follows money that the provider gave back (readings ORDER-017), and
 * so is the end of a complaint.
 */
export const deliveryLifeCycle: LifeCycle<DeliveryParts> = {
  name: 'delivery',
  states: deliveryStatuses,
  events: deliveryEvents,
  actors: deliveryActors,
  initial: 'PENDING',
  rows: [
    {
      ...{ from: ['PENDING'], event: 'arrive', by: ['seller'], guard: noCourier },
      ...{ to: 'ARRIVED', effects: ['tell_buyer'] },
    },
    {
      ...{ from: ['PENDING'], event: 'hand_off', by: ['seller'], guard: courier },
      ...{ to: 'HANDED_OFF', effects: ['tell_buyer'] },
    },
    {
      ...{ from: ['ARRIVED', 'HANDED_OFF'], event: 'confirm', by: ['buyer'] },
      ...{ to: 'CONFIRMED', effects: ['release_money', 'tell_seller'] },
    },
    {
      ...{ from: ['IN_REVIEW'], event: 'confirm', by: ['staff'] },
      ...{ to: 'CONFIRMED', effects: ['release_money', 'tell_both'] },
    },
    {
      ...{ from: ['ARRIVED', 'HANDED_OFF'], event: 'dispute', by: ['buyer'] },
      ...{ to: 'IN_REVIEW', effects: ['tell_both'] },
    },
    {
      ...{ from: ['PENDING', 'ARRIVED', 'HANDED_OFF', 'IN_REVIEW'], event: 'cancel', by: ['staff'] },
      ...{ to: 'CANCELLED', effects: ['return_money', 'tell_both'] },
    },
    {
      ...{ from: ['PENDING', 'ARRIVED', 'HANDED_OFF', 'IN_REVIEW'], event: 'cancel', by: ['system'] },
      ...{ to: 'CANCELLED', effects: ['tell_both'] },
    },
  ],
};
