/**
 * How passwords are stored and which are accepted, and how many logins at once slow down everybody else (S10).
 * `DB=pg` uses PostgreSQL.
 */

import { readFileSync } from 'node:fs';
import { openAccountFixture } from './sec/account-fixture.ts';
import { makePlace, startAt, stop } from './sec/own-process.ts';
import { crowdFigure, listFigure, passwordFigures, pasteFigure } from './sec/password.ts';
import { runScript } from './sec/run-script.ts';

/** The list as written in the source, which is what the code refuses. */
function words(): readonly string[] {
  const source = readFileSync(
    new URL('../../src/domain/account/common-passwords.ts', import.meta.url),
    'utf8',
  );
  return /'([^']+)'/.exec(source)?.[1]?.split(' ') ?? [];
}

await runScript('sec:password', async () => {
  const fixture = await openAccountFixture();
  const figures = [...(await passwordFigures(fixture)), listFigure(words()), pasteFigure()];
  await fixture.api.close();
  const place = await makePlace();
  const server = await startAt(place, { DEMO: '1', LOG_LEVEL: 'warn' });
  figures.push(...(await crowdFigure(server, 500)));
  await stop(server);
  await place.remove();
  return { figures };
});
