import PQueue from 'p-queue';
import { AppError } from './graphql/errors.ts';

/** The queue for images is full; the client has to wait and retry. */
export class ServerBusyError extends AppError {
  constructor() {
    super('server_busy');
  }
}

/** Runs the work when there is capacity. When the signal aborts, a waiting call leaves the queue and rejects with its reason. */
export type PictureGate = <Value>(work: () => Promise<Value>, signal?: AbortSignal) => Promise<Value>;

/**
 * Limits the number of concurrent tasks, because images take CPU time and memory out of proportion to their size.
 * Calls beyond a full queue are rejected with ServerBusyError.
 */
export function pictureGate(atOnce: number, mostWaiting: number): PictureGate {
  const queue = new PQueue({ concurrency: atOnce });
  return async (work, signal) => {
    signal?.throwIfAborted();
    if (queue.pending >= atOnce && queue.size >= mostWaiting) throw new ServerBusyError();
    // The queue would free the place of a running call too, although its work still takes CPU time.
    const waiting = new AbortController();
    const leave = (): void => waiting.abort(signal?.reason);
    signal?.addEventListener('abort', leave, { once: true });
    return await queue.add(
      async () => {
        signal?.removeEventListener('abort', leave);
        return await work();
      },
      { signal: waiting.signal },
    );
  };
}
