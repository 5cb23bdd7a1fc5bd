import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { Breadcrumbs } from '#src/ui/kit/breadcrumbs.tsx';
import { LoadProblem } from '#src/ui/kit/load-problem.tsx';
import { PageHead } from '#src/ui/kit/page-head.tsx';
import styles from './overviews.module.css';

export interface OverviewFrameProps {
  readonly title: string;
  readonly intro: string;
  readonly path: string;
  /** The query that the page depends on; left out by a page that shows its tiles in any case. */
  readonly query?: Pick<UseQueryResult, 'data' | 'error' | 'isFetching' | 'refetch'>;
  readonly children: ReactNode;
}

/** The frame of every overview: breadcrumbs, a title, an introduction, and a retry button when the query fails. */
export function OverviewFrame({ title, intro, path, query, children }: OverviewFrameProps) {
  const isOffline = useIsOffline(query?.error);
  const isMissing = query !== undefined && query.data === undefined;
  return (
    <div className={styles.page}>
      <PageHead title={title} description={intro} canonicalPath={path} />
      <Breadcrumbs trail={[]} current={title} />
      <header className={styles.head}>
        <h1>{title}</h1>
        <p>{intro}</p>
      </header>
      {isMissing && query.error !== null && (
        <LoadProblem
          isOffline={isOffline}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {isMissing ? query.error === null && <div className={styles.waiting} aria-hidden /> : children}
    </div>
  );
}
