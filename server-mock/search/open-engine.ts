import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type Engine, LocalEngine } from './engine.ts';
import { readerPool } from './reader-pool.ts';
import { engineOfThread } from './thread-calls.ts';

/** More listings than this are searched in threads of their own: counting them could hold the event loop. */
export const threadAbove = 20_000;

/** Readers of one index. They share its memory, so one more costs little but its own lists of words. */
const mostReaders = 4;

/** An engine and how to be rid of it. */
export interface OpenEngine {
  readonly engine: Engine;
  close(): Promise<void>;
}

function openReader(): { readonly thread: Worker; readonly engine: Engine } {
  const thread = new Worker(new URL('./engine-thread.ts', import.meta.url));
  const engine = engineOfThread(thread);
  // The process may end while nobody searches.
  thread.unref();
  return { thread, engine };
}

/** An empty engine, in threads of its own when there is much to search. */
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
