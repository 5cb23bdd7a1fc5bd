import { NetworkError } from './graphql/errors.ts';
import { useOnline } from './use-online.ts';

/**
 * Whether the server cannot be reached: the device is offline, or the request that failed with `error` got no answer.
 * Screens use it instead of the browser's own events.
 */
export function useIsOffline(error?: Error | null): boolean {
  return !useOnline() || error instanceof NetworkError;
}
