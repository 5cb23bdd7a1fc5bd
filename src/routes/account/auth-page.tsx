import { Trans } from '@lingui/react/macro';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { AuthPanel } from '#src/features/account/auth/auth-panel.tsx';
import { type AuthScreen, screenOf, searchOf } from '#src/features/account/auth/auth-screen.ts';
import { DemoHint } from '#src/features/account/auth/demo-hint.tsx';
import { useSession } from '#src/features/account/auth/use-session.ts';
import { safeReturn } from '#src/paths/safe-return.ts';
import type { AccountSearch } from './auth-search.ts';

/** The auth panel as a page. Every screen that can be opened again has an address, so that Back works (AUTH-002). */
export function AuthPage({ search }: { readonly search: AccountSearch }) {
  const { session, wasExpired, endedEmail } = useSession();
  const navigate = useNavigate();
  const { history } = useRouter();
  const { redirect } = search;
  const back = safeReturn(redirect);
  const address = JSON.stringify(search);
  // A screen that follows a submitted form belongs to the address from which it was submitted.
  const [following, setFollowing] = useState<{
    readonly address: string;
    readonly screen: AuthScreen;
  } | null>(null);
  const screen = following?.address === address ? following.screen : screenOf(search);
  const show = (next: AuthScreen) => {
    const to = searchOf(next);
    if (to === null) return setFollowing({ address, screen: next });
    setFollowing(null);
    void navigate({ to: '/account', search: { ...to, ...(redirect !== undefined && { redirect }) } });
  };
  const leave = () => {
    if (back !== null) history.replace(back);
    else void navigate({ to: '/account', search: {}, replace: true });
  };
  return (
    <>
      <AuthPanel
        screen={screen}
        onScreen={show}
        onSignedIn={leave}
        returnTo={back}
        session={session}
        email={endedEmail || (search.email ?? '')}
        reason={wasExpired ? <Trans>Your session has ended. Sign in again to continue.</Trans> : undefined}
      />
      {screen.name === 'login' && <DemoHint />}
    </>
  );
}
