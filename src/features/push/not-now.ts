/** Beside its use, so that the first page of the shop does not carry it. */
const key = 'push-not-now';
/** Milliseconds in which nobody is asked again. */
const pauseTime = 30 * 24 * 60 * 60 * 1000;

/** Not asked again on this device for thirty days. */
export function recordNotNow(now: number): void {
  try {
    localStorage.setItem(key, String(now));
  } catch {
    // A browser that stores nothing asks again at the next occasion.
  }
}

export function isResting(now: number): boolean {
  try {
    return now - Number(localStorage.getItem(key) ?? 0) < pauseTime;
  } catch {
    return false;
  }
}
