import { setImmediate } from 'node:timers/promises';

/**
 * Runs each task in its own turn of the event loop, in call order, so that several tasks that become ready at the
 * same moment do not block the loop together. Rejects if the task does; the next one still runs.
 */
export function ownTurns(): <Result>(work: () => Result) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(() => setImmediate()).then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}
