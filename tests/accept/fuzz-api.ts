/**
 * Sends hostile requests to the API and prints wrong answers: a 5xx status, leaked internals, or a logged fault.
 * `node tests/accept/fuzz-api.ts [count] [seed]`: by default 2,000 from seed 1; `DB=pg` uses PostgreSQL.
 */

import { startApi } from '../setup/api-harness.ts';
import { setup } from '../setup/global-setup.ts';
import { runFuzz } from './fuzz/run-fuzz.ts';

const count = Number(process.argv[2] ?? 2000);
const seed = Number(process.argv[3] ?? 1);
let escaped = 0;
process.on('uncaughtException', (error) => {
  escaped += 1;
  process.stdout.write(`escaped: ${error.stack}\n`);
});

const stopDatabase = await setup();
const api = await startApi();
const began = performance.now();
const { sent, statuses, findings } = await runFuzz(api, await api.listen(), count, seed);
const answers = [...statuses].toSorted(([a], [b]) => a - b).map(([status, times]) => `${times} x ${status}`);
const seconds = Math.round((performance.now() - began) / 1000);
for (const finding of findings) process.stdout.write(`${finding}\n`);
process.stdout.write(
  `fuzz-api: seed ${seed}, ${api.server.deps.database.engine}, ${count} requests ` +
    `(${sent.calls} calls, ${sent.broken} broken queries, ${sent.rest} REST, ${sent.sockets} sockets), ` +
    `answers ${answers.join(', ')}: ${findings.length} findings, ${escaped} escaped exceptions, ${seconds} s\n`,
);
await api.close();
await stopDatabase?.();
process.exitCode = findings.length + escaped > 0 ? 1 : 0;
