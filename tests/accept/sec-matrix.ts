/**
 * Calls every GraphQL operation as nine kinds of people and prints every cell that is not as the permission table says.
 * `node tests/accept/sec-matrix.ts`; `DB=pg` for PostgreSQL.
 */

import { startApi } from '../setup/api-harness.ts';
import { setup } from '../setup/global-setup.ts';
import { runMatrix } from './sec/matrix.ts';

const stopDatabase = await setup();
const api = await startApi({ config: { staffSecondFactor: 'required' } });
const began = performance.now();
const { cells, findings } = await runMatrix(api);
for (const finding of findings) process.stdout.write(`${finding}\n`);
const seconds = Math.round((performance.now() - began) / 1000);
process.stdout.write(
  `sec:matrix: ${api.server.deps.database.engine}, ${cells} cells, ${findings.length} not as declared, ${seconds} s\n`,
);
await api.close();
await stopDatabase?.();
process.exitCode = findings.length > 0 ? 1 : 0;
