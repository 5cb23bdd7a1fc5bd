/** Error codes of a write to a connection that the other side has closed. */
const codes: ReadonlySet<unknown> = new Set(['EPIPE', 'ECONNRESET']);

/**
 * True if a write failed because the caller has disconnected. On the database connection the same codes are a real
 * error. Accepts any value, because any value can be thrown.
 */
export function isConnectionLost(error: unknown): boolean {
  return error instanceof Error && 'code' in error && codes.has(error.code);
}
