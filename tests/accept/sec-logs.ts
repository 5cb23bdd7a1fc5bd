/** Runs a day in the shop and looks at what the log and the audit log hold of it, and what not (S22). */

import { openFaultyServer } from './sec/faulty-server.ts';
import { logFigures } from './sec/logs.ts';
import { runScript } from './sec/run-script.ts';

await runScript('sec:logs', async () => {
  const room = await openFaultyServer();
  const figures = await logFigures(room);
  await room.api.close();
  return { figures };
});
