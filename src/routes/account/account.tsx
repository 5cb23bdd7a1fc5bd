import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link, useNavigate, useRouter } from '@tanstack/react-router';
import { AccountHome } from '#src/features/account/account-home.tsx';
import { DemoHint } from '#src/features/auth/demo-hint.tsx';
import { LoginPanel } from '#src/features/auth/login-panel.tsx';
import { useSession } from '#src/features/auth/use-session.ts';
import { SyncBadge } from '#src/features/sync/sync-badge.tsx';
import { safeReturn } from '#src/paths/safe-return.ts';

// ROUTE-067; signed out, the login panel (AUTH-002) that leads back to `redirect`.
export const Route = createFileRoute('/_account/account')({
  validateSearch: ({ redirect }): { redirect?: string } => (typeof redirect === 'string' ? { redirect } : {}),
  component: Screen,
});

const addresses = {
  items: '/account/items',
  'new-item': '/account/items/nieuw',
  favourites: '/account/favorieten',
  wanted: '/account/zoekopdrachten',
  sync: '/account/synchronisatie',
} as const;

function Screen() {
  const { session, wasExpired } = useSession();
  const { redirect } = Route.useSearch();
  const navigate = useNavigate();
  const { history } = useRouter();
  const back = safeReturn(redirect);
  if (session === null) {
    const reason = wasExpired
      ? { reason: <Trans>Your session has ended. Sign in again to go on.</Trans> }
      : {};
    return (
      <>
        <LoginPanel {...reason} onSignedIn={() => back !== null && history.replace(back)} />
        <DemoHint />
      </>
    );
  }
  return (
    <AccountHome
      session={session}
      syncBadge={<SyncBadge />}
      linkTo={(to, props) => <Link to={addresses[to]} {...props} />}
      onSignedOut={() => void navigate({ to: '/' })}
    />
  );
}
