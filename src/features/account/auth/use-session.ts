import { useSyncExternalStore } from 'react';
import { emailOfEndedSession, type Session, session$, signOutReason } from '#src/platform/session/session.ts';

function subscribe(listener: () => void): () => void {
  const subscription = session$.subscribe(listener);
  return () => subscription.unsubscribe();
}

export interface SessionState {
  readonly session: Session | null;
  /** For a visitor: whether the session ended because the server no longer accepts the token. */
  readonly wasExpired: boolean;
  /** The email address of the session that ended that way; otherwise empty. */
  readonly endedEmail: string;
}

/** The current session; for a visitor, whether and whose session has expired. */
export function useSession(): SessionState {
  const session = useSyncExternalStore(
    subscribe,
    () => session$.value,
    () => null,
  );
  const wasExpired = session === null && signOutReason() === 'expired';
  return { session, wasExpired, endedEmail: wasExpired ? emailOfEndedSession() : '' };
}
