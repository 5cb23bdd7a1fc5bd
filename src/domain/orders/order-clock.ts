import { promises } from '../promises/promises.ts';
import type { DeliveryStatus } from './delivery-life-cycle.ts';
import type { DeliveryType } from './delivery-method.ts';
import { amsterdamDay, amsterdamMoment, plusDays } from './order-days.ts';

/**
 * The terms of an order, in calendar days in Amsterdam after the day on which the term began
 * (docs/decisions/0035-after-the-payment.md). A day lasts until midnight.
 */
export const orderDays = {
  /** Until a parcel is sent: reminders, the day when its buyer may cancel, and the automatic cancellation. */
  ship: {
    remind: [3, promises.sending.days],
    mayCancel: promises.sending.days,
    cancel: promises.sending.cancelledAfterDays,
  },
  /** Until a parcel that was sent is delivered. */
  parcel: { ask: 7, overdue: 10, toStaff: 21 },
  /** A hand-over in person: until an appointment is made, and after the agreed moment. */
  inPerson: { remind: [3, 7], overdue: 14, toStaff: 30 },
  met: { ask: 1, overdue: 1, toStaff: 14 },
  /** The transport partner: until a day is planned, and after that day. */
  transport: { remind: [3, 7], overdue: 21, toStaff: 35 },
  driven: { ask: 1, overdue: 2, toStaff: 14 },
  /** The regional courier: until it is handed over. */
  courier: { remind: [5, 10], overdue: 14, toStaff: 30 },
  /** Until the automatic release: after it arrived, and after it was handed to the courier. */
  confirm: { remind: [1, promises.confirmation.days], release: promises.confirmation.days },
  confirmCourier: { remind: [5, 9], release: promises.confirmation.courierDays },
} as const;

/** The hour of every step: in the morning, when people read their mail and support is available. */
const clockHour = 9;

/** The facts that an order's clock is derived from. Moments in milliseconds since 1970. */
export interface ClockFacts {
  readonly status: DeliveryStatus;
  readonly type: DeliveryType;
  readonly placedAt: number;
  readonly shippedAt: number | null;
  readonly handedOffAt: number | null;
  readonly arrivedAt: number | null;
  /** The agreed moment of a hand-over in person. */
  readonly appointmentAt: number | null;
  /** The day, YYYY-MM-DD, for which the transport is planned. */
  readonly courierDay: string | null;
  /** Whether a withdrawal is open: its own deadlines then replace those of the order. */
  readonly isWithdrawn: boolean;
  /** Whether a parcel is lost or was returned: nothing is then released until staff or a delivery scan settle it. */
  readonly hasTrouble: boolean;
}

/** A step runs once per starting moment. */
export const clockStepNames = [
  'ship_reminder',
  'ship_last_day',
  'may_cancel',
  'cancel_late',
  'arrival_question',
  'may_complain',
  'to_staff',
  'appointment_reminder',
  'appointment_tomorrow',
  'transport_reminder',
  'hand_off_reminder',
  'confirm_reminder',
  'confirm_last_day',
  'release',
] as const;
export type ClockStepName = (typeof clockStepNames)[number];

export interface ClockStep {
  readonly name: ClockStepName;
  /** Numbers the steps of the same name, from 1. */
  readonly count: number;
  /** The starting moment of the term; a changed appointment is a new one, with steps of its own. */
  readonly since: number;
  readonly at: number;
}

interface Running {
  readonly since: number;
  readonly steps: readonly { readonly name: ClockStepName; readonly day: number }[];
}

const on = (name: ClockStepName, day: number) => ({ name, day });
/** The day itself is part of the term: the step comes on the morning after it. */
const after = (name: ClockStepName, day: number) => ({ name, day: day + 1 });
const onEach = (name: ClockStepName, days: readonly number[]) => days.map((day) => on(name, day));

/** The steps that follow from the present state of an order, in chronological order. */
export function clockSteps(facts: ClockFacts): readonly ClockStep[] {
  const running = runningOf(facts);
  if (running === null) return [];
  const { since, steps } = running;
  const counts = new Map<ClockStepName, number>();
  const start = amsterdamDay(new Date(since));
  return steps
    .map(({ name, day }) => ({ name, at: amsterdamMoment(plusDays(start, day), clockHour) }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ name, at }) => {
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      return { name, count, since, at };
    });
}

function runningOf(facts: ClockFacts): Running | null {
  const { status, handedOffAt, arrivedAt, isWithdrawn, hasTrouble } = facts;
  if (isWithdrawn) return null;
  if (status === 'PENDING') return waiting(facts);
  if (hasTrouble) return null;
  if (status === 'ARRIVED' && arrivedAt !== null) return confirming(arrivedAt, orderDays.confirm);
  if (status === 'HANDED_OFF' && handedOffAt !== null)
    return confirming(handedOffAt, orderDays.confirmCourier);
  return null;
}

function confirming(
  since: number,
  { remind, release }: { readonly remind: readonly [number, number]; readonly release: number },
): Running {
  const [first, last] = remind;
  return {
    since,
    steps: [on('confirm_reminder', first), on('confirm_last_day', last), after('release', release)],
  };
}

