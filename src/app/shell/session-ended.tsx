import { lazy, Suspense, useEffect, useState } from 'react';
import { skip } from 'rxjs';
import { session$, signOutReason } from '#src/platform/session/session.ts';

const SessionEndedDialog = lazy(() =>
  import('./session-ended-dialog.tsx').then(({ SessionEndedDialog: component }) => ({ default: component })),
);

/** Asks the person to sign in again when the server no longer accepts the token (AUTH-016), on any page. */
export function SessionEnded() {
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    const subscription = session$
      .pipe(skip(1))
      .subscribe((session) => setAsked(session === null && signOutReason() === 'expired'));
    return () => subscription.unsubscribe();
  }, []);
  if (!isAsked) return null;
  return (
    <Suspense fallback={null}>
      <SessionEndedDialog onClose={() => setAsked(false)} />
    </Suspense>
  );
}
