import { localKeys } from '#domain/storage/local-keys.ts';
import { localStore } from '#src/platform/web-storage/web-storage.ts';

const highestSeenKey = localKeys.highestTimeSeen;
/** The highest time is stored at most this often, in milliseconds: it only has to detect jumps. */
const storeEvery = 5_000;

export interface Clock {
  /** Milliseconds since 1970. Never lower than any earlier value of this clock, also across page loads. */
  now(): number;
  /** True when the device's clock is behind the highest time seen (docs/sync-hazards.md, H9). */
  wentBack(): boolean;
}

export interface ClockStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

function readMark(storage: ClockStorage | null): number {
  try {
    const stored = Number(storage?.getItem(highestSeenKey) ?? 0);
    return Number.isSafeInteger(stored) && stored > 0 ? stored : 0;
  } catch {
    return 0;
  }
}

/**
 * Creates a clock that never runs backwards. When the device's clock is more than a day behind the stored time, the
 * device is trusted again: the clock was once set far into the future, and display times must not freeze.
 */
export function createClock(storage: ClockStorage | null, deviceNow: () => number = Date.now): Clock {
  const dayLong = 86_400_000;
  const mark = readMark(storage);
  const behind = mark > deviceNow();
  let highest = mark - deviceNow() > dayLong ? 0 : mark;
  let storedAt = mark;

  function keep(value: number): void {
    if (value - storedAt < storeEvery && value >= storedAt) return;
    storedAt = value;
    try {
      storage?.setItem(highestSeenKey, String(value));
    } catch {
      // When localStorage is full or blocked, only the stored time is lost.
    }
  }

  return {
    now() {
      highest = Math.max(highest, deviceNow());
      keep(highest);
      return highest;
    },
    wentBack: () => behind || deviceNow() < highest - storeEvery,
  };
}

export const clock: Clock = createClock(localStore());
