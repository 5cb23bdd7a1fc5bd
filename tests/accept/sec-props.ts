/**
 * Sets every protected field in every place where a mutation takes input, and prints what was accepted (S5).
 *
 * `DB=pg` uses PostgreSQL.
 */

import { startApi } from '../setup/api-harness.ts';
import { runMassAssignment } from './sec/mass-assignment.ts';
import { none, runScript } from './sec/run-script.ts';

await runScript('sec:props', async () => {
  const api = await startApi({ config: { staffSecondFactor: 'required' } });
  const { tries, findings } = await runMassAssignment(api);
  await api.close();
  return { figures: [none('protected fields that were taken', findings.length, tries)], findings };
});
