import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { DemoHint } from '#src/features/auth/demo-hint.tsx';
import { LoginPanel } from '#src/features/auth/login-panel.tsx';
import { useSession } from '#src/features/auth/use-session.ts';

/**
 * The login panel in the place of a page about search requests, which need a login (WANT-020); it says so (AUTH-010) and
 * makes way for the page once somebody is signed in.
 */
export function WantedLogin({ children }: { readonly children: (userId: string) => ReactNode }) {
  const { session, wasExpired } = useSession();
  if (session !== null) return children(session.userId);
  return (
    <>
      <LoginPanel
        reason={
          wasExpired ? (
            <Trans>Your session has ended. Sign in again to go on.</Trans>
          ) : (
            <Trans>Sign in to place a search request: then we know whom to mail when something fits.</Trans>
          )
        }
        onSignedIn={() => undefined}
      />
      <DemoHint />
    </>
  );
}
