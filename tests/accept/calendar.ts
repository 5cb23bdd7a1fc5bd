/**
 * Simulates 90 days of orders and bids, in spring and in autumn, including both changes of summer time and the
 * holidays around them. Every deadline has to be met once, at its moment, with one email for each side concerned:
 * sending, appointments, transports, confirming, answers to complaints, withdrawals, bids and their payment.
 * Complaints beyond the seller's answer, lost parcels, guests, staff alarms and the emails caused by the end of an
 * order are not covered (`accept:order-life` and tests/api cover them).
 *
 * `node tests/accept/calendar.ts [count] [seed]`: by default 1,000 orders from seed 1, half of them in each season,
 * and one bid for every four orders. `DB=pg` uses PostgreSQL. With `--broken`, deadlines of each kind are lost or
 * late and some are met twice, which the check has to detect; further arguments select breaches whose names contain
 * them.
 */
import { sql } from 'kysely';
import { engineOfRun } from '#tests/setup/databases.ts';
import { setup } from '#tests/setup/global-setup.ts';
import { type CalendarResult, type Disturbance, runCalendar } from './calendar/run-calendar.ts';

const isBroken = process.argv.includes('--broken');
const given = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const count = Number(isBroken ? 30 : (given[0] ?? 1_000));
const seed = Number((isBroken ? undefined : given[1]) ?? 1);
const wantedBreaches = isBroken ? (given[0] ?? '') : '';
const spring = new Date('2026-03-02T08:00:00Z');
const autumn = new Date('2026-09-28T08:00:00Z');
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/**
 * The names of all deadlines (steps of the order clock, and kinds of emails), and the number of orders from which
 * each of them occurs.
 */
const [everyDeadline, enoughOrders] = [
  [
    ...['ship_reminder', 'ship_last_day', 'may_cancel', 'cancel_late', 'arrival_question', 'may_complain'],
    ...[
      'to_staff',
      'appointment_reminder',
      'appointment_tomorrow',
      'transport_reminder',
      'hand_off_reminder',
    ],
    ...['confirm_reminder', 'confirm_last_day', 'release', 'order_reminder', 'transport_tomorrow'],
    ...['case_reminder', 'case_changed', 'withdrawal_reminder', 'withdrawal_changed'],
    ...['bid_expiring', 'bid_closed'],
  ],
  400,
];

interface Breach {
  readonly disturb: Disturbance;
  /** Matches the finding that reports the breach. */
  readonly shows: RegExp;
}

/** Runs the disturbance at 5 % of the moments. */
const rarely = (disturb: Disturbance): Disturbance => {
  return async (api, random) => {
    if (random.chance(0.05)) await disturb(api, random);
  };
};

const lost = (kind: string): Disturbance =>
  rarely(async ({ db }) => void (await db.deleteFrom('deadlines').where('kind', '=', kind).execute()));

const late = (kind: string): Disturbance =>
  rarely(async ({ db }) => {
    const rows = await db.selectFrom('deadlines').select(['id', 'due_at']).where('kind', '=', kind).execute();
    for (const { id, due_at } of rows)
      await db
        .updateTable('deadlines')
        .set({ due_at: new Date(due_at.getTime() + 60 * 60 * 1000) })
        .where('id', '=', id)
        .execute();
  });

/** The kind of deadline of each part, and the finding that reports it missing or late. */
const parts: Readonly<Record<string, { readonly kind: string; readonly shows: RegExp }>> = {
  'an order': { kind: 'order_clock', shows: /: steps: / },
  'a transport': { kind: 'transport_window', shows: /: emails: .*transport_tomorrow/ },
  'a complaint': { kind: 'case_step', shows: /: (emails: .*case_|end: .*ESCALATED)/ },
  'a withdrawal': {
    kind: 'withdrawal_step',
    shows: /: (emails: .*withdrawal_|end: .*(WITH_STAFF|REFUNDED))/,
  },
  'a reminder of a bid': { kind: 'bid_reminder', shows: /^bid .*: emails: .*bid_expiring/ },
  'the end of a bid': { kind: 'bid_expiry', shows: /^bid .*: end: .*EXPIRED/ },
};

