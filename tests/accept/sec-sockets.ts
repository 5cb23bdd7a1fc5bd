/**
 * Opens a thousand sockets to one server: how many it accepts, and how much memory it frees after they close (S19).
 */

import { runScript } from './sec/run-script.ts';
import { socketFigures } from './sec/sockets.ts';

await runScript('sec:sockets', async () => ({ figures: await socketFigures() }));
