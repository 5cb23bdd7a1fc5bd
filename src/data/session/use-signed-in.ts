import { useSyncExternalStore } from 'react';
import { type Session, session$ } from '#src/platform/session/session.ts';

function subscribe(listener: () => void): () => void {
  const subscription = session$.subscribe(listener);
  return () => subscription.unsubscribe();
}

/** Who is signed in, following every change; null for a visitor, and on a page that the server makes. */
export function useSignedIn(): Session | null {
  return useSyncExternalStore(
    subscribe,
    () => session$.value,
    () => null,
  );
}
