/** What staff may do with and without a second factor, and what a forged claim to be staff achieves (S23). */

import { openAccountFixture } from './sec/account-fixture.ts';
import { freshCodeFigures } from './sec/fresh-codes.ts';
import { runScript } from './sec/run-script.ts';
import { staffFigures } from './sec/staff.ts';

await runScript('sec:staff', async () => {
  const fixture = await openAccountFixture({ staffSecondFactor: 'required' });
  const figures = [...(await staffFigures(fixture)), ...(await freshCodeFigures(fixture.api))];
  await fixture.api.close();
  return { figures };
});
