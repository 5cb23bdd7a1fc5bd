/**
 * Runs the work when the browser is idle: between the steps of hydration and after input events. After `atTheLatest`
 * milliseconds it runs even on a busy device.
 */
export function whenIdle(work: () => void, atTheLatest: number): void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: atTheLatest });
  else setTimeout(work, 200);
}
