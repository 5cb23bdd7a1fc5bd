import { setTimeout as sleep } from 'node:timers/promises';

interface Flight {
  /** Settles once the work is done and the pause after its beginning is over; never rejects. */
  readonly rested: Promise<unknown>;
  /** Serves everybody who asked since this one began; null while nobody has. */
  next: Promise<void> | null;
}

/** Runs `work` for a key, or waits for a run that begins after the call. */
export type Coalesce = (key: string, work: () => Promise<void>) => Promise<void>;

/**
 * However often a key is asked for, its work runs one at a time and begins at most once per `pause` milliseconds. A call
 * is never answered by a run that began before it, so that none misses what has just changed.
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
