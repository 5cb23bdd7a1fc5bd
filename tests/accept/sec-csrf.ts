/**
 * Tries to act on behalf of a user from another site's page, through requests and sockets (S19). `DB=pg` uses
 * PostgreSQL.
 */

import { startApi } from '../setup/api-harness.ts';
import { csrfFigures, socketFigures } from './sec/csrf.ts';
import { runScript } from './sec/run-script.ts';

await runScript('sec:csrf', async () => {
  const api = await startApi();
  const figures = [...(await csrfFigures(api)), ...(await socketFigures(api))];
  await api.close();
  return { figures };
});
