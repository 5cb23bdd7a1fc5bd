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
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work, signal) => {
    signal?.throwIfAborted();
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw new ServerBusyError();
      await waitForTurn(waiting, signal);
    } else running += 1;
    try {
      return await work();
    } finally {
      // The slot passes directly to the next call, so that no other call can take it in between.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

async function waitForTurn(waiting: (() => void)[], signal: AbortSignal | undefined): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const leave = (): void => {
      waiting.splice(waiting.indexOf(turn), 1);
      reject(signal?.reason);
    };
    const turn = (): void => {
      signal?.removeEventListener('abort', leave);
      resolve();
    };
    signal?.addEventListener('abort', leave, { once: true });
    waiting.push(turn);
  });
}
