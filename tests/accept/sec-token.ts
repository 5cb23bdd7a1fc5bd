/**
 * How tokens are made, stored, ended and how their sockets are closed (S13). `DB=pg` uses PostgreSQL, with two
 * servers on one database.
 */

import { openAccountFixture } from './sec/account-fixture.ts';
import { runScript } from './sec/run-script.ts';
import { socketFigures, tokenFigures } from './sec/token.ts';

await runScript('sec:token', async () => {
  const fixture = await openAccountFixture();
  const figures = [...(await tokenFigures(fixture, { tokens: 100 })), ...(await socketFigures(fixture))];
  await fixture.api.close();
  return { figures };
});
