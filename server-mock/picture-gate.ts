import { AppError } from './graphql/errors.ts';

/** More pictures are asked for than can be made soon: a client waits and asks again. */
export class ServerBusyError extends AppError {
  constructor() {
    super('server_busy');
  }
}

/**
 * Lets only so many through at once: pictures cost processor time and memory out of proportion to their bytes. Whoever
 * comes when the queue is full is sent away with ServerBusyError.
 */
export function pictureGate(
  atOnce: number,
  mostWaiting: number,
): <Value>(work: () => Promise<Value>) => Promise<Value> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw new ServerBusyError();
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      // The place goes straight to the next one, so that nobody slips in between.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
