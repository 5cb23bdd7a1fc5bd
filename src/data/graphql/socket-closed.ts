/** WebSocket close code "Try Again Later" (IANA registry): the account has reached its maximum number of sockets. */
const tryAgainLater = 1013;
/** Milliseconds until a socket that was closed with this code may be opened again. */
const pause = 30_000;

/**
 * Milliseconds to wait before the next attempt when the server closed a socket because there are too many; null for
 * any other failure. The token stays valid, so nobody is signed out by it.
 */
export function retryAfterClose(failure: unknown): number | null {
  const code = typeof failure === 'object' && failure !== null && 'code' in failure ? failure.code : null;
  return code === tryAgainLater ? pause : null;
}
