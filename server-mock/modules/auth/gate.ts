import { TooManyRequestsError } from '../../graphql/errors.ts';

/** Lets a number of jobs run at a time and a number wait, in order; one more is refused with TooManyRequestsError. */
export function createGate(size: {
  readonly running: number;
  readonly waiting: number;
}): <Value>(job: () => Promise<Value>) => Promise<Value> {
  let running = 0;
  const queue: (() => void)[] = [];
  return async (job) => {
    if (running >= size.running) {
      if (queue.length >= size.waiting) throw new TooManyRequestsError(1);
      // Whoever leaves hands its place over, so that nobody can slip in between.
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
