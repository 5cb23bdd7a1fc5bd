import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { closeInvitation, invitation$ } from './invitation.ts';
import styles from './wishlist.module.css';

const SavePopup = lazy(() =>
  import('./save-popup.tsx').then(({ SavePopup: component }) => ({ default: component })),
);

function subscribe(listener: () => void): () => void {
  const subscription = invitation$.subscribe(listener);
  return () => subscription.unsubscribe();
}

/**
 * The invitation that a visitor sees next to the wishlist link in the header after saving a product (WISH-010..013).
 */
export function SaveInvitation() {
  const invitation = useSyncExternalStore(
    subscribe,
    () => invitation$.value,
    () => 'none' as const,
  );
  if (invitation === 'popup') {
    return (
      <Suspense fallback={null}>
        <SavePopup onClose={closeInvitation} />
      </Suspense>
    );
  }
  return (
    <div role="status" className={styles.place}>
      {invitation !== 'none' && (
        <div className={styles.tooltip}>
          <Link to="/account" search={{ redirect: '/account/favorieten' }} onClick={closeInvitation}>
            {invitation === 'tooltip' ? (
              <Trans id="wishlist.login_tooltip">Sign in to add this product to your favourites</Trans>
            ) : (
              <Trans>Your favourites are on this device only. Sign in to see them everywhere.</Trans>
            )}
          </Link>
        </div>
      )}
    </div>
  );
}
