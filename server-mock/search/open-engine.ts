import { Worker } from 'node:worker_threads';
import { type Engine, LocalEngine } from './engine.ts';
import { engineOfThread } from './thread-calls.ts';

/** More listings than this are searched in a thread of their own: counting them could hold the event loop. */
export const threadAbove = 20_000;

/** An engine and how to be rid of it. */
export interface OpenEngine {
  readonly engine: Engine;
  close(): Promise<void>;
}

/** An empty engine, in a thread of its own when there is much to search. */
export function openEngine(inThread: boolean): OpenEngine {
  if (!inThread) return { engine: new LocalEngine(), close: async () => undefined };
  const thread = new Worker(new URL('./engine-thread.ts', import.meta.url));
  const engine = engineOfThread(thread);
  // The process may end while nobody searches.
  thread.unref();
  return {
    engine,
    close: async () => {
      await thread.terminate();
    },
  };
}
