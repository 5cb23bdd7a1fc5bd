import type { DeliveryStatus } from '#domain/orders/delivery-life-cycle.ts';
import type { DeliveryType } from '#domain/orders/delivery-method.ts';
import { dayAfter, momentOf } from './wall-clock.ts';

/**
 * The expected steps of an order's clock, derived from the product's rules independently of the code under test: days
 * count from the day in Amsterdam on which a term begins, and every step of this clock is at 09:00.
 */
const plans = {
  unsentParcel: [
    ['ship_reminder', 3],
    ['ship_last_day', 5],
    ['may_cancel', 6],
    ['cancel_late', 11],
  ],
  sentParcel: [
    ['arrival_question', 7],
    ['may_complain', 11],
    ['to_staff', 22],
  ],
  inPerson: [
    ['appointment_reminder', 3],
    ['appointment_reminder', 7],
    ['may_complain', 15],
    ['to_staff', 31],
  ],
  /** Counted from the day of the appointment. */
  appointment: [
    ['appointment_tomorrow', -1],
    ['arrival_question', 1],
    ['may_complain', 2],
    ['to_staff', 15],
  ],
  transport: [
    ['transport_reminder', 3],
    ['transport_reminder', 7],
    ['may_complain', 22],
    ['to_staff', 36],
  ],
  /** Counted from the day of the transport. */
  driven: [
    ['arrival_question', 1],
    ['may_complain', 3],
    ['to_staff', 15],
  ],
  courier: [
    ['hand_off_reminder', 5],
    ['hand_off_reminder', 10],
    ['may_complain', 15],
    ['to_staff', 31],
  ],
  arrived: [
    ['confirm_reminder', 1],
    ['confirm_last_day', 3],
    ['release', 4],
  ],
  handedOff: [
    ['confirm_reminder', 5],
    ['confirm_last_day', 9],
    ['release', 11],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly [string, number])[]>>;
type PlanName = keyof typeof plans;

export type Done =
  | 'sent'
  | 'appointed'
  | 'planned'
  | 'arrived'
  | 'handed off'
  | 'confirmed'
  | 'complained'
  | 'answered'
  | 'withdrawn'
  | 'sent back'
  | 'sent back unproved'
  | 'cancelled';

/** Moments in milliseconds since 1970. */
export interface Act {
  readonly what: Done;
  readonly at: number;
  /** The appointment, or noon of the day of the transport. */
  readonly agreed?: number;
}

/** The actions of both sides of an order. */
export interface Life {
  readonly type: DeliveryType;
  readonly placedAt: number;
  readonly acts: readonly Act[];
}

export interface ExpectedStep {
  readonly name: string;
  readonly at: number;
  /** A reminder that is already due on the day on which the term is agreed is recorded, but notifies nobody. */
  readonly isSkipped: boolean;
}

const first: Readonly<Record<DeliveryType, PlanName>> = {
  post_transport: 'unsentParcel',
  pickup_transport: 'inPerson',
  noop_transport: 'inPerson',
  free_transport: 'inPerson',
  brenger_transport: 'transport',
  frl_transport: 'courier',
};
const after: Readonly<Record<Done, PlanName | null>> = {
  sent: 'sentParcel',
  appointed: 'appointment',
  planned: 'driven',
  arrived: 'arrived',
  'handed off': 'handedOff',
  ...{
    confirmed: null,
    complained: null,
    answered: null,
    withdrawn: null,
    'sent back': null,
    'sent back unproved': null,
    cancelled: null,
  },
};

/** Every step that the clock of an order has to take, in chronological order. */
export function expectedSteps({ type, placedAt, acts }: Life): readonly ExpectedStep[] {
  const steps: ExpectedStep[] = [];
  const phases = [
    { plan: first[type] as PlanName | null, at: placedAt, since: placedAt },
    ...acts.map(({ what, at, agreed = at }) => ({ plan: after[what], at, since: agreed })),
  ];
  for (const [index, { plan, at, since }] of phases.entries()) {
    if (plan === null) continue;
    const until = phases[index + 1]?.at ?? Number.POSITIVE_INFINITY;
    for (const [name, days] of plans[plan]) {
      const due = momentOf(dayAfter(since, days), '09:00');
      if (dayAfter(due, 0) <= dayAfter(at, 0)) steps.push({ name, at, isSkipped: true });
      else if (due < until) steps.push({ name, at: due, isSkipped: false });
    }
  }
  return steps;
}

const endedBy: Readonly<Record<string, DeliveryStatus>> = {
  ...{ cancel_late: 'CANCELLED', to_staff: 'IN_REVIEW', release: 'CONFIRMED' },
};
const reachedBy: Readonly<Record<Done, DeliveryStatus | null>> = {
  ...{ sent: null, appointed: null, planned: null, arrived: 'ARRIVED', 'handed off': 'HANDED_OFF' },
  ...{ confirmed: 'CONFIRMED', complained: 'IN_REVIEW', answered: null, withdrawn: null },
  ...{ 'sent back': null, 'sent back unproved': null },
  cancelled: 'CANCELLED',
};

/** The status of a delivery at a moment, ignoring changes by a withdrawal. */
export function expectedStatus(life: Life, until: number): DeliveryStatus {
  const changes = [
    ...life.acts.map(({ what, at }) => ({ at, status: reachedBy[what] })),
    ...expectedSteps(life).map(({ name, at }) => ({ at, status: endedBy[name] ?? null })),
  ];
  const reached = changes
    .filter(({ at, status }) => at < until && status !== null)
    .toSorted((one, other) => one.at - other.at);
  return reached.at(-1)?.status ?? 'PENDING';
}
