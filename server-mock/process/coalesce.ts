import { setTimeout as sleep } from 'node:timers/promises';

interface Flight {
  /** Settles when the work is done and `pause` milliseconds have passed since its start; never rejects. */
  readonly rested: Promise<unknown>;
  /** The run for all callers since this one began; null if there are none. */
  next: Promise<void> | null;
}

/** Runs `work` for a key, or waits for a run that begins after the call. */
export type Coalesce = (key: string, work: () => Promise<void>) => Promise<void>;

/**
 * Runs the work of a key one at a time, starting at most once per `pause` milliseconds. A call is only served by a
 * run that starts after it, so that it never misses a change made before the call.
 */
export function createCoalesce(pause: number): Coalesce {
  const flights = new Map<string, Flight>();
  const begin = (key: string, work: () => Promise<void>): Promise<void> => {
    const done = work();
    const rested = Promise.allSettled([done, sleep(pause, undefined, { ref: false })]).then(() => {
      if (flights.get(key)?.next === null) flights.delete(key);
    });
    flights.set(key, { rested, next: null });
    return done;
  };
  return (key, work) => {
    const flight = flights.get(key);
    if (flight === undefined) return begin(key, work);
    flight.next ??= flight.rested.then(() => begin(key, work));
    return flight.next;
  };
}
