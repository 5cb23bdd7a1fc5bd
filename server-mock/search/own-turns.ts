import { setImmediate } from 'node:timers/promises';

/**
 * Gives each piece of work a turn of the event loop of its own, in the order of the calls: a dozen callers whose answers
 * become possible in the same moment do not hold the loop together. Rejects as the work does; the next one runs all the
 * same.
 */
export function ownTurns(): <Result>(work: () => Result) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(() => setImmediate()).then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}
