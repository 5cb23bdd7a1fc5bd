import type { DeliveryEvent } from './delivery-life-cycle.ts';
import type { DeliveryType } from './delivery-method.ts';
import { type ClockFacts, type ClockStepName, clockSteps, lastDayBefore } from './order-clock.ts';
import { amsterdamDay } from './order-days.ts';
import type { OrderRole } from './order-role.ts';
import { type SettlementStep, settlementSteps } from './settlement-step.ts';

/** The facts behind an order's timeline. Moments in milliseconds since 1970. */
export interface TimelineFacts extends ClockFacts {
  /** When the seller last changed who delivers: themselves or the transport partner. */
  readonly transportChangedAt: number | null;
  readonly inReviewAt: number | null;
  /** Whether the buyer complained; an order whose receipt nobody reported comes into review without a complaint. */
  readonly hasComplaint: boolean;
  readonly confirmedAt: number | null;
  readonly cancelledAt: number | null;
  readonly endedBy: DeliveryEvent | null;
  readonly isPaidOut: boolean;
  /** Whether a partial refund left nothing to pay out. */
  readonly isNothingDue: boolean;
  /** When the buyer's bank took the payment back; null if it did not. */
  readonly chargedBackAt: number | null;
  /** When the buyer withdrew from the purchase; null without a withdrawal or if it was cancelled. */
  readonly withdrawnAt: number | null;
  /** What the open complaint or withdrawal waits for, and the end of its term; null without one. */
  readonly settlement: { readonly step: SettlementStep; readonly until: number | null } | null;
}

const timelineEvents = [
  'paid',
  'seller_delivers',
  'partner_delivers',
  'shipped',
  'handed_off',
  'arrived',
  'complaint',
  'unconfirmed',
  'withdrawn',
  'confirmed',
  'handed_over',
  'released',
  'settled',
  'withdrawal_settled',
  'cancelled',
  'not_sent',
  'paid_out',
  'charged_back',
] as const;
/** A past entry of the timeline. */
export type TimelineEvent = (typeof timelineEvents)[number];

const awaitedThings = [
  'shipment',
  'parcel',
  'parcel_problem',
  'appointment',
  'meeting',
  'transport',
  'driver',
  'hand_off',
  'confirmation',
  'case',
  'withdrawal',
  'payout',
  ...settlementSteps,
] as const;
/** What the order waits for. */
export type Awaited = (typeof awaitedThings)[number];

export interface TimelineNext {
  readonly what: Awaited;
  /** The last day for it, YYYY-MM-DD; null without a deadline. */
  readonly until: string | null;
  /** The agreed moment or day; null where there is none. */
  readonly at: number | null;
  /** What happens automatically otherwise, and on which day, YYYY-MM-DD. */
  readonly otherwise: { readonly what: ClockStepName; readonly day: string } | null;
}

export interface Timeline {
  readonly done: readonly { readonly what: TimelineEvent; readonly at: number | null }[];
  /** Null once the order is complete. */
  readonly next: TimelineNext | null;
}

/** Who has to act on each thing that an order waits for; the shop, a carrier and the bank are nobody here. */
const actors: Readonly<Record<Awaited, OrderRole | 'BOTH' | null>> = {
  ...{ shipment: 'SELLER', hand_off: 'SELLER', confirmation: 'BUYER' },
  ...{ appointment: 'BOTH', meeting: 'BOTH', transport: 'BOTH' },
  ...{ parcel: null, parcel_problem: null, driver: null, payout: null },
  ...{ case: null, withdrawal: null, decision: null, appeal: null },
  ...{ seller_answer: 'SELLER', hand_over_answer: 'SELLER', return_check: 'SELLER' },
  ...{ buyer_answer: 'BUYER', return: 'BUYER', return_arrival: 'BUYER' },
};

/** Whose turn it is, as one side sees it: its own, both sides' together, or that of somebody else. */
export function turnOf(role: OrderRole, what: Awaited): 'own' | 'together' | 'other' {
  if (actors[what] === 'BOTH') return 'together';
  return actors[what] === role ? 'own' : 'other';
}

