import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { AccountFrame } from '#src/features/account/account/account-frame.tsx';
import { isMailedLink, screenOf } from '#src/features/account/auth/auth-screen.ts';
import { useSession } from '#src/features/account/auth/use-session.ts';
import { UnreadBadge } from '#src/features/account/notifications/unread-badge.tsx';
import { tryAccountMessages } from '#src/i18n/i18n.ts';
import { forgetListsOfBefore, forgetListsOutside, sessionStore } from '#src/ui/market/list-memory.ts';

// The layout of every account screen. There is no menu for a visitor, and none while a listing draft is edited.
export const Route = createFileRoute('/_account')({
  component: Frame,
  // Continues without a network when the messages were never loaded: the screens that need them are not on the device
  // either, while drafts and their list are.
  beforeLoad: tryAccountMessages,
});

// Depends on the local database, which loads after the first screen.
const SyncBadge = lazy(() =>
  import('#src/features/shell/sync/sync-badge.tsx').then(
    ({ SyncBadge: badge }) => ({ default: badge }),
    // Without its chunk the badge is omitted, and the menu is shown without it.
    () => ({ default: () => null }),
  ),
);

const alone = /^\/account\/items\/(nieuw|concepten\/)/;

function Frame() {
  // Of the page that is shown. The location is already that of the next one while it loads, and without the frame the
  // present page would be rendered anew for that moment.
  const pathname = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' });
  // There is also no menu next to the result of an emailed link: the link may end the current session, and the page
  // with its result must stay in place.
  const isMailed = useMatches({
    select: (matches) =>
      matches.some(
        ({ routeId, search }) => routeId === '/_account/account' && isMailedLink(screenOf(search)),
      ),
  });
  const { session, wasExpired } = useSession();
  useListMemory(pathname);
  // After the session has expired, the page stays mounted with what was typed (AUTH-016).
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

/** Lists keep their settings after a reload and on their detail pages; anywhere else they are reset (ACCT-011). */
function useListMemory(pathname: string): void {
  // Runs before the list reads its stored settings, and discards those of a page opened earlier in this tab, except
  // after a reload.
  useState(() => forgetListsOfBefore(sessionStore()));
  useEffect(() => forgetListsOutside(sessionStore(), pathname), [pathname]);
  useEffect(() => () => forgetListsOutside(sessionStore(), window.location.pathname), []);
}
