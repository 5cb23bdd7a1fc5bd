/** What a write meets when the other side has closed its connection. */
const codes: ReadonlySet<unknown> = new Set(['EPIPE', 'ECONNRESET']);

/**
 * Whether a write failed because the caller is gone. On the database's own connection the same codes are a fault.
 * Takes anything, because anything can be thrown.
 */
export function isConnectionLost(error: unknown): boolean {
  return error instanceof Error && 'code' in error && codes.has(error.code);
}
