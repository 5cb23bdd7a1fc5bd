/** Exhausts every limit at two server processes on one PostgreSQL, also with forged client addresses (S12). */

import { makePlace, startAt, stop } from './sec/own-process.ts';
import { limitFigures, lockOutFigures, makeLimitThings, openPlace, proxyFigures } from './sec/ratelimit.ts';
import { runScript } from './sec/run-script.ts';

await runScript('sec:ratelimit', async () => {
  const place = await makePlace();
  const quiet = { LOG_LEVEL: 'warn' };
  const servers = [await startAt(place, quiet), await startAt(place, quiet)];
  const trusting = await startAt(place, { ...quiet, TRUST_PROXY: '127.7.0.0/16' });
  const database = await openPlace(place);
  const urls = servers.map(({ url }) => url);
  const figures = [
    ...(await limitFigures(urls, await makeLimitThings(database.db))),
    ...(await lockOutFigures(urls, database.db)),
    ...(await proxyFigures(trusting.url)),
  ];
  await database.close();
  for (const server of [...servers, trusting]) await stop(server);
  await place.remove();
  return { figures };
});
