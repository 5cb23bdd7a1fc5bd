import { Trans } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { Activity, type ReactNode, useEffect, useState } from 'react';
import { AuthPanel } from '#src/features/account/auth/auth-panel.tsx';
import type { AuthScreen } from '#src/features/account/auth/auth-screen.ts';
import { DemoHint } from '#src/features/account/auth/demo-hint.tsx';
import { openGate } from '#src/features/account/auth/open-gates.ts';
import { useSession } from '#src/features/account/auth/use-session.ts';
import type { Session } from '#src/platform/session/session.ts';

export interface AuthGateProps {
  /** Tells the visitor why this page needs an account. */
  readonly reason?: ReactNode;
  readonly children: (session: Session) => ReactNode;
}

/**
 * Shows a page to a signed-in person and the auth panel to a visitor. When a session expires while the page is open,
 * the page is hidden with what was typed until the same person signs in again (AUTH-016). Another account gets a new
 * page.
 */
export function AuthGate({ reason, children }: AuthGateProps) {
  const { session, wasExpired, endedEmail } = useSession();
  const [last, setLast] = useState<Session | null>(session);
  // React's pattern for state derived from a previous render:
  // https://react.dev/reference/react/useState#storing-information-from-previous-renders
  if (session !== null && session !== last) setLast(session);
  const shownSession = session ?? (wasExpired ? last : null);
  return (
    <>
      {shownSession !== null && (
        <Activity key={shownSession.userId} mode={session === null ? 'hidden' : 'visible'}>
          {children(shownSession)}
        </Activity>
      )}
      {session === null && (
        <PanelHere
          reason={wasExpired ? <Trans>Your session has ended. Sign in again to continue.</Trans> : reason}
          email={endedEmail}
        />
      )}
    </>
  );
}

function PanelHere({ reason, email }: { readonly reason: ReactNode; readonly email: string }) {
  const here = useLocation({ select: ({ href }) => href });
  const [screen, setScreen] = useState<AuthScreen>({ name: 'login' });
  useEffect(openGate, []);
  return (
    <>
      <AuthPanel
        screen={screen}
        onScreen={setScreen}
        onSignedIn={() => undefined}
        returnTo={here}
        reason={reason}
        email={email}
      />
      {screen.name === 'login' && <DemoHint />}
    </>
  );
}
