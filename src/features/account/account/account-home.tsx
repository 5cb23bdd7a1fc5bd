import { Trans, useLingui } from '@lingui/react/macro';
import { LogOut, Plus } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Session } from '#src/platform/session/session.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import type { CardGridProps } from '#src/ui/market/card-grid.tsx';
import styles from './account.module.css';
import { OpenTasks } from './open-tasks.tsx';
import { SignOutDialog } from './sign-out-dialog.tsx';

// Rendered for sellers only. If its chunk cannot be loaded, the page is shown without it.
const Dashboard = lazy(() =>
  import('./dashboard.tsx').then(
    ({ Dashboard: part }) => ({ default: part }),
    () => ({ default: () => null }),
  ),
);

const Picks = lazy(() =>
  import('./picks.tsx').then(
    ({ Picks: part }) => ({ default: part }),
    () => ({ default: () => null }),
  ),
);

export interface AccountHomeProps extends Pick<CardGridProps, 'wishlistButtonOf'> {
  readonly session: Session;
  readonly newProductLink: (icon: typeof Plus, label: ReactNode) => ReactNode;
  readonly onSignedOut: () => void;
}

/** The account's home page (ROUTE-067): open tasks, the dashboard of a seller, and recommended products. */
export function AccountHome({ session, newProductLink, wishlistButtonOf, onSignedOut }: AccountHomeProps) {
  const { t } = useLingui();
  usePageTitle(t`My account`);
  const [isLeaving, setLeaving] = useState(false);
  const { userId, sellerId } = session;
  return (
    <div className={styles.page}>
      <header className={styles.partHead}>
        <div>
          <h1>
            <Trans>Hello {firstName(session.name)}</Trans>
          </h1>
          <p className={styles.email}>{session.email}</p>
        </div>
        {newProductLink(Plus, <Trans>New listing</Trans>)}
      </header>
      <OpenTasks userId={userId} />
      {sellerId !== null && (
        <Suspense fallback={<Skeleton height="1700px" />}>
          <Dashboard userId={userId} />
        </Suspense>
      )}
      <Suspense fallback={<Skeleton height="420px" />}>
        <Picks userId={userId} wishlistButtonOf={wishlistButtonOf} />
      </Suspense>
      <div>
        <Button icon={LogOut} onPress={() => setLeaving(true)}>
          <Trans>Sign out</Trans>
        </Button>
      </div>
      {isLeaving && <SignOutDialog onClose={() => setLeaving(false)} onSignedOut={onSignedOut} />}
    </div>
  );
}

function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? '';
}
