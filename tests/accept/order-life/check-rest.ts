import type { Kysely } from 'kysely';
import type { Mismatch } from '#domain/payouts/reconcile.ts';
import type { Database } from '#server/db/schema.ts';
import { messageId } from '#server/outside/mail/message-id.ts';
import type { End } from './check-money.ts';
import type { LineRecord } from './history.ts';

/** A delivered email; `at` is the time of the calendar. */
export interface Mailed {
  readonly to: string;
  readonly messageId: string;
  readonly subject: string;
  readonly text: string;
  readonly at: number;
}

/** Deadlines that recur indefinitely. */
const everlasting = ['payout_run', 'payout_reconciliation', 'payout_overdue', 'seller_year_notices'];

const instant = (moment: number) => new Date(moment).toISOString();

/** The actions on a sold product, which help to find the cause of a finding. */
function actionsOf({ actions }: LineRecord): string {
  const acts = actions.map(
    ({ from, until, ...action }) =>
      `${JSON.stringify(action)} ${instant(from)}${until === from ? '' : ` to ${instant(until)}`}`,
  );
  return acts.length === 0 ? 'no actions' : acts.join(', ');
}

const written = ({ messageId, at, to, subject, text }: Mailed) =>
  `${messageId} ${instant(at)} to ${to}: ${subject} ${JSON.stringify(text)}`;

/** Every order has ended, and nothing is pending. */
export async function checkEnds(
  db: Kysely<Database>,
  { expected, now }: Pick<End, 'expected' | 'now'>,
): Promise<readonly string[]> {
  const findings: string[] = [];
  const deliveries = await db.selectFrom('order_deliveries').select(['order_product_id', 'status']).execute();
  const statusOf = new Map(deliveries.map(({ order_product_id, status }) => [order_product_id, status]));
  for (const { line, ends } of expected) {
    const status = statusOf.get(line.uuid);
    statusOf.delete(line.uuid);
    if (ends.every((end) => end.status !== status))
      findings.push(
        `${line.title} (${line.type}, ${instant(line.placedAt)}) ended ${status} instead of ` +
          `${ends.map((end) => end.status).join(' or ')}; ${actionsOf(line)}`,
      );
  }
  if (statusOf.size > 0) findings.push(`${statusOf.size} sold products that no life knows`);
  findings.push(...(await disagreements(db)));
  const counts = await waiting(db, now);
  for (const [what, count] of Object.entries(counts)) if (count > 0) findings.push(`${count} ${what}`);
  const deadlines = await db
    .selectFrom('deadlines')
    .select(['kind', 'due_at', 'attempts', 'last_error'])
    .where((eb) => eb.or([eb('due_at', '<=', new Date(now)), eb('attempts', '>', 0)]))
    .execute();
  for (const { kind, last_error } of deadlines)
    findings.push(`a deadline "${kind}" is left behind${last_error === null ? '' : `: ${last_error}`}`);
  const future = await db
    .selectFrom('deadlines')
    .select('kind')
    .where('kind', 'not in', everlasting)
    .execute();
  for (const kind of new Set(future.map((row) => row.kind)))
    findings.push(`a deadline "${kind}" is still to come`);
  return findings;
}

async function waiting(db: Kysely<Database>, now: number): Promise<Readonly<Record<string, number>>> {
  const count = async (query: { execute(): Promise<readonly object[]> }) => (await query.execute()).length;
  const events = await db
    .selectFrom('event_outbox')
    .select(['type', 'last_error'])
    .where('done_at', 'is', null)
    .where('next_attempt_at', '<=', new Date(now))
    .execute();
  const failed = await db
    .selectFrom('event_outbox')
    .select(['type', 'last_error'])
    .where('done_at', 'is', null)
    .where('last_error', 'is not', null)
    .execute();
  const named = [...events, ...failed].map(({ type, last_error }) => `${type}: ${last_error}`);
  return {
    'deliveries that go on': await count(
      db.selectFrom('order_deliveries').select('id').where('status', 'not in', ['CONFIRMED', 'CANCELLED']),
    ),
    'complaints that are open': await count(
      db.selectFrom('cases').select('id').where('state', '<>', 'CLOSED'),
    ),
    'withdrawals that are open': await count(
      db.selectFrom('withdrawals').select('id').where('closed_at', 'is', null),
    ),
    'payments that are open': await count(
      db.selectFrom('transactions').select('id').where('status', 'in', ['created', 'reserved']),
    ),
    'bids that are open': await count(
      db.selectFrom('bids').select('id').where('status', 'in', ['PENDING', 'COUNTERBID']),
    ),
    'payouts under way': await count(
      db.selectFrom('payouts').select('id').where('status', 'in', ['PLANNED', 'RELEASED', 'SENT']),
    ),
    'notifications that wait': await count(
      db.selectFrom('notification_sends').select('id').where('state', '=', 'WAITING'),
    ),
    'reviews that wait': await count(db.selectFrom('reviews').select('id').where('state', '=', 'WRITTEN')),
    ...Object.fromEntries(named.map((name) => [`events left: ${name}`, 1])),
  };
}

