const highestSeenKey = 'hervonden-clock';
/** The stored mark is refreshed at most this often, in milliseconds: it only has to notice jumps, not ticks. */
const storeEvery = 5_000;

export interface Clock {
  /** Milliseconds since 1970; never lower than any value this clock gave before, also across page loads. */
  now(): number;
  /** True when the device's clock stands behind the highest time ever seen here (hazard 9). */
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
 * A clock that never runs backwards. A device clock more than a day behind the mark is believed again (somebody
 * once set a date far in the future), so that display times do not stand still for ever.
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
      // A full or forbidden localStorage costs only the memory of the mark.
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

function browserStorage(): ClockStorage | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage;
  } catch {
    return null;
  }
}

export const clock: Clock = createClock(browserStorage());
