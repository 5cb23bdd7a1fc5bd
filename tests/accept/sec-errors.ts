/** Injects faults everywhere and checks the answers and the log (S21). `DB=pg` uses PostgreSQL. */

import { errorFigures } from './sec/errors.ts';
import { openFaultyServer } from './sec/faulty-server.ts';
import { runScript } from './sec/run-script.ts';

await runScript('sec:errors', async () => {
  const faulty = await openFaultyServer();
  const { faults, figures, findings } = await errorFigures(faulty);
  await faulty.api.close();
  const enough = { what: 'faults injected', bar: '>= 50', found: String(faults), holds: faults >= 50 };
  return { figures: [enough, ...figures], findings };
});
