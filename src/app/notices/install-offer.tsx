import { Trans } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import {
  askInstall,
  dismissInstall,
  installOffer$,
  recordInstallShown,
} from '#src/platform/install/install.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { useValue } from '#src/ui/kit/use-value.ts';
import styles from './notices.module.css';

/** Pages where somebody fills in a form or pays; the offer would be in the way there. */
const pagesOfWork =
  /^\/(winkelwagen|checkout|questions|contact|nieuwsbrief|account\/(?!(favorieten|items)\/?$))/;

/** Offers to install the app once the visitor has wishlist entries or drafts to return to. */
export function InstallOffer() {
  const offer = useValue(installOffer$);
  const pathname = useLocation({ select: (location) => location.pathname });
  const isShown = offer !== 'none' && !pagesOfWork.test(pathname);
  useEffect(() => {
    if (isShown) recordInstallShown();
  }, [isShown]);
  if (!isShown) return null;
  return (
    <div className={`${styles.notices} ${styles.install}`} data-over-edge>
      <Banner
        announce
        title={<Trans>Add Hervonden to your home screen</Trans>}
        action={
          <div className={styles.actions}>
            {offer === 'prompt' && (
              <Button kind="primary" size="small" onPress={() => void askInstall()}>
                <Trans>Install</Trans>
              </Button>
            )}
            <Button kind="quiet" size="small" onPress={dismissInstall}>
              <Trans>Not now</Trans>
            </Button>
          </div>
        }
      >
        {offer === 'ios' ? (
          <Trans>
            Tap the share icon in your browser and choose “Add to Home Screen”. Then sign in again in the app
            on your home screen.
          </Trans>
        ) : (
          <Trans>Use your favourites and drafts offline, even at a market.</Trans>
        )}
      </Banner>
    </div>
  );
}
