/** Tokens: made, kept, ended, closed (S13). `DB=pg` for PostgreSQL, with two servers on one database. */

import { openAccountRoom } from './sec/account-room.ts';
import { runScript } from './sec/run-script.ts';
import { socketFigures, tokenFigures } from './sec/token.ts';

await runScript('sec:token', async () => {
  const room = await openAccountRoom();
  const figures = [...(await tokenFigures(room, { tokens: 100 })), ...(await socketFigures(room))];
  await room.api.close();
  return { figures };
});
