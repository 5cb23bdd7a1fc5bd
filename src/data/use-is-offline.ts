import { NetworkError } from './graphql/errors.ts';
import { useOnline } from './use-online.ts';

/** Whether the server cannot be reached: the device is offline, or the last request failed without an answer. */
export function useIsOffline(error: Error | null | undefined): boolean {
  return !useOnline() || error instanceof NetworkError;
}
