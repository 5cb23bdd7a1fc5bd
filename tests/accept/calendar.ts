/**
 * Simulates 90 days of orders, in spring and in autumn, including both changes of summer time and the holidays around
 * them: every deadline of an order fires once, at 09:00 in Amsterdam on its day, and notifies each side concerned once.
 * `node tests/accept/calendar.ts [count] [seed]`: by default 1,000 orders from seed 1, half of them in each season.
 * `DB=pg` uses PostgreSQL. With `--broken` each rule is broken on purpose, and the check has to detect it.
 */
import { engineOfRun } from '#tests/setup/databases.ts';
import { setup } from '#tests/setup/global-setup.ts';
import { type Disturbance, runCalendar } from './calendar/run-calendar.ts';

const numbers = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const count = Number(numbers[0] ?? 1_000);
const seed = Number(numbers[1] ?? 1);
const spring = new Date('2026-03-02T08:00:00Z');
const autumn = new Date('2026-09-28T08:00:00Z');
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const breaches: Readonly<Record<string, Disturbance>> = {
  'a deadline is lost': async ({ db }, random) => {
    if (random.chance(0.05)) await db.deleteFrom('deadlines').where('kind', '=', 'order_clock').execute();
  },
  'the clock forgets what it has done': async ({ db, server }, random) => {
    if (!random.chance(0.05)) return;
    await db.deleteFrom('order_clock_steps').execute();
    await db
      .updateTable('deadlines')
      .set({ due_at: server.deps.clock.now() })
      .where('kind', '=', 'order_clock')
      .execute();
  },
  'a deadline comes an hour late': async ({ db }, random) => {
    if (!random.chance(0.05)) return;
    const rows = await db
      .selectFrom('deadlines')
      .select(['id', 'due_at'])
      .where('kind', '=', 'order_clock')
      .execute();
    for (const { id, due_at } of rows)
      await db
        .updateTable('deadlines')
        .set({ due_at: new Date(due_at.getTime() + 60 * 60 * 1000) })
        .where('id', '=', id)
        .execute();
  },
};

async function live(): Promise<number> {
  const half = Math.ceil(count / 2);
  const seasons = [
    await runCalendar(spring, { count: half, seed }),
    await runCalendar(autumn, { count: count - half, seed: seed + 1 }),
  ];
  const findings = seasons.flatMap((season) => season.findings);
  for (const finding of findings.slice(0, 20)) say(finding);
  const sum = (of: 'steps' | 'emails') => seasons.reduce((total, season) => total + season[of], 0);
  say(
    `calendar on ${engineOfRun}: ${count} orders, ${sum('steps')} deadlines, ${sum('emails')} emails: ${findings.length} findings`,
  );
  return findings.length === 0 ? 0 : 1;
}

async function breakRules(): Promise<number> {
  let isFound = true;
  for (const [name, disturb] of Object.entries(breaches)) {
    const { findings } = await runCalendar(autumn, { count: 30, seed, disturb });
    isFound &&= findings.length > 0;
    say(`${name}: ${findings.length === 0 ? 'NOT FOUND' : `found, such as "${findings[0]}"`}`);
  }
  return isFound ? 0 : 1;
}

const stopDatabase = await setup();
try {
  process.exitCode = process.argv.includes('--broken') ? await breakRules() : await live();
} finally {
  await stopDatabase?.();
}
