/**
 * Runs random schedules of three devices against the real server and prints the results.
 *
 * `node tests/accept/converge.ts [count] [first seed]`: by default 1,000 from seed 1.
 */
import { startApi } from '../setup/api-harness.ts';
import { runSchedule } from '../sync/bench/schedule.ts';

const count = Number(process.argv[2] ?? 1000);
const first = Number(process.argv[3] ?? 1);
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const api = await startApi({ engine: 'pglite' });
const server = { db: api.db, bus: api.server.bus, log: api.server.deps.log };
const began = performance.now();
let divergent = 0;
let lost = 0;
let restless = 0;
let writes = 0;
for (let seed = first; seed < first + count; seed += 1) {
  const result = await runSchedule(seed, { server });
  writes += result.writes;
  lost += result.lost.length;
  if (result.divergences.length > 0) divergent += 1;
  if (result.restless > 0) restless += 1;
  if (result.divergences.length + result.lost.length + result.restless > 0) {
    say(`seed ${seed}: ${JSON.stringify({ ...result, trace: result.trace.join(' ') })}`);
  }
  if ((seed - first + 1) % 100 === 0)
    say(`${seed - first + 1} schedules, ${divergent} divergent, ${lost} edits lost`);
}
const seconds = Math.round((performance.now() - began) / 1000);
say(
  `converge: seeds ${first}-${first + count - 1}, ${count} schedules of 3 devices x 40 steps, ${writes} tracked edits: ` +
    `${divergent} divergences, ${lost} lost edits, ${restless} restless, ${seconds} s`,
);
await api.close();
process.exitCode = divergent + lost + restless > 0 ? 1 : 0;
