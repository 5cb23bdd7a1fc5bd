import { parentPort } from 'node:worker_threads';
import { LocalEngine } from './engine.ts';
import { answerCalls } from './thread-calls.ts';

// Runs in a thread of its own, which alone has the index: counting never holds the event loop of the server.
if (parentPort !== null) answerCalls(parentPort, new LocalEngine());
