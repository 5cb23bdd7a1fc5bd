import { type Act, type Done, expectedSteps, type Life } from './expected.ts';
import { dayAfter, momentOf, workingDayAfter } from './wall-clock.ts';

/** An email that a deadline causes, with its kind and detail as the server names them. */
export interface ExpectedEmail {
  readonly kind: string;
  readonly detail: string;
  readonly at: number;
}

/** The sides that a step of the order's clock notifies; the other steps end the order, whose own effects notify them. */
const readers: Readonly<Record<string, readonly string[]>> = {
  ...{ ship_reminder: ['seller'], ship_last_day: ['seller'], may_cancel: ['buyer', 'seller'] },
  ...{ arrival_question: ['buyer'], may_complain: ['buyer', 'seller'] },
  ...{ appointment_reminder: ['buyer', 'seller'], appointment_tomorrow: ['buyer', 'seller'] },
  ...{ transport_reminder: ['buyer', 'seller'], hand_off_reminder: ['seller'] },
  ...{ confirm_reminder: ['buyer'], confirm_last_day: ['buyer'] },
};

const both = ['buyer', 'seller'] as const;
type Side = (typeof both)[number];

/** All emails that the deadlines of an order cause: its clock, its transport, its complaint and its withdrawal. */
export function expectedEmails(life: Life): readonly ExpectedEmail[] {
  const steps = expectedSteps(life).flatMap(({ name, at, isSkipped }) =>
    isSkipped ? [] : (readers[name] ?? []).map((side) => email('order_reminder', `${side} ${name}`, at)),
  );
  return [...steps, ...ofTransport(life), ...ofComplaint(life), ...ofWithdrawal(life)];
}

function email(kind: string, detail: string, at: number): ExpectedEmail {
  return { kind, detail, at };
}

function actOf({ acts }: Life, what: Done): Act | undefined {
  return acts.find((act) => act.what === what);
}

/** The evening before a planned day, at 17:00 UTC, both sides receive the hours of the driver. */
function ofTransport(life: Life): readonly ExpectedEmail[] {
  const planned = actOf(life, 'planned');
  if (planned?.agreed === undefined) return [];
  const day = dayAfter(planned.agreed, 0);
  const at = Date.parse(`${dayAfter(planned.agreed, -1)}T17:00:00Z`);
  return both.map((side) => email('transport_tomorrow', `${side} ${day}`, at));
}

interface Term {
  readonly remind: { readonly side: Side; readonly state: string; readonly at: number };
  readonly end: number;
}

/** Three working days until 20:00 for the side whose turn it is, with a reminder on the second at 09:00. */
function complaintTerm(side: Side, state: string, since: number): Term {
  return {
    remind: { side, state, at: momentOf(workingDayAfter(since, 2), '09:00') },
    end: momentOf(workingDayAfter(since, 3), '20:00'),
  };
}

/** A complaint begins with its buyer, or when the clock hands an order to staff that nobody confirmed. */
export function complaintSince(life: Life): number | null {
  const handed = expectedSteps(life).find(({ name }) => name === 'to_staff');
  return actOf(life, 'complained')?.at ?? handed?.at ?? null;
}

/** When an unanswered complaint goes to staff; null without a complaint. */
export function escalatedAt(life: Life): number | null {
  const since = complaintSince(life);
  const answered = actOf(life, 'answered');
  if (since === null) return null;
  return complaintTerm('seller', '', answered?.at ?? since).end;
}

function ofComplaint(life: Life): readonly ExpectedEmail[] {
  const since = complaintSince(life);
  if (since === null) return [];
  const answered = actOf(life, 'answered');
  const terms = [complaintTerm('seller', 'OPEN', since)];
  if (answered !== undefined) terms.push(complaintTerm('buyer', 'NEGOTIATING', answered.at));
  const emails = terms.flatMap(({ remind: { side, state, at } }, index) =>
    // The seller answered before the reminder.
    index === 0 && answered !== undefined && answered.at <= at
      ? []
      : [email('case_reminder', `${side} ${state}`, at)],
  );
  const end = escalatedAt(life) ?? 0;
  return [...emails, ...both.map((side) => email('case_changed', `${side} escalated`, end))];
}

/** Days until 20:00 of the last one, with a reminder at 09:00 on the day before. */
function withdrawalTerm(side: Side, state: string, { since, days }: { since: number; days: number }): Term {
  return {
    remind: { side, state, at: momentOf(dayAfter(since, days - 1), '09:00') },
    end: momentOf(dayAfter(since, days), '20:00'),
  };
}

export interface ExpectedEnd {
  readonly state: string;
  readonly at: number;
}

/** The terms of a withdrawal one after the other, and its state after them. */
function withdrawalCourse(life: Life): { readonly terms: readonly Term[]; readonly end: ExpectedEnd } | null {
  const withdrawn = actOf(life, 'withdrawn');
  if (withdrawn === undefined) return null;
  const { at: since } = withdrawn;
  const before = life.acts.slice(0, life.acts.indexOf(withdrawn)).map(({ what }) => what);
  if (!before.includes('arrived') && !before.includes('sent')) {
    // Nobody has reported a hand-over; it may have happened in person, or when the driver came.
    const mayBeGone =
      ['pickup_transport', 'noop_transport', 'free_transport'].includes(life.type) ||
      before.includes('planned');
    if (!mayBeGone) return { terms: [], end: { state: 'REFUNDED', at: since } };
    const asked = withdrawalTerm('seller', 'ASKED', { since, days: 3 });
    return { terms: [asked], end: { state: 'WITH_STAFF', at: asked.end } };
  }
  const pending = withdrawalTerm('buyer', 'RETURN_PENDING', { since, days: 14 });
  const sentBack = actOf(life, 'sent back') ?? actOf(life, 'sent back unproved');
  if (sentBack === undefined) return { terms: [pending], end: { state: 'WITH_STAFF', at: pending.end } };
  const returned = withdrawalTerm('seller', 'SENT_BACK', { since: sentBack.at, days: 5 });
  return {
    terms: sentBack.at <= pending.remind.at ? [returned] : [pending, returned],
    // Without a track and trace number staff decide.
    end: { state: sentBack.what === 'sent back' ? 'REFUNDED' : 'WITH_STAFF', at: returned.end },
  };
}

export function withdrawalEnd(life: Life): ExpectedEnd | null {
  return withdrawalCourse(life)?.end ?? null;
}

function ofWithdrawal(life: Life): readonly ExpectedEmail[] {
  const course = withdrawalCourse(life);
  if (course === null) return [];
  const { terms, end } = course;
  const reminders = terms.map(({ remind: { side, state, at } }) =>
    email('withdrawal_reminder', `${side} ${state}`, at),
  );
  if (end.state !== 'WITH_STAFF') return reminders;
  return [...reminders, ...both.map((side) => email('withdrawal_changed', `${side} with_staff`, end.at))];
}