interface Waiting {
  readonly ask?: number;
  readonly overdue: number;
  readonly toStaff: number;
}

function overdueSteps({ ask, overdue, toStaff }: Waiting): Running['steps'] {
  return [
    ...(ask === undefined ? [] : [on('arrival_question', ask)]),
    after('may_complain', overdue),
    after('to_staff', toStaff),
  ];
}

/** Nothing has arrived yet. */
function waiting(facts: ClockFacts): Running {
  const { type, placedAt, shippedAt, appointmentAt, courierDay } = facts;
  if (type === 'post_transport') {
    if (shippedAt !== null) return { since: shippedAt, steps: overdueSteps(orderDays.parcel) };
    const { remind, mayCancel, cancel } = orderDays.ship;
    return {
      since: placedAt,
      steps: [
        on('ship_reminder', remind[0]),
        on('ship_last_day', remind[1]),
        after('may_cancel', mayCancel),
        after('cancel_late', cancel),
      ],
    };
  }
  if (type === 'brenger_transport') {
    if (courierDay !== null)
      return { since: amsterdamMoment(courierDay, 0), steps: overdueSteps(orderDays.driven) };
    const { remind } = orderDays.transport;
    return {
      since: placedAt,
      steps: [...onEach('transport_reminder', remind), ...overdueSteps(orderDays.transport)],
    };
  }
  if (type === 'frl_transport') {
    const { remind } = orderDays.courier;
    return {
      since: placedAt,
      steps: [...onEach('hand_off_reminder', remind), ...overdueSteps(orderDays.courier)],
    };
  }
  if (appointmentAt !== null)
    return {
      since: appointmentAt,
      steps: [on('appointment_tomorrow', -1), ...overdueSteps(orderDays.met)],
    };
  const { remind } = orderDays.inPerson;
  return {
    since: placedAt,
    steps: [...onEach('appointment_reminder', remind), ...overdueSteps(orderDays.inPerson)],
  };
}

function hasPassed(facts: ClockFacts, name: ClockStepName, now: number): boolean {
  return clockSteps(facts).some((step) => step.name === name && step.at <= now);
}

/** Whether the buyer of a parcel that was not sent may cancel. */
export function isLate(facts: ClockFacts, now: number): boolean {
  return hasPassed(facts, 'may_cancel', now);
}

/** Whether the delivery is overdue. */
export function isOverdue(facts: ClockFacts, now: number): boolean {
  return hasPassed(facts, 'may_complain', now);
}

/** The last whole day, YYYY-MM-DD in Amsterdam, before a step of the clock: the deadline that people see. */
export function lastDayBefore({ at }: Pick<ClockStep, 'at'>): string {
  return plusDays(amsterdamDay(new Date(at)), -1);
}

/** A step that was done. */
export type DoneStep = Pick<ClockStep, 'name' | 'count' | 'since'> & { readonly doneAt: number };

/** Steps that end an order automatically, with the step that announces each at least a day before. */
const announcedBy: Readonly<Partial<Record<ClockStepName, ClockStepName>>> = {
  cancel_late: 'may_cancel',
  release: 'confirm_last_day',
  to_staff: 'may_complain',
};
const warnings = Object.values(announcedBy);
const hour = 60 * 60 * 1000;
/** At least a day; when summer time starts, a day has 23 hours. */
const notice = 23 * hour;
/** A reminder that is late because the server was down is skipped: the next one has the same content. */
const staleAfter = 12 * hour;

export interface ClockTurn {
  /** The step to take now; null for none. */
  readonly act: ClockStep | null;
  /** Reminders that are skipped because they are late. */
  readonly missed: readonly ClockStep[];
  /** The time of the next run; null when the clock has stopped. */
  readonly next: number | null;
}

/**
 * Returns the next step of the clock at `now`, given the steps that were taken. Returns one step at a time: after a
 * long outage the announcement comes first, and the end a day later.
 */
export function clockTurn(facts: ClockFacts, done: readonly DoneStep[], now: number): ClockTurn {
  const doneAt = ({ name, count, since }: ClockStep) =>
    done.find((one) => one.name === name && one.count === count && one.since === since)?.doneAt;
  const left = clockSteps(facts).filter((step) => doneAt(step) === undefined);
  const missed: ClockStep[] = [];
  for (const step of left) {
    const at = notBefore(step, facts, doneAt);
    if (at > now) return { act: null, missed, next: at };
    const isWarning = warnings.includes(step.name);
    const isEnd = announcedBy[step.name] !== undefined;
    if (isWarning || isEnd || now - at <= staleAfter) return { act: step, missed, next: now };
    missed.push(step);
  }
  return { act: null, missed, next: null };
}

/** The earliest moment of a step: an end also waits for a day after its announcement. */
function notBefore(
  step: ClockStep,
  facts: ClockFacts,
  doneAt: (step: ClockStep) => number | undefined,
): number {
  const warning = clockSteps(facts).find(({ name }) => name === announcedBy[step.name]);
  const warnedAt = warning && doneAt(warning);
  return warnedAt === undefined ? step.at : Math.max(step.at, warnedAt + notice);
}
