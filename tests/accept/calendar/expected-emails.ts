import { type Act, type Done, expectedSteps, type Life } from './expected.ts';
import { dayAfter, momentOf, workingDayAfter } from './wall-clock.ts';

/** An email caused by a deadline; `kind` and `detail` use the server's names. */
export interface ExpectedEmail {
  readonly kind: string;
  readonly detail: string;
  readonly at: number;
}

/**
 * The sides that each step of the order clock notifies. The remaining steps end the order, and the event handlers of
 * that end notify them.
 */
const readers: Readonly<Record<string, readonly string[]>> = {
  ...{ ship_reminder: ['seller'], ship_last_day: ['seller'], may_cancel: ['buyer', 'seller'] },
  ...{ arrival_question: ['buyer'], may_complain: ['buyer', 'seller'] },
  ...{ appointment_reminder: ['buyer', 'seller'], appointment_tomorrow: ['buyer', 'seller'] },
  ...{ transport_reminder: ['buyer', 'seller'], hand_off_reminder: ['seller'] },
  ...{ confirm_reminder: ['buyer'], confirm_last_day: ['buyer'] },
};

const both = ['buyer', 'seller'] as const;
type Side = (typeof both)[number];

/** All emails caused by the deadlines of an order: its clock, transport, complaint and withdrawal. */
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

/** On the evening before a planned day, at 17:00 UTC, both sides receive the driver's time window. */
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

/** A complaint starts when the buyer files it, or when the clock passes an unconfirmed order to staff. */
export function complaintSince(life: Life): number | null {
  const handed = expectedSteps(life).find(({ name }) => name === 'to_staff');
  return actOf(life, 'complained')?.at ?? handed?.at ?? null;
}

/** When an unanswered complaint is escalated to staff; null without a complaint. */
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
    // The seller answered before the reminder was due.
    index === 0 && answered !== undefined && answered.at <= at
      ? []
      : [email('case_reminder', `${side} ${state}`, at)],
  );
  const end = escalatedAt(life) ?? 0;
  return [...emails, ...both.map((side) => email('case_changed', `${side} escalated`, end))];
}

/** Ends at 20:00 after a number of days, with a reminder at 09:00 on the day before. */
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

/** The consecutive terms of a withdrawal, and its final state. */
function withdrawalCourse(life: Life): { readonly terms: readonly Term[]; readonly end: ExpectedEnd } | null {
  const withdrawn = actOf(life, 'withdrawn');
  if (withdrawn === undefined) return null;
  const { at: since } = withdrawn;
  const before = life.acts.slice(0, life.acts.indexOf(withdrawn)).map(({ what }) => what);
  if (!before.includes('arrived') && !before.includes('sent')) {
    // No hand-over was reported, but the product may have been collected in person or by the driver.
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
    // Without a tracking number, staff decide.
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