/**
 * What the daily comparisons with the banks, and of the ledger, reported. A refund that was booked and not carried out at
 * that moment does not count: its server was killed or the bank refused it, and the end sums of every payment must agree.
 */
async function disagreements(db: Kysely<Database>): Promise<readonly string[]> {
  const days = await db
    .selectFrom('payout_reconciliations')
    .select(['day', 'mismatches', 'ledger_problems'])
    .execute();
  return days.flatMap(({ day, mismatches, ledger_problems }) =>
    [...mismatches.filter((one) => !isPending(one)), ...ledger_problems].map(
      (one) => `the banks do not agree with us on ${day}: ${JSON.stringify(one)}`,
    ),
  );
}

const isPending = ({ kind, ours, theirs }: Mismatch) => kind === 'RETURNED' && theirs < ours;

/**
 * Each email exists once: its Message-ID belongs to a known event, and an email that was sent again because its
 * acknowledgement was lost has the same Message-ID and subject. Its text is as of the moment of sending: a repetition
 * leaves out a deadline that has ended since.
 */
export async function checkEmails(
  db: Kysely<Database>,
  mails: readonly Mailed[],
): Promise<readonly string[]> {
  const findings: string[] = [];
  const arrived = new Map(mails.map((mail) => [mail.messageId, mail]));
  for (const same of Map.groupBy(mails, (mail) => mail.messageId).values())
    if (new Set(same.map(({ to, subject }) => `${to}\n${subject}`)).size > 1)
      findings.push(`different emails have the Message-ID ${same.map(written).join(' AND ')}`);
  const sends = await db
    .selectFrom('notification_sends')
    .innerJoin('users', 'users.id', 'notification_sends.user_id')
    .select(['notification_sends.id', 'kind', 'state', 'mode', 'users.email'])
    .where('channel', '=', 'email')
    .execute();
  const unexplained = new Map(arrived);
  const missing = new Set<string>();
  for (const { id, kind, state, mode, email } of sends) {
    const name = messageIdOf(id, email);
    unexplained.delete(name);
    if (state === 'SENT' && mode === 'now' && !arrived.has(name)) missing.add(kind);
  }
  for (const kind of missing) findings.push(`${kind}: an email that never came`);
  for (const name of await namesOfEvents(db, new Set([...unexplained.values()].map(({ to }) => to))))
    unexplained.delete(name);
  for (const { text } of unexplained.values())
    findings.push(`an email with a Message-ID of nothing that happened: ${text.slice(0, 60)}`);
  return findings;
}

const messageIdOf = (cause: string, to: string) => messageId(cause, to, 'hervonden.test');

/** Message-IDs of emails to these people that events send directly; one per product for a guest's order. */
async function namesOfEvents(db: Kysely<Database>, readers: ReadonlySet<string>): Promise<readonly string[]> {
  const events = await db.selectFrom('event_outbox').select(['id', 'payload']).execute();
  const users = await db.selectFrom('users').select(['id', 'email']).execute();
  const userOf = new Map(users.map(({ id, email }) => [email, id]));
  const lines = await db.selectFrom('order_products').select(['id', 'order_id']).execute();
  const linesOf = Map.groupBy(lines, ({ order_id }) => order_id);
  return [...readers].flatMap((to) =>
    events.flatMap(({ id, payload }) => {
      const own = linesOf.get(String(payload.orderId)) ?? [];
      const causes = [id, `${id} ${userOf.get(to)}`, ...own.map((line) => `${id}-${line.id}`)];
      return causes.map((cause) => messageIdOf(cause, to));
    }),
  );
}
