import { useSyncExternalStore } from 'react';
import { type Session, session$, signOutReason } from '#src/platform/session/session.ts';

function subscribe(listener: () => void): () => void {
  const subscription = session$.subscribe(listener);
  return () => subscription.unsubscribe();
}

/** Who is signed in; for a visitor, whether that is because the server no longer knew the token. */
export function useSession(): { readonly session: Session | null; readonly wasExpired: boolean } {
  const session = useSyncExternalStore(
    subscribe,
    () => session$.value,
    () => null,
  );
  return { session, wasExpired: session === null && signOutReason() === 'expired' };
}
