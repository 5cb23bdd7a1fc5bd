/**
 * Puts other people's ids into every argument that names an object and looks for anything private in the answers.
 * `node tests/accept/sec-bola.ts [rounds] [seed]`, 30 per operation and attacker from seed 1 unless said otherwise.
 */

import { startApi } from '../setup/api-harness.ts';
import { setup } from '../setup/global-setup.ts';
import { createRandom } from './fuzz/random.ts';
import { runObjectSwap } from './sec/object-swap.ts';

const rounds = Number(process.argv[2] ?? 30);
const seed = Number(process.argv[3] ?? 1);
const stopDatabase = await setup();
const api = await startApi({ config: { staffSecondFactor: 'required' } });
const began = performance.now();
const { calls, findings } = await runObjectSwap(api, createRandom(seed), rounds);
for (const finding of findings) process.stdout.write(`${finding}\n`);
const seconds = Math.round((performance.now() - began) / 1000);
process.stdout.write(
  `sec:bola: seed ${seed}, ${api.server.deps.database.engine}, ${calls} calls, ${findings.length} findings, ${seconds} s\n`,
);
await api.close();
await stopDatabase?.();
process.exitCode = findings.length > 0 ? 1 : 0;
