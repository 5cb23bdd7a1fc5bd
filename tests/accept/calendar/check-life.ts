import type { Kysely } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import type { MailMessage } from '#server/outside/mail/mail.ts';
import { type BidLife, bidEmails, bidEnd } from './bid-life.ts';
import { expectedStatus, expectedSteps, type Life } from './expected.ts';
import {
  complaintSince,
  type ExpectedEmail,
  type ExpectedEnd,
  escalatedAt,
  expectedEmails,
  withdrawalEnd,
} from './expected-emails.ts';
import { wallClock } from './wall-clock.ts';

/** An email with the simulated time at which it was sent, in milliseconds since 1970. */
export interface SentMail extends MailMessage {
  readonly at: number;
}

/** The email addresses of both sides. */
export interface Addresses {
  readonly buyer: string;
  readonly seller: string;
}

/** What has been sent until a moment of the simulation. */
export interface Past {
  readonly db: Kysely<Database>;
  readonly mails: readonly SentMail[];
  readonly until: number;
}

interface Checked {
  /** The names of the deadlines that were met. */
  readonly deadlines: readonly string[];
  readonly findings: readonly string[];
}

/** Kinds of emails caused by deadlines; where a detail is given, only emails whose detail ends with it. */
const causedByDeadlines: readonly (readonly [kind: string, detail: string])[] = [
  ['order_reminder', ''],
  ['transport_tomorrow', ''],
  ['case_reminder', ''],
  ['case_changed', 'escalated'],
  ['withdrawal_reminder', ''],
  ['withdrawal_changed', 'with_staff'],
  ['bid_expiring', ''],
  ['bid_closed', ''],
];

const lines = (of: readonly { readonly text: string; readonly at: number }[]) =>
  of.map(({ text, at }) => `${wallClock(at)} ${text}`).sort();

function difference(what: string, wanted: readonly string[], seen: readonly string[]): readonly string[] {
  if (JSON.stringify(wanted) === JSON.stringify(seen)) return [];
  return [`${what}: expected [${wanted.join('; ')}], found [${seen.join('; ')}]`];
}

/** Compares the steps, the end and the emails of an order with the expected ones; returns the differences. */
export async function checkLife(
  past: Past,
  life: Life,
  { orderUuid, deliveryUuid }: { readonly orderUuid: string; readonly deliveryUuid: string },
  people: Addresses,
): Promise<Checked> {
  const { db, until } = past;
  const expected = expectedSteps(life).filter(({ at }) => at < until);
  const done = await db
    .selectFrom('order_clock_steps')
    .select(['name', 'done_at'])
    .where('delivery_id', '=', deliveryUuid)
    .execute();
  const steps = lines(done.map(({ name, done_at }) => ({ text: name, at: done_at.getTime() })));
  const { status } = await db
    .selectFrom('order_deliveries')
    .select('status')
    .where('id', '=', deliveryUuid)
    .executeTakeFirstOrThrow();
  const found = await db
    .selectFrom('cases')
    .select(['id', 'state', 'state_since'])
    .where('order_product_id', '=', orderUuid)
    .executeTakeFirst();
  const withdrawal = await db
    .selectFrom('withdrawals')
    .select(['id', 'state', 'state_since'])
    .where('order_product_id', '=', orderUuid)
    .executeTakeFirst();
  const escalated = escalatedAt(life);
  const subjects = [orderUuid, found?.id, withdrawal?.id].filter((id) => id !== undefined);
  const emails = await checkEmails(past, { subjects, people }, expectedEmails(life));
  const about = `${life.type} of ${wallClock(life.placedAt)}`;
  const findings = [
    ...difference('steps', lines(expected.map(({ name, at }) => ({ text: name, at }))), steps),
    ...(complaintSince(life) === null && found !== undefined ? ['there is a complaint without a cause'] : []),
    ...difference('status', [statusOf(life, until)], [status]),
    ...checkEnd(past, escalated === null ? null : { state: 'ESCALATED', at: escalated }, found),
    ...checkEnd(past, withdrawalEnd(life), withdrawal),
    ...emails.findings,
  ];
  return {
    deadlines: [...done.map(({ name }) => name), ...emails.deadlines],
    findings: findings.map((finding) => `${about}: ${finding}`),
  };
}

/** A refund after a withdrawal ends the order. */
function statusOf(life: Life, until: number): string {
  const withdrawal = withdrawalEnd(life);
  const isRefunded = withdrawal?.state === 'REFUNDED' && withdrawal.at < until;
  return isRefunded ? 'CANCELLED' : expectedStatus(life, until);
}

/** Compares the end and the emails of a bid with the expected ones; returns the differences. */
export async function checkBid(
  past: Past,
  life: BidLife,
  bidId: string,
  people: Addresses,
): Promise<Checked> {
  const bid = await past.db
    .selectFrom('bids')
    .select(['status as state', 'modified_at as state_since'])
    .where('id', '=', bidId)
    .executeTakeFirstOrThrow();
  const emails = await checkEmails(past, { subjects: [bidId], people }, bidEmails(life));
  const findings = [...checkEnd(past, bidEnd(life), bid), ...emails.findings];
  const about = `bid of ${wallClock(life.placedAt)}`;
  return { deadlines: emails.deadlines, findings: findings.map((finding) => `${about}: ${finding}`) };
}

interface Row {
  readonly state: string;
  readonly state_since: Date;
}

/** Whatever ends by a deadline has its final status from that moment on. */
function checkEnd({ until }: Past, expected: ExpectedEnd | null, row: Row | undefined): readonly string[] {
  if (expected === null || expected.at >= until) return [];
  const seen = row === undefined ? 'nothing' : `${wallClock(row.state_since.getTime())} ${row.state}`;
  return difference('end', [`${wallClock(expected.at)} ${expected.state}`], [seen]);
}

async function checkEmails(
  { db, mails, until }: Past,
  { subjects, people }: { readonly subjects: readonly string[]; readonly people: Addresses },
  expected: readonly ExpectedEmail[],
): Promise<Checked> {
  const all = await db
    .selectFrom('notification_sends')
    .select(['id', 'kind', 'detail', 'created_at'])
    .where('subject', 'in', [...subjects])
    .where('channel', '=', 'email')
    .execute();
  const sends = all.filter(({ kind, detail }) =>
    causedByDeadlines.some(([of, end]) => of === kind && detail.endsWith(end)),
  );
  const text = ({ kind, detail }: { readonly kind: string; readonly detail: string }) => `${kind} ${detail}`;
  const findings = [
    ...difference(
      'emails',
      lines(expected.filter(({ at }) => at < until).map((one) => ({ text: text(one), at: one.at }))),
      lines(sends.map((one) => ({ text: text(one), at: one.created_at.getTime() }))),
    ),
  ];
  for (const send of sends) {
    const to = send.detail.startsWith('seller') ? people.seller : people.buyer;
    const sent = mails.filter(({ cause }) => cause === send.id);
    findings.push(
      ...difference(
        `"${text(send)}" sent`,
        [`${wallClock(send.created_at.getTime())} ${to}`],
        sent.map((mail) => `${wallClock(mail.at)} ${mail.to}`),
      ),
    );
  }
  return { deadlines: sends.map(({ kind }) => kind), findings };
}
