/**
 * Milliseconds since `at`, milliseconds since 1970. An event is sent with its age: the server subtracts it from its own
 * time, so a wrong clock on the device does no harm.
 */
export function ageOf(at: number): number {
  return Math.max(0, Math.round(Date.now() - at));
}
