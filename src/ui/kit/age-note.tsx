import { Trans } from '@lingui/react/macro';
import { CloudOff, History } from 'lucide-react';
import { formatAgo } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import styles from './age-note.module.css';
import { Icon } from './icon.tsx';

export interface AgeNoteProps {
  /** Milliseconds since 1970 at which the content came from the server. */
  readonly updatedAt: number;
  readonly isOffline: boolean;
}

/** States how old the content is; shown when it could not be refreshed. */
export function AgeNote({ updatedAt, isOffline }: AgeNoteProps) {
  const locale = useLocale();
  const now = Date.now();
  const ago = formatAgo(updatedAt, now, locale);
  const isFresh = now - updatedAt < 60_000;
  return (
    <p className={styles.note} role="status">
      <Icon icon={isOffline ? CloudOff : History} size={16} />
      {isFresh && <Trans>Updated just now.</Trans>}
      {!isFresh && isOffline && <Trans>Offline. Last updated {ago}.</Trans>}
      {!isFresh && !isOffline && <Trans>Could not be updated. Last updated {ago}.</Trans>}
    </p>
  );
}
