import { Trans } from '@lingui/react/macro';
import { Outlet } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';
import { ownReservations$ } from '#src/data/header-counts.ts';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { SaveInvitation } from '#src/features/buying/wishlist/invitation-view.tsx';
import { MaintenanceContext } from '#src/ui/kit/load-problem.tsx';
import { OfflineContext } from '#src/ui/kit/offline-context.ts';
import { ToastRegion } from '#src/ui/kit/toast.tsx';
import { type LoadCardPhotos, LoadCardPhotosContext } from '#src/ui/market/card-photos.ts';
import { OwnReservations } from '#src/ui/market/own-reservations.ts';
import { BottomNav } from './bottom-nav.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { SessionEnded } from './session-ended.tsx';
import styles from './shell.module.css';
import { useMaintenance } from './use-maintenance.ts';

// Loaded after the first screen, because these parts depend on the local database.
const AfterPaint = lazy(() =>
  import('./after-paint.tsx').then(({ AfterPaint: component }) => ({ default: component })),
);
const OfflineBar = lazy(() =>
  import('#src/features/shell/sync/offline-bar.tsx').then(({ OfflineBar: component }) => ({
    default: component,
  })),
);

const loadCardPhotos: LoadCardPhotos = async (uuid) =>
  (await import('#src/features/shop/catalog/card-photos.ts')).cardPhotos(uuid);

/** The shell around every screen. */
export function Shell() {
  return (
    <div className={styles.shell}>
      <a href="#main" className={styles.skip}>
        <Trans>Skip to content</Trans>
      </a>
      <Settled>
        <OfflineBar />
      </Settled>
      <Header />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Reachability>
          <OwnReservations value={ownReservations$}>
            <LoadCardPhotosContext value={loadCardPhotos}>
              <Outlet />
            </LoadCardPhotosContext>
          </OwnReservations>
        </Reachability>
      </main>
      <Footer />
      <BottomNav />
      <Settled>
        <AfterPaint />
      </Settled>
      <SaveInvitation />
      <SessionEnded />
      <ToastRegion />
    </div>
  );
}

/** Provides to the screens whether the server can be reached and whether the shop is closed. */
function Reachability({ children }: { readonly children: ReactNode }) {
  return (
    <OfflineContext value={useIsOffline()}>
      <MaintenanceContext value={useMaintenance()}>{children}</MaintenanceContext>
    </OfflineContext>
  );
}

/**
 * Renders its children after the first paint, so that parts below the first screen are not fetched for it. The rest
 * of the shell stays unchanged.
 */
function Settled({ children }: { readonly children: ReactNode }) {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(true)), 0);
    return () => clearTimeout(timer);
  }, []);
  return <Suspense fallback={null}>{isSettled && children}</Suspense>;
}
