/**
 * Tests redirect targets that lead to another site: more than 100 payloads in every place that takes an address
 * (S15).
 */

import { openAccountFixture } from './sec/account-fixture.ts';
import { redirectFigures, signUpOnward } from './sec/redirect.ts';
import { runScript } from './sec/run-script.ts';

await runScript('sec:redirect', async () => {
  const fixture = await openAccountFixture();
  const figures = [...(await redirectFigures(fixture)), await signUpOnward(fixture)];
  await fixture.api.close();
  return { figures };
});
