import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { ThreadFault, threadFaults } from '../in-thread.ts';
import { hasServerBundle } from './built-app.ts';
import type { MakePage } from './make-page.ts';
import { connectThread } from './page-messages.ts';

/** Renders the pages of the app, here or in another thread. */
export interface PageSource {
  /** Returns the plain shell for a URL. */
  readonly template: (href: string) => Promise<string>;
  /** False if the content security policy allows inline styles (development). */
  readonly isStrict: boolean;
  readonly makePage: MakePage;
  close(): Promise<void>;
}

/** Milliseconds within which the thread has to answer; rendering a page takes it 5 to 20. */
const usualLimit = 10_000;

/** Megabytes of the heap of the thread; it uses 30 to 60. */
const mostMegabytes = 512;

/**
 * Renders the pages of the built app in `folder` in a thread of their own, so that requests do not wait for React; null
 * if the app was built without the server bundle, as in older builds and some tests. The thread starts with the first
 * page, which makes the API available half a second earlier. If it ends, or does not answer within `limit`
 * milliseconds, all pages that it was making reject, and the next page starts another one.
 */
export function pagesInThread(folder: string, limit = usualLimit): PageSource | null {
  if (!hasServerBundle(folder)) return null;
  const template = readFileSync(path.join(folder, 'index.html'), 'utf8');
  let running: RunningThread | null = null;
  let isClosed = false;
  const start = () =>
    startThread(folder, limit, (ended) => {
      if (running === ended) running = null;
    });
  return {
    template: async () => template,
    isStrict: true,
    makePage: async (task, ask) => {
      if (isClosed) throw new Error('The server is stopping.');
      running ??= start();
      return await running.makePage(task, ask);
    },
    close: async () => {
      isClosed = true;
      await running?.stop();
    },
  };
}

interface RunningThread {
  readonly makePage: MakePage;
  stop(): Promise<void>;
}

/** Starts the thread; `onEnd` is called when it takes no more pages. */
function startThread(folder: string, limit: number, onEnd: (ended: RunningThread) => void): RunningThread {
  const file = new URL('./page-thread.ts', import.meta.url);
  const publish = (error: Error) => threadFaults.publish(new ThreadFault(file, error));
  const thread = new Worker(file, {
    workerData: folder,
    // Pages show what visitors wrote: the thread has none of the server's secrets, and its heap cannot take all memory.
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  });
  const { makePage, ping } = connectThread(thread, publish);
  const stop = async () => {
    clearInterval(watch);
    onEnd(started);
    await thread.terminate();
  };
  const started: RunningThread = { makePage, stop };
  let hasAnswered = true;
  const check = () => {
    if (!hasAnswered) {
      publish(new Error(`No answer in ${limit} ms.`));
      void stop();
      return;
    }
    hasAnswered = false;
    void ping().then(() => {
      hasAnswered = true;
    });
  };
  const watch = setInterval(check, limit).unref();
  // The thread does not keep the process running.
  thread.unref();
  thread.on('error', (error: Error) => {
    publish(error);
    onEnd(started);
  });
  thread.on('exit', () => {
    clearInterval(watch);
    onEnd(started);
  });
  return started;
}
