import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { CloudOff } from 'lucide-react';
import { useWaitingOffline } from '#src/data/db/use-live.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import { VisuallyHidden } from '#src/ui/kit/visually-hidden.tsx';
import styles from './sync.module.css';

/**
 * A single line that is announced once while offline, with a link to the waiting changes. Being offline is a state,
 * not an error.
 */
export function OfflineBar() {
  const waiting = useWaitingOffline();
  const online = waiting === null;
  return (
    <div className={online ? undefined : styles.offline}>
      {/* Outside the live region: the count changes while the user types and should not be announced each time. */}
      <div role="status">
        {!online && (
          <p className={styles.offlineText}>
            <Icon icon={CloudOff} size={18} />
            <Trans>Offline. Everything is saved on this device.</Trans>
          </p>
        )}
      </div>
      {!online && (
        <Link to="/account/synchronisatie" className={styles.offlineLink}>
          {waiting === 0 ? <Trans>More</Trans> : <Plural value={waiting} one="# waiting" other="# waiting" />}
          <VisuallyHidden>
            : <Trans>Unsent changes</Trans>
          </VisuallyHidden>
        </Link>
      )}
    </div>
  );
}
