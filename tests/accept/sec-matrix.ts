/**
 * Calls every GraphQL operation, REST route, subscription and replication stream as nine kinds of people, over real
 * connections, and prints every cell that differs from the permission table (S3). `DB=pg` uses PostgreSQL.
 */

import { startApi } from '../setup/api-harness.ts';
import { runMatrix } from './sec/matrix.ts';
import { runRouteMatrix, startWithEveryRoute } from './sec/route-matrix.ts';
import { runScript } from './sec/run-script.ts';
import { runStreamMatrix } from './sec/stream-matrix.ts';

await runScript('sec:matrix', async () => {
  const api = await startApi({ config: { staffSecondFactor: 'required' } });
  const whole = await startWithEveryRoute();
  const parts = {
    'queries and mutations': await runMatrix(api),
    'subscriptions and replication streams': await runStreamMatrix(api),
    'REST routes': await runRouteMatrix(whole),
  };
  await whole.close();
  await api.close();
  return {
    figures: Object.entries(parts).map(([what, { cells, findings }]) => ({
      what: `${what}: cells not as declared`,
      bar: `0 of ${cells}`,
      found: String(findings.length),
      holds: findings.length === 0,
    })),
    findings: Object.values(parts).flatMap(({ findings }) => findings),
  };
});
