import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type Engine, LocalEngine } from './engine.ts';
import { readerPool } from './reader-pool.ts';
import { engineOfThread } from './thread-calls.ts';

/** Number of products above which searches run in worker threads, because counting could block the event loop. */
export const threadAbove = 20_000;

/** Maximum number of readers of one index. They share its memory, so another one only costs its own word lists. */
const mostReaders = 4;

export interface OpenEngine {
  readonly engine: Engine;
  close(): Promise<void>;
}

function openReader(): { readonly thread: Worker; readonly engine: Engine } {
  const thread = new Worker(new URL('./engine-thread.ts', import.meta.url));
  const engine = engineOfThread(thread);
  // The thread does not keep the process running.
  thread.unref();
  return { thread, engine };
}

/** Opens an empty engine, in worker threads if there is a lot to search. */
export function openEngine(inThread: boolean, readers = availableParallelism()): OpenEngine {
  if (!inThread) return { engine: new LocalEngine(), close: async () => undefined };
  const first = openReader();
  const more = Array.from({ length: Math.min(mostReaders, readers) - 1 }, openReader);
  return {
    engine: readerPool([first.engine, ...more.map(({ engine }) => engine)]),
    close: async () => {
      await Promise.all([first, ...more].map(({ thread }) => thread.terminate()));
    },
  };
}
