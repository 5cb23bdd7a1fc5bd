/** Runs a day in the shop and checks what the log and the audit log contain and what they must not (S22). */

import { openFaultyServer } from './sec/faulty-server.ts';
import { logFigures } from './sec/logs.ts';
import { runScript } from './sec/run-script.ts';

await runScript('sec:logs', async () => {
  const faulty = await openFaultyServer();
  const figures = await logFigures(faulty);
  await faulty.api.close();
  return { figures };
});
