import { useSyncExternalStore } from 'react';
import { emailOfEndedSession, type Session, session$, signOutReason } from '#src/platform/session/session.ts';

function subscribe(listener: () => void): () => void {
  const subscription = session$.subscribe(listener);
  return () => subscription.unsubscribe();
}

export interface SessionState {
  readonly session: Session | null;
  /** For a visitor: whether that is because the server no longer knew the token. */
  readonly wasExpired: boolean;
  /** The address of the session that ended so; else empty. */
  readonly endedEmail: string;
}

/** Who is signed in; for a visitor, whether and whose session has ended by itself. */
export function useSession(): SessionState {
  const session = useSyncExternalStore(
    subscribe,
    () => session$.value,
    () => null,
  );
  const wasExpired = session === null && signOutReason() === 'expired';
  return { session, wasExpired, endedEmail: wasExpired ? emailOfEndedSession() : '' };
}
