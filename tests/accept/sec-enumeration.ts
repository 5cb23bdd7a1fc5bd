/**
 * Calls the four operations that take an email address (login, magic link, reset, resend) with known and unknown
 * addresses, `--count` (500) of each, and compares answers and times (S11). `DB=pg` uses PostgreSQL.
 */

import { parseArgs } from 'node:util';
import { openAccountFixture } from './sec/account-fixture.ts';
import { doorNames, timingFigures } from './sec/enumeration.ts';
import { type Figure, runScript } from './sec/run-script.ts';

const { values } = parseArgs({ options: { count: { type: 'string', default: '500' } } });

await runScript('sec:enumeration', async () => {
  const fixture = await openAccountFixture();
  const figures: Figure[] = [];
  for (const door of doorNames) figures.push(...(await timingFigures(fixture, door, Number(values.count))));
  await fixture.api.close();
  return { figures };
});
