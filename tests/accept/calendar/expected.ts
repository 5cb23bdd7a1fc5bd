import type { DeliveryType } from '#domain/orders/delivery-method.ts';

/**
 * The expected steps of an order's clock, derived from the product's rules independently of the code under test: days
 * count from the day in Amsterdam on which a term begins, and every step is at 09:00.
 */
interface Planned {
  readonly name: string;
  readonly day: number;
}

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
  transport: [
    ['transport_reminder', 3],
    ['transport_reminder', 7],
    ['may_complain', 22],
    ['to_staff', 36],
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

export type Done = 'sent' | 'arrived' | 'handed off' | 'confirmed' | 'complained' | 'cancelled';

/** The actions of both sides of an order. Moments in milliseconds since 1970. */
export interface Life {
  readonly type: DeliveryType;
  readonly placedAt: number;
  readonly acts: readonly { readonly what: Done; readonly at: number }[];
}

export interface ExpectedStep {
  readonly name: string;
  readonly at: number;
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
  arrived: 'arrived',
  'handed off': 'handedOff',
  ...{ confirmed: null, complained: null, cancelled: null },
};

/** Every step that the clock of an order has to take, in chronological order. */
export function expectedSteps({ type, placedAt, acts }: Life): readonly ExpectedStep[] {
  const steps: ExpectedStep[] = [];
  const phases = [{ plan: first[type] as PlanName | null, at: placedAt }].concat(
    acts.map(({ what, at }) => ({ plan: after[what], at })),
  );
  for (const [index, { plan, at }] of phases.entries()) {
    if (plan === null) continue;
    const until = phases[index + 1]?.at ?? Number.POSITIVE_INFINITY;
    for (const step of planned(plan)) {
      const due = nineOn(at, step.day);
      if (due < until) steps.push({ name: step.name, at: due });
    }
  }
  return steps;
}

function planned(plan: PlanName): readonly Planned[] {
  return plans[plan].map(([name, day]) => ({ name, day }));
}

const wall = new Intl.DateTimeFormat('sv-SE', {
  ...({ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const),
  timeZone: 'Europe/Amsterdam',
});

/** The local time in Amsterdam, as "2026-03-29 09:00". */
export function wallClock(at: number): string {
  return wall.format(at);
}

const quarter = 15 * 60 * 1000;

/** 09:00 in Amsterdam a number of days after another moment, found by trying hours instead of calculating offsets. */
function nineOn(from: number, days: number): number {
  const [year = 0, month = 1, day = 1] = wallClock(from).slice(0, 10).split('-').map(Number);
  const wanted = `${new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10)} 09:00`;
  const noonBefore = Date.UTC(year, month - 1, day + days - 1, 12);
  for (let at = noonBefore; at < noonBefore + 36 * 60 * 60 * 1000; at += quarter) {
    if (wallClock(at) === wanted) return at;
  }
  throw new Error(`No moment in Amsterdam is ${wanted}.`);
}
