/** "Try Again Later" of the WebSocket close code registry: the account has as many sockets as it may have. */
const tryAgainLater = 1013;
/** Milliseconds until a socket that was closed in this way may be opened again. */
const pause = 30_000;

/**
 * How long to wait before the next attempt, in milliseconds, when the server closed a socket because there are too many;
 * null for every other failure. The token stays valid: nobody is signed out by it.
 */
export function retryAfterClose(failure: unknown): number | null {
  const code = typeof failure === 'object' && failure !== null && 'code' in failure ? failure.code : null;
  return code === tryAgainLater ? pause : null;
}
