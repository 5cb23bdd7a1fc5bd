/**
 * Milliseconds since `at`, which is in milliseconds since 1970. Events are sent with their age, which the server
 * subtracts from its own time, so that a wrong clock on the device does not matter.
 */
export function ageOf(at: number): number {
  return Math.max(0, Math.round(Date.now() - at));
}
