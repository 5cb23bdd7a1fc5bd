/** Replays, guesses and opens emailed links, `--replays` (1,000) times (S14). `DB=pg` uses PostgreSQL. */

import { parseArgs } from 'node:util';
import { openAccountFixture } from './sec/account-fixture.ts';
import { linkFigures } from './sec/links.ts';
import { runScript } from './sec/run-script.ts';

const { values } = parseArgs({ options: { replays: { type: 'string', default: '1000' } } });

await runScript('sec:links', async () => {
  const fixture = await openAccountFixture();
  const figures = await linkFigures(fixture, { replays: Number(values.replays) });
  await fixture.api.close();
  return { figures };
});