const breaches: Readonly<Record<string, Breach>> = {
  ...Object.fromEntries(
    Object.entries(parts).flatMap(([name, { kind, shows }]) => [
      [`${name} is lost`, { disturb: lost(kind), shows }],
      [`${name} is an hour late`, { disturb: late(kind), shows }],
    ]),
  ),
  'the clock forgets what it has done': {
    shows: /: emails: /,
    disturb: rarely(async ({ db, server }) => {
      await db.deleteFrom('order_clock_steps').execute();
      await db
        .updateTable('deadlines')
        .set({ due_at: server.deps.clock.now() })
        .where('kind', '=', 'order_clock')
        .execute();
    }),
  },
  'an email goes out twice': {
    shows: / sent: expected \[([^;\]]+)\], found \[[^;\]]+; /,
    disturb: rarely(async ({ db, server }) => {
      const sent = await db
        .updateTable('notification_sends')
        .set({ state: 'WAITING', done_at: null })
        .where('state', '=', 'SENT')
        .where('kind', 'in', ['order_reminder', 'bid_closed'])
        .where('created_at', '>=', new Date(server.deps.clock.now().getTime() - 1000))
        .returning('id')
        .execute();
      for (const { id } of sent)
        await db
          .insertInto('deadlines')
          .values({ id, kind: 'notification_send', subject_id: id, due_at: server.deps.clock.now() })
          .execute();
    }),
  },
  'emails go to somebody else': {
    shows: / sent: expected \[.*\], found \[.*@elsewhere\.test/,
    disturb: rarely(async ({ db }) => {
      await db.updateTable('users').set({ email: sql<string>`id || '@elsewhere.test'` }).execute();
    }),
  },
  'an order ends in silence': {
    shows: /: status: expected \[(CONFIRMED|CANCELLED)\]/,
    disturb: rarely(async ({ db }) => {
      await db
        .updateTable('order_deliveries')
        .set({ status: 'ARRIVED', confirmed_at: null })
        .where('ended_by', '=', 'release')
        .execute();
    }),
  },
};

async function live(): Promise<number> {
  const half = Math.ceil(count / 2);
  const seasons = [
    await runCalendar(spring, { count: half, seed }),
    await runCalendar(autumn, { count: count - half, seed: seed + 1 }),
  ];
  const met = (name: string) => seasons.reduce((sum, { deadlines }) => sum + (deadlines.get(name) ?? 0), 0);
  const unmet = count < enoughOrders ? [] : everyDeadline.filter((name) => met(name) === 0);
  const findings = [
    ...seasons.flatMap((season) => season.findings),
    ...unmet.map((name) => `no order met the deadline ${name}`),
  ];
  for (const finding of findings.slice(0, 20)) say(finding);
  const sum = (of: (season: CalendarResult) => number) =>
    seasons.reduce((total, season) => total + of(season), 0);
  const steps = sum(({ deadlines }) => [...deadlines.values()].reduce((total, times) => total + times, 0));
  say(
    `calendar on ${engineOfRun}: ${count} orders, ${sum(({ bids }) => bids)} bids, ` +
      `${steps} steps and emails of deadlines, ${sum(({ emails }) => emails)} emails in all: ${findings.length} findings`,
  );
  return findings.length === 0 ? 0 : 1;
}

async function breakRules(): Promise<number> {
  const undisturbed = await runCalendar(autumn, { count, seed });
  let isFound = undisturbed.findings.length === 0;
  say(`undisturbed: ${undisturbed.findings.length} findings`);
  for (const [name, { disturb, shows }] of Object.entries(breaches)) {
    if (!name.includes(wantedBreaches)) continue;
    const { findings } = await runCalendar(autumn, { count, seed, disturb });
    const found = findings.find((finding) => shows.test(finding));
    isFound &&= found !== undefined;
    say(`${name}: ${found === undefined ? 'NOT FOUND' : `found, such as "${found}"`}`);
  }
  return isFound ? 0 : 1;
}

const stopDatabase = await setup();
try {
  process.exitCode = isBroken ? await breakRules() : await live();
} finally {
  await stopDatabase?.();
}
