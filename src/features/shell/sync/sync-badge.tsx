import { Plural, useLingui } from '@lingui/react/macro';
import { CloudUpload, TriangleAlert } from 'lucide-react';
import { useSyncSummary } from '#src/data/db/use-live.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import styles from './sync.module.css';

/**
 * The number of changes waiting to be sent; renders nothing if there are none. Put it in a link to the sync panel.
 */
export function SyncBadge() {
  const { t } = useLingui();
  const { waiting, rejected } = useSyncSummary();
  if (waiting === 0) return null;
  const meaning = rejected > 0 ? t`Needs your attention` : t`Waiting to be sent`;
  return (
    <span className={styles.badge} data-rejected={rejected > 0 || undefined}>
      <Icon icon={rejected > 0 ? TriangleAlert : CloudUpload} size={16} label={meaning} />
      <Plural value={waiting} one="# waiting" other="# waiting" />
    </span>
  );
}
