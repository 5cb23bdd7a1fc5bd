import type { Kysely } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import type { MailMessage } from '#server/outside/mail/mail.ts';
import { type ExpectedStep, expectedSteps, type Life, wallClock } from './expected.ts';

interface RecordedLife {
  readonly life: Life;
  readonly deliveryUuid: string;
  readonly until: number;
  readonly mails: readonly MailMessage[];
}

interface Checked {
  readonly steps: number;
  readonly findings: readonly string[];
}

/** The sides that a step notifies; the other steps end the order, whose own effects notify them. */
const readers: Readonly<Record<string, readonly string[]>> = {
  ...{ ship_reminder: ['seller'], ship_last_day: ['seller'], may_cancel: ['buyer', 'seller'] },
  ...{ arrival_question: ['buyer'], may_complain: ['buyer', 'seller'] },
  ...{ appointment_reminder: ['buyer', 'seller'], transport_reminder: ['buyer', 'seller'] },
  ...{ hand_off_reminder: ['seller'], confirm_reminder: ['buyer'], confirm_last_day: ['buyer'] },
};

/** Compares the steps and notifications of an order's clock with the expected ones. */
export async function checkLife(db: Kysely<Database>, recorded: RecordedLife): Promise<Checked> {
  const { life, deliveryUuid, until } = recorded;
  const expected = expectedSteps(life).filter(({ at }) => at < until);
  const done = await db
    .selectFrom('order_clock_steps')
    .select(['name', 'done_at'])
    .where('delivery_id', '=', deliveryUuid)
    .orderBy('done_at')
    .execute();
  const lines = (steps: readonly ExpectedStep[]) =>
    steps.map(({ name, at }) => `${wallClock(at)} ${name}`).sort();
  const wanted = lines(expected);
  const seen = lines(done.map(({ name, done_at }) => ({ name, at: done_at.getTime() })));
  const about = `${life.type} of ${wallClock(life.placedAt)}`;
  const findings: string[] = [];
  if (JSON.stringify(seen) !== JSON.stringify(wanted))
    findings.push(`${about}: expected [${wanted.join('; ')}], done [${seen.join('; ')}]`);
  findings.push(...(await checkEmails(db, recorded, expected)).map((finding) => `${about}: ${finding}`));
  return { steps: seen.length, findings };
}

async function checkEmails(
  db: Kysely<Database>,
  { deliveryUuid, mails }: RecordedLife,
  expected: readonly ExpectedStep[],
): Promise<readonly string[]> {
  const sends = await db
    .selectFrom('notification_sends')
    .innerJoin('order_deliveries', (join) =>
      join.onRef('order_deliveries.order_product_id', '=', (eb) =>
        eb.cast('notification_sends.subject', 'uuid'),
      ),
    )
    .select(['notification_sends.id', 'notification_sends.detail'])
    .where('order_deliveries.id', '=', deliveryUuid)
    .where('kind', '=', 'order_reminder')
    .where('channel', '=', 'email')
    .execute();
  const wanted = expected
    .flatMap(({ name }) => (readers[name] ?? []).map((side) => `${side} ${name}`))
    .sort();
  const planned = sends.map(({ detail }) => detail).sort();
  const findings: string[] = [];
  if (JSON.stringify(planned) !== JSON.stringify(wanted))
    findings.push(`expected emails [${wanted.join('; ')}], planned [${planned.join('; ')}]`);
  for (const { id, detail } of sends) {
    const count = mails.filter(({ cause }) => cause === id).length;
    if (count !== 1) findings.push(`the email "${detail}" went out ${count} times`);
  }
  return findings;
}
