import { useSyncExternalStore } from 'react';
import { type Session, session$ } from '#src/platform/session/session.ts';

function subscribe(listener: () => void): () => void {
  const subscription = session$.subscribe(listener);
  return () => subscription.unsubscribe();
}

/** The current session, updated on every change; null for a visitor and during server rendering. */
export function useSignedIn(): Session | null {
  return useSyncExternalStore(
    subscribe,
    () => session$.value,
    () => null,
  );
}
