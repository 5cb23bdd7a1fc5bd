import { parentPort, workerData } from 'node:worker_threads';
import { readBuiltApp } from './built-app.ts';
import { createPageMaker } from './make-page.ts';
import { answerTasks } from './page-messages.ts';

// Runs in its own thread, so that rendering never blocks the server's event loop.
if (parentPort !== null) answerTasks(parentPort, createPageMaker(readBuiltApp(workerData as string)));
