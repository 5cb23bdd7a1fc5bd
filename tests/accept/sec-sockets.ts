/** Opens a thousand sockets at one server: how many it takes, and what it gives back once they have closed (S19). */

import { runScript } from './sec/run-script.ts';
import { socketFigures } from './sec/sockets.ts';

await runScript('sec:sockets', async () => ({ figures: await socketFigures() }));
