/**
 * What a person's export contains and what remains after an erasure, over every column of the database (L1, L2).
 * `DB=pg` uses PostgreSQL.
 */

import { startApi } from '../setup/api-harness.ts';
import { privacyFigures } from './sec/privacy.ts';
import { runScript } from './sec/run-script.ts';

await runScript('sec:privacy', async () => {
  const api = await startApi();
  const figures = await privacyFigures(api);
  await api.close();
  return { figures };
});
