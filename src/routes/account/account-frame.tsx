import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { AccountFrame } from '#src/features/account/account-frame.tsx';
import { isMailedLink, screenOf } from '#src/features/auth/auth-screen.ts';
import { useSession } from '#src/features/auth/use-session.ts';
import { UnreadBadge } from '#src/features/notifications/unread-badge.tsx';
import { tryAccountMessages } from '#src/i18n/i18n.ts';
import { forgetListsOfBefore, forgetListsOutside, sessionStore } from '#src/ui/market/list-memory.ts';
import { accountSearchOf } from './auth-search.ts';

// Around every screen of the account. Signed out there is no account to have a menu of; an ad being written has the
// page to itself.
export const Route = createFileRoute('/_account')({
  component: Frame,
  // Without a network and never loaded: what needs these words is not on the device either, a draft and its list are.
  beforeLoad: tryAccountMessages,
});

// Reads the local database, which comes after the first screen.
const SyncBadge = lazy(() =>
  import('#src/features/sync/sync-badge.tsx').then(
    ({ SyncBadge: badge }) => ({ default: badge }),
    // The menu is worth more than a number in it.
    () => ({ default: () => null }),
  ),
);

const alone = /^\/account\/items\/(nieuw|concepten\/)/;

function Frame() {
  const pathname = useLocation({ select: (location) => location.pathname });
  // Beside what a mailed link opens, too, there is no menu: what it does may end the session that is open here, and the
  // page with its answer must stay where it is.
  const isMailed = useLocation({
    select: ({ pathname: path, search }) =>
      path === '/account' && isMailedLink(screenOf(accountSearchOf(search))),
  });
  const { session, wasExpired } = useSession();
  useListMemory(pathname);
  // Under a session that ended by itself the page waits in its place, with what was typed (AUTH-016).
  const isWaiting = wasExpired && pathname !== '/account';
  if ((session === null && !isWaiting) || isMailed || alone.test(pathname)) return <Outlet />;
  return (
    <AccountFrame
      pathname={pathname}
      isStaff={session?.isStaff === true}
      unread={<UnreadBadge />}
      waiting={
        <Suspense fallback={null}>
          <SyncBadge />
        </Suspense>
      }
    >
      <Outlet />
    </AccountFrame>
  );
}

/** The lists keep their choices over a reload and on their detail pages, and lose them anywhere else (ACCT-011). */
function useListMemory(pathname: string): void {
  // Before the list itself reads what was kept: another page was open in this tab, unless this one was opened again.
  useState(() => forgetListsOfBefore(sessionStore()));
  useEffect(() => forgetListsOutside(sessionStore(), pathname), [pathname]);
  useEffect(() => () => forgetListsOutside(sessionStore(), window.location.pathname), []);
}
