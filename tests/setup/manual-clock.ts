import type { Clock } from '#server/clock.ts';

/** A clock that changes only when it is advanced, to test deadlines and expiry without waiting. */
export function createManualClock(start: Date): Clock & { advance(milliseconds: number): void } {
  let at = start.getTime();
  return {
    now: () => new Date(at),
    advance(milliseconds) {
      at += milliseconds;
    },
  };
}
