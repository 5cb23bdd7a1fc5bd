import { proxy, type Remote, releaseProxy, wrap } from 'comlink';
import type {
  PhotoWorkerApi,
  PrepareAnswer,
  PrepareOptions,
  StepListener,
} from '#workers/photos/contract.ts';

/**
 * The idle time in milliseconds after which a worker is terminated: its memory is worth more than its start-up time.
 */
const idleTime = 20_000;

/** Prepares photos in a worker, one at a time. */
export interface PhotoWorkerPool {
  /** Rejects with the reason of an aborted signal, and with an Error when the worker failed. */
  prepare(
    file: Blob,
    listener: StepListener,
    signal: AbortSignal,
    options?: PrepareOptions,
  ): Promise<PrepareAnswer>;
  keepOriginal(file: Blob, signal: AbortSignal): Promise<PrepareAnswer>;
  close(): void;
}

interface Running {
  readonly worker: Worker;
  readonly api: Remote<PhotoWorkerApi>;
  /** Never resolves. Rejects when the worker fails without a response. */
  readonly broken: Promise<never>;
}

/** Creates the pool. `start` creates a worker; it is called for the first photo and again after every termination. */
export function createPhotoWorkerPool(start: () => Worker): PhotoWorkerPool {
  let running: Running | null = null;
  let idle: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function end(): void {
    clearTimeout(idle);
    running?.api[releaseProxy]();
    running?.worker.terminate();
    running = null;
  }

  async function job(
    work: (api: Remote<PhotoWorkerApi>) => Promise<PrepareAnswer>,
    signal: AbortSignal,
  ): Promise<PrepareAnswer> {
    clearTimeout(idle);
    signal.throwIfAborted();
    running ??= run(start());
    const aborted = Promise.withResolvers<never>();
    const onAbort = (): void => aborted.reject(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
    try {
      const answer = await Promise.race([work(running.api), running.broken, aborted.promise]);
      // A WebAssembly decoder does not release its memory during the lifetime of the worker.
      if (answer.kind === 'heic_unreadable' || isHeicAnswer(answer)) end();
      else idle = setTimeout(end, idleTime);
      return answer;
    } catch (error) {
      // A busy worker does not receive messages, so it can only be stopped by terminating it.
      end();
      throw error;
    } finally {
      signal.removeEventListener('abort', onAbort);
    }
  }

  function oneAtATime(work: () => Promise<PrepareAnswer>): Promise<PrepareAnswer> {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  }

  return {
    prepare: (file, listener, signal, options) =>
      oneAtATime(() => job((api) => api.prepare(file, proxy(listener), options), signal)),
    keepOriginal: (file, signal) => oneAtATime(() => job((api) => api.keepOriginal(file), signal)),
    close: end,
  };
}

function run(worker: Worker): Running {
  const broken = Promise.withResolvers<never>();
  broken.promise.catch(() => undefined);
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    broken.reject(new Error(`the photo worker broke: ${event.message || 'it could not be loaded'}`));
  });
  worker.addEventListener('messageerror', () =>
    broken.reject(new Error('the photo worker sent an unreadable answer')),
  );
  return { worker, api: wrap<PhotoWorkerApi>(worker), broken: broken.promise };
}

function isHeicAnswer(answer: PrepareAnswer): boolean {
  return answer.kind === 'prepared' && ['native', 'libheif', 'heic_to'].includes(answer.photo.way);
}
