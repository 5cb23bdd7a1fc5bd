import { TooManyRequestsError } from '../../graphql/errors.ts';

/**
 * Returns a function that limits concurrency: `running` jobs at a time, with up to `waiting` more in a first-in,
 * first-out queue. Throws TooManyRequestsError if the queue is full.
 */
export function createGate(size: {
  readonly running: number;
  readonly waiting: number;
}): <Value>(job: () => Promise<Value>) => Promise<Value> {
  let running = 0;
  const queue: (() => void)[] = [];
  return async (job) => {
    if (running >= size.running) {
      if (queue.length >= size.waiting) throw new TooManyRequestsError(1);
      // A finished job hands its slot to the next one in the queue, so that a new caller cannot take it in between.
      await new Promise<void>((resolve) => queue.push(resolve));
    } else running += 1;
    try {
      return await job();
    } finally {
      const next = queue.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
