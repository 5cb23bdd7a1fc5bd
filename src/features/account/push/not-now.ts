import { localKeys } from '#domain/storage/local-keys.ts';

/** Defined here instead of in the shared list of keys, so that it is not in the initial bundle. */
const key = localKeys.pushNotNow;
/** How long the prompt stays away after "Not now", in milliseconds. */
const pauseTime = 30 * 24 * 60 * 60 * 1000;

/** Suppresses the prompt on this device for thirty days. */
export function recordNotNow(now: number): void {
  try {
    localStorage.setItem(key, String(now));
  } catch {
    // Without localStorage the prompt appears again on the next occasion.
  }
}

export function isResting(now: number): boolean {
  try {
    return now - Number(localStorage.getItem(key) ?? 0) < pauseTime;
  } catch {
    return false;
  }
}
