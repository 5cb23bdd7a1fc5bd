import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, CircleCheck, CloudUpload, Gavel, type LucideIcon, PenLine, Rows3 } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { freshState } from '#domain/account-list/list-state.ts';
import { type BidRole, defaultBidSort } from '#domain/bid/bid-role.ts';
import type { BidStatus } from '#domain/bid/bid-status.ts';
import { useLiveQuery, useSyncSummary } from '#src/data/db/use-live.ts';
import { openOfferCount$ } from '#src/data/header-counts.ts';
import { cx } from '#src/ui/kit/class-names.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { keepState, sessionStore } from '#src/ui/market/list-memory.ts';
import styles from './account.module.css';
import { tasksQuery } from './account-queries.ts';

interface Task {
  readonly key: string;
  readonly href: string;
  readonly icon: LucideIcon;
  readonly words: ReactNode;
  readonly onClick?: () => void;
}

/** The list of bids opens with those that are meant. */
function chooseBids(role: BidRole, status: BidStatus): void {
  const fresh = freshState({ role, sort: defaultBidSort, direction: 'DESC' });
  keepState(sessionStore(), 'bids', { ...fresh, filters: [status] });
}

/** What waits for this person, the most urgent first; drafts and what waits to be sent are known without a network. */
export function OpenTasks({ userId }: { readonly userId: string }) {
  const { ready, documents: drafts } = useLiveQuery('drafts');
  const { waiting, rejected } = useSyncSummary();
  const { data } = useQuery(tasksQuery(userId));
  const offers = data === undefined ? null : data.received + data.countered;
  useEffect(() => {
    if (offers !== null) openOfferCount$.next(offers);
  }, [offers]);
  const tasks: Task[] = [];
  const add = (count: number, task: Task) => count > 0 && tasks.push(task);
  add(data?.received ?? 0, {
    key: 'received',
    href: '/account/biedingen',
    icon: Gavel,
    onClick: () => chooseBids('SELLER', 'PENDING'),
    words: <Plural value={data?.received ?? 0} one="# bid waits for you" other="# bids wait for you" />,
  });
  add(data?.countered ?? 0, {
    key: 'countered',
    href: '/account/biedingen',
    icon: Gavel,
    onClick: () => chooseBids('BUYER', 'COUNTERBID'),
    words: <Plural value={data?.countered ?? 0} one="# counterbid for you" other="# counterbids for you" />,
  });
  for (const { uuid, title } of data?.changes ?? [])
    tasks.push({
      key: uuid,
      href: `/account/items/${uuid}`,
      icon: PenLine,
      words: <Trans>Changes asked for: {title}</Trans>,
    });
  add(waiting, {
    key: 'waiting',
    href: '/account/synchronisatie',
    icon: CloudUpload,
    words:
      rejected > 0 ? (
        <Plural
          value={rejected}
          one="# change was not accepted: have a look"
          other="# changes were not accepted: have a look"
        />
      ) : (
        <Plural value={waiting} one="# change waits to be sent" other="# changes wait to be sent" />
      ),
  });
  add(drafts.length, {
    key: 'drafts',
    href: '/account/items',
    icon: Rows3,
    words: <Plural value={drafts.length} one="# draft to finish" other="# drafts to finish" />,
  });
  return (
    <section aria-labelledby="open-tasks" className={styles.part}>
      <h2 id="open-tasks" className={styles.title}>
        <Trans>To do</Trans>
      </h2>
      <ul className={styles.links}>
        {tasks.map(({ key, href, icon, words, onClick }) => (
          <li key={key}>
            <PathLink href={href} className={cx(styles.link)} onClick={onClick}>
              <Icon icon={icon} size={24} />
              <span className={styles.words}>{words}</span>
              <Icon icon={ChevronRight} className={cx(styles.chevron)} />
            </PathLink>
          </li>
        ))}
        {tasks.length === 0 && !ready && <Skeleton height="65px" />}
        {tasks.length === 0 && ready && (
          <li className={styles.done}>
            <Icon icon={CircleCheck} size={24} />
            <Trans>Nothing waits for you.</Trans>
          </li>
        )}
      </ul>
    </section>
  );
}
