import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AuthGate } from './auth-gate.tsx';

/**
 * The auth panel in place of a page about wanted items, which need an account (WANT-020). It gives that reason
 * (AUTH-010) and makes way for the page after signing in.
 */
export function WantedLogin({ children }: { readonly children: (userId: string) => ReactNode }) {
  return (
    <AuthGate
      reason={<Trans>Sign in to post a wanted request. We’ll email you as soon as we find a match.</Trans>}
    >
      {({ userId }) => children(userId)}
    </AuthGate>
  );
}