/** The chronological timeline of an order, with its next step and deadline; the same for both sides. */
export function timelineOf(facts: TimelineFacts): Timeline {
  const { type, placedAt, transportChangedAt, shippedAt, handedOffAt, arrivedAt, inReviewAt } = facts;
  const done: { readonly what: TimelineEvent; readonly at: number | null }[] = [
    { what: 'paid', at: placedAt },
  ];
  const put = (what: TimelineEvent, at: number | null) => at !== null && done.push({ what, at });
  put(type === 'noop_transport' ? 'seller_delivers' : 'partner_delivers', transportChangedAt);
  put('shipped', shippedAt);
  put('handed_off', handedOffAt);
  put('arrived', arrivedAt);
  put(facts.hasComplaint ? 'complaint' : 'unconfirmed', inReviewAt);
  const { status, confirmedAt, cancelledAt } = facts;
  if (confirmedAt !== null) put(confirmationOf(facts), confirmedAt);
  put('withdrawn', facts.withdrawnAt);
  if (status === 'CANCELLED') put(facts.endedBy === 'cancel_late' ? 'not_sent' : 'cancelled', cancelledAt);
  // A withdrawal may be declared before or after receipt was confirmed.
  done.sort((one, other) => (one.at ?? 0) - (other.at ?? 0));
  // The moment of the refund is not shown: it depends on the bank.
  if (facts.isPaidOut && status !== 'CANCELLED') done.push({ what: 'paid_out', at: null });
  if (status !== 'CANCELLED') put('charged_back', facts.chargedBackAt);
  return { done, next: nextOf(facts) };
}

/** The last day, YYYY-MM-DD, of the first step of an order that was just placed; null where it has none. */
export function firstDeadline(type: DeliveryType, placedAt: number): string | null {
  const nothing = {
    shippedAt: null,
    handedOffAt: null,
    arrivedAt: null,
    appointmentAt: null,
    courierDay: null,
  };
  const ended = {
    transportChangedAt: null,
    inReviewAt: null,
    hasComplaint: false,
    confirmedAt: null,
    cancelledAt: null,
    endedBy: null,
    chargedBackAt: null,
  };
  const { next } = timelineOf({
    ...{ status: 'PENDING', type, placedAt, ...nothing, ...ended, withdrawnAt: null, settlement: null },
    ...{ isPaidOut: false, isNothingDue: false, isWithdrawn: false, hasTrouble: false },
  });
  return next?.until ?? null;
}

function confirmationOf({ endedBy, inReviewAt }: TimelineFacts): TimelineEvent {
  if (endedBy === 'release') return 'released';
  if (endedBy === 'prove_pickup') return 'handed_over';
  if (endedBy === 'settle_withdrawal') return 'withdrawal_settled';
  return endedBy === 'settle' || inReviewAt !== null ? 'settled' : 'confirmed';
}

function nextOf(facts: TimelineFacts): TimelineNext | null {
  const { status } = facts;
  const nothing = { until: null, at: null, otherwise: null };
  if (status === 'CANCELLED') return null;
  if (facts.isWithdrawn) return settlementOf(facts, 'withdrawal');
  const isPaidFor = facts.isPaidOut || facts.isNothingDue || facts.chargedBackAt !== null;
  if (status === 'CONFIRMED') return isPaidFor ? null : { what: 'payout', ...nothing };
  if (status === 'IN_REVIEW') return settlementOf(facts, 'case');
  if (facts.hasTrouble) return { what: 'parcel_problem', ...nothing };
  const steps = clockSteps(facts);
  const last = steps.at(-1);
  const ownTime = steps.find(({ name }) => name === 'may_cancel' || name === 'may_complain') ?? last;
  return {
    what: status === 'PENDING' ? awaitedOf(facts) : 'confirmation',
    until: ownTime === undefined ? null : lastDayBefore(ownTime),
    at: facts.type === 'brenger_transport' ? dayStart(facts.courierDay) : facts.appointmentAt,
    otherwise: last === undefined ? null : { what: last.name, day: amsterdamDay(new Date(last.at)) },
  };
}

/** The next step of a complaint or withdrawal; `otherwise` while the step is unknown. */
function settlementOf({ settlement }: TimelineFacts, otherwise: 'case' | 'withdrawal'): TimelineNext {
  const { step = otherwise, until = null } = settlement ?? {};
  return {
    what: step,
    until: until === null ? null : amsterdamDay(new Date(until)),
    at: null,
    otherwise: null,
  };
}

const dayStart = (day: string | null) => (day === null ? null : Date.parse(`${day}T12:00:00Z`));

function awaitedOf({ type, shippedAt, appointmentAt, courierDay }: TimelineFacts): Awaited {
  if (type === 'post_transport') return shippedAt === null ? 'shipment' : 'parcel';
  if (type === 'brenger_transport') return courierDay === null ? 'transport' : 'driver';
  if (type === 'frl_transport') return 'hand_off';
  return appointmentAt === null ? 'appointment' : 'meeting';
}
