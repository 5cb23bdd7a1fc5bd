import { Trans } from '@lingui/react/macro';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useSession } from '#src/features/account/auth/use-session.ts';
import { NotificationsPage } from '#src/features/account/notifications/notifications-page.tsx';
import { NotifiedPage } from '#src/features/account/push/notified-page.tsx';

// The list works without a network and signing in does not, so its code is not cached with that of the list.
const AuthGate = lazy(() => import('./auth-gate.tsx').then((gate) => ({ default: gate.AuthGate })));

export interface NotificationsSearch {
  /**
   * Id of the notification whose page is to be opened, from a push notification
   * (src/domain/notifications/notification-address.ts).
   */
  readonly melding?: string;
}

export const Route = createFileRoute('/_account/account/meldingen')({
  validateSearch: ({ melding }: Record<string, unknown>): NotificationsSearch =>
    typeof melding === 'string' ? { melding } : {},
  component: Screen,
});

function Screen() {
  const { session } = useSession();
  const { melding: id } = Route.useSearch();
  const { history } = useRouter();
  if (session !== null)
    return (
      <>
        {id !== undefined && (
          <NotifiedPage
            key={id}
            id={id}
            onFound={(path) => history.replace(path)}
            onMissing={() => history.replace('/account/meldingen')}
          />
        )}
        <NotificationsPage key={session.userId} />
      </>
    );
  return (
    <Suspense fallback={null}>
      <AuthGate reason={<Trans>Sign in to see your notifications.</Trans>}>{() => null}</AuthGate>
    </Suspense>
  );
}
