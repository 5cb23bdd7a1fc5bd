/** Where the server takes the time from; tests move it by hand. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until it is moved: deadlines and expiry without waiting. */
export function createManualClock(start: Date): Clock & { advance(milliseconds: number): void } {
  let at = start.getTime();
  return {
    now: () => new Date(at),
    advance(milliseconds) {
      at += milliseconds;
    },
  };
}
