import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useSyncSummary } from '#src/data/db/use-live.ts';
import { Badge } from '#src/ui/kit/badge.tsx';
import styles from './header.module.css';

/** How many things on this device wait to be sent to the account; nothing while there are none. */
export function WaitingCount() {
  // Follows a change of language; the words themselves come from the macro.
  useLingui();
  const { waiting } = useSyncSummary();
  if (waiting === 0) return null;
  return (
    <span className={styles.count}>
      <Badge
        count={waiting}
        label={plural(waiting, { one: '# change waits to be sent', other: '# changes wait to be sent' })}
      />
    </span>
  );
}
