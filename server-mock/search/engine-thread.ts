import { parentPort } from 'node:worker_threads';
import { LocalEngine } from './engine.ts';
import { answerCalls } from './thread-calls.ts';

// Runs in its own thread, which holds the index, so that counting never blocks the server's event loop.
if (parentPort !== null) answerCalls(parentPort, new LocalEngine());
