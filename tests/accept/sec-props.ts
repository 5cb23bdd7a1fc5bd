/**
 * Tries every field that nobody may set in every place where a mutation takes input, and prints what was taken.
 * `node tests/accept/sec-props.ts`; `DB=pg` for PostgreSQL.
 */

import { startApi } from '../setup/api-harness.ts';
import { setup } from '../setup/global-setup.ts';
import { runMassAssignment } from './sec/mass-assignment.ts';

const stopDatabase = await setup();
const api = await startApi({ config: { staffSecondFactor: 'required' } });
const began = performance.now();
const { tries, findings } = await runMassAssignment(api);
for (const finding of findings) process.stdout.write(`${finding}\n`);
const seconds = Math.round((performance.now() - began) / 1000);
process.stdout.write(
  `sec:props: ${api.server.deps.database.engine}, ${tries} tries, ${findings.length} taken, ${seconds} s\n`,
);
await api.close();
await stopDatabase?.();
process.exitCode = findings.length > 0 ? 1 : 0;
