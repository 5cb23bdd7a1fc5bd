/**
 * Simulates the whole lives of orders over most of a year: people bid, buy, pay late, with gift cards and codes or
 * not at all, ship, meet, stay inactive, complain, appeal, withdraw and review, guests through their emailed links;
 * the bank charges payments back, loses responses and returns payouts, and the carrier loses parcels. Requests go to
 * server processes that are killed with SIGKILL and restarted: two on one PostgreSQL, and one on the embedded
 * database for a tenth of the lives. After 125 days of inactivity everything is checked: the ledger, the banks, an
 * independent model of the rules, all pending work, and every email.
 *
 * `npm run accept:order-life -- [lives] [seed]`: 1,000 lives from seed 1 by default. Without `DB=pg` all lives run on
 * the embedded database. With `--broken` each rule is broken on purpose, and the checks must detect it; with words
 * after it, only the rules whose names contain them.
 */
import { engineOfRun } from '#tests/setup/databases.ts';
import { setup } from '#tests/setup/global-setup.ts';
import { type BreachName, breachNames } from './order-life/breaches.ts';
import type { RunOptions } from './order-life/hosts.ts';
import { type RunResult, runLives } from './order-life/run-lives.ts';

/** Maximum number of concurrent lives; a calendar supports no more. */
const atOnce = 200;
const livesPerKill = 12;
const livesPerBreach = 24;
/** Maximum number of runs in which to look for an order that meets the broken rule. */
const runsPerBreach = 6;
const isBroken = process.argv.includes('--broken');
const numbers = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const lives = Number(numbers[0] ?? 1_000);
const firstSeed = Number(numbers[1] ?? 1);
const wantedBreaches = process.argv.slice(2).find((argument) => /^[a-z ]+$/.test(argument)) ?? '';
const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Divides the lives over runs, each with its own seed. */
function plan(): readonly RunOptions[] {
  const embedded = engineOfRun === 'pglite' ? lives : Math.ceil(lives / 10);
  const runs: RunOptions[] = [];
  const add = (engine: 'pglite' | 'postgres', total: number) => {
    for (let left = total; left > 0; left -= atOnce) {
      const count = Math.min(atOnce, left);
      const fleet = { engine, size: engine === 'postgres' ? 2 : 1, kills: Math.ceil(count / livesPerKill) };
      runs.push({ count, seed: firstSeed + runs.length, fleet });
    }
  };
  add('postgres', lives - embedded);
  add('pglite', embedded);
  return runs;
}

const euros = (cents: number) => (cents / 100).toFixed(2);
const listed = (counts: ReadonlyMap<string, number>) =>
  [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');

function report({ count, seed, fleet }: RunOptions, result: RunResult): void {
  const { cents, findings } = result;
  for (const finding of findings.slice(0, 20)) print(`seed ${seed}: ${finding}`);
  print(
    `seed ${seed}: ${count} lives on ${fleet?.engine}, ${result.kills} kills, ${result.emails} emails ` +
      `(${result.repeatedEmails} repeated under the same Message-ID), ${result.payouts} transfers to sellers; ` +
      `paid ${euros(cents.paid)}, given back ${euros(cents.refunded)}, paid out ${euros(cents.paidOut)} euros: ` +
      `${findings.length} findings`,
  );
}

function total(results: readonly RunResult[], part: (result: RunResult) => ReadonlyMap<string, number>) {
  const sums = new Map<string, number>();
  for (const result of results)
    for (const [name, count] of part(result)) sums.set(name, (sums.get(name) ?? 0) + count);
  return sums;
}

async function live(): Promise<number> {
  const results: RunResult[] = [];
  for (const run of plan()) {
    const result = await runLives(run);
    report(run, result);
    results.push(result);
  }
  const findings = results.reduce((sum, result) => sum + result.findings.length, 0);
  const kills = results.reduce((sum, result) => sum + result.kills, 0);
  print(`steps: ${listed(total(results, ({ steps }) => steps))}`);
  print(`refused: ${listed(total(results, ({ refusals }) => refusals))}`);
  print(`ends: ${listed(total(results, ({ ends }) => ends))}`);
  print(`order-life: ${lives} lives, ${kills} kills: ${findings} findings`);
  return findings === 0 ? 0 : 1;
}

async function breakRules(): Promise<number> {
  let missed = 0;
  for (const breach of breachNames.filter((name) => name.includes(wantedBreaches))) {
    const found = await findBreach(breach);
    if (found === undefined) missed += 1;
    print(`${breach}: ${found === undefined ? 'NOT FOUND' : `found, such as "${found}"`}`);
  }
  return missed === 0 ? 0 : 1;
}

async function findBreach(breach: BreachName): Promise<string | undefined> {
  for (let run = 0; run < runsPerBreach; run += 1) {
    const options = { count: livesPerBreach, seed: firstSeed + run, fleet: null, isCoarse: true, breach };
    const [found] = (await runLives(options)).findings;
    if (found !== undefined) return found;
  }
  return undefined;
}

const stopDatabase = await setup();
try {
  process.exitCode = await (isBroken ? breakRules() : live());
} finally {
  await stopDatabase?.();
}
