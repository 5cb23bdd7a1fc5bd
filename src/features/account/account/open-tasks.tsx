import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, CircleCheck } from 'lucide-react';
import { useLiveQuery, useSyncSummary } from '#src/data/db/use-live.ts';
import { useQueryState } from '#src/data/use-query-state.ts';
import { AgeNote } from '#src/ui/kit/age-note.tsx';
import { cx } from '#src/ui/kit/class-names.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import { LoadProblem } from '#src/ui/kit/load-problem.tsx';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import styles from './account.module.css';
import { tasksQuery } from './account-queries.ts';
import { taskList } from './task-list.tsx';

/**
 * The open tasks of this person, the most urgent first. Drafts and unsent edits are counted on the device, also
 * offline.
 */
export function OpenTasks({ userId }: { readonly userId: string }) {
  const { ready, documents: drafts } = useLiveQuery('drafts');
  const { waiting, rejected } = useSyncSummary();
  const { data, error, isOffline, isFetching, updatedAt, retry } = useQueryState(
    useQuery(tasksQuery(userId)),
  );
  const tasks = taskList({ server: data, drafts, waiting, rejected });
  const isLoading = !ready || (data === undefined && error === null);
  return (
    <section aria-labelledby="open-tasks" className={styles.part}>
      <h2 id="open-tasks" className={styles.title}>
        <Trans>To do</Trans>
      </h2>
      {data !== undefined && (isOffline || error !== null) && (
        <AgeNote updatedAt={updatedAt} isOffline={isOffline} />
      )}
      <ul className={styles.links}>
        {tasks.map(({ key, href, icon, label, onClick }) => (
          <li key={key}>
            <PathLink href={href} className={cx(styles.link)} onClick={onClick}>
              <Icon icon={icon} size={24} />
              <span className={styles.text}>{label}</span>
              <Icon icon={ChevronRight} className={cx(styles.chevron)} />
            </PathLink>
          </li>
        ))}
        {isLoading && (
          <li>
            <Skeleton height="65px" />
          </li>
        )}
        {tasks.length === 0 && !isLoading && data !== undefined && (
          <li className={styles.done}>
            <Icon icon={CircleCheck} size={24} />
            <Trans>Nothing to do right now.</Trans>
          </li>
        )}
      </ul>
      {data === undefined && error !== null && (
        <LoadProblem isOffline={isOffline} isRetrying={isFetching} onRetry={retry} />
      )}
    </section>
  );
}
