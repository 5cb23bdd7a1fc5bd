import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router';
import { AccountFrame } from '#src/features/account/account-frame.tsx';
import { useSession } from '#src/features/auth/use-session.ts';

// Around every screen of the account. Signed out there is no account to have a menu of; an ad being written has the
// page to itself.
export const Route = createFileRoute('/_account')({ component: Frame });

const alone = /^\/account\/items\/(nieuw|concepten\/)/;

function Frame() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const { session } = useSession();
  if (session === null || alone.test(pathname)) return <Outlet />;
  return (
    <AccountFrame pathname={pathname}>
      <Outlet />
    </AccountFrame>
  );
}
