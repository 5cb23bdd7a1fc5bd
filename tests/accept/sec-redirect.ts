/** Addresses to go on to that lead elsewhere: 100 and more payloads in every place that takes one (S15). */

import { openAccountFixture } from './sec/account-fixture.ts';
import { redirectFigures, signUpOnward } from './sec/redirect.ts';
import { runScript } from './sec/run-script.ts';

await runScript('sec:redirect', async () => {
  const room = await openAccountFixture();
  const figures = [...(await redirectFigures(room)), await signUpOnward(room)];
  await room.api.close();
  return { figures };
});
