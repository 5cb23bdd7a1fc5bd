import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useSession } from '#src/features/auth/use-session.ts';
import { NotificationsPage } from '#src/features/notifications/notifications-page.tsx';

// The list works without a network; signing in does not, so its code is not kept with the list's.
const AuthGate = lazy(() => import('./auth-gate.tsx').then((gate) => ({ default: gate.AuthGate })));

export const Route = createFileRoute('/_account/account/meldingen')({ component: Screen });

function Screen() {
  const { session } = useSession();
  if (session !== null) return <NotificationsPage key={session.userId} />;
  return (
    <Suspense fallback={null}>
      <AuthGate reason={<Trans>Sign in to see your notifications.</Trans>}>{() => null}</AuthGate>
    </Suspense>
  );
}
