import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { CloudOff } from 'lucide-react';
import { databaseState$ } from '#src/data/db/database-stream.ts';
import { useWaitingOffline } from '#src/data/db/use-live.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import { useValue } from '#src/ui/kit/use-value.ts';
import { VisuallyHidden } from '#src/ui/kit/visually-hidden.tsx';
import styles from './sync.module.css';

/**
 * A single line that is announced once while offline, with a link to the waiting changes. Being offline is a state,
 * not an error. It says nothing about what is stored: the device may be full, and some forms keep what was entered only
 * in memory.
 */
export function OfflineBar() {
  const { t } = useLingui();
  const waiting = useWaitingOffline();
  const database = useValue(databaseState$);
  const online = waiting === null;
  return (
    <div className={online ? undefined : styles.offline}>
      {/* Outside the live region: the count changes while the user types and should not be announced each time. */}
      <div role="status">
        {!online && (
          <p className={styles.offlineText}>
            <Icon icon={CloudOff} size={18} />
            {database === 'unavailable' ? (
              <Trans>You are offline</Trans>
            ) : (
              <Trans>Offline. Your changes are sent later.</Trans>
            )}
          </p>
        )}
      </div>
      {waiting !== null && (
        <Link to="/account/synchronisatie" className={styles.offlineLink}>
          <LinkText
            text={waiting === 0 ? t`More` : t`${plural(waiting, { one: '# waiting', other: '# waiting' })}`}
          />
        </Link>
      )}
    </div>
  );
}

/** The short text of the link, with its destination for screen readers. */
function LinkText({ text }: { readonly text: string }) {
  return (
    <Trans>
      {text}
      <VisuallyHidden>: unsent changes</VisuallyHidden>
    </Trans>
  );
}
