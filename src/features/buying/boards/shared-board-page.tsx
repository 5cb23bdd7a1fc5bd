import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { FolderHeart } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { AgeNote } from '#src/ui/kit/age-note.tsx';
import { EmptyState } from '#src/ui/kit/empty-state.tsx';
import { LoadProblem } from '#src/ui/kit/load-problem.tsx';
import { PageHead } from '#src/ui/kit/page-head.tsx';
import { CardGrid, type CardGridProps, CardGridSkeleton } from '#src/ui/market/card-grid.tsx';
import styles from './boards.module.css';
import { sharedBoardQuery } from './boards-query.ts';

export interface SharedBoardPageProps extends Pick<CardGridProps, 'wishlistButtonOf'> {
  readonly shareKey: string;
  /** Shown when the key is invalid, or no longer valid. */
  readonly notFound: ReactNode;
}

/** A shared board, for everybody who has its address. */
export function SharedBoardPage({ shareKey, wishlistButtonOf, notFound }: SharedBoardPageProps) {
  const { t } = useLingui();
  const { data, error, dataUpdatedAt, isFetching, refetch } = useQuery(sharedBoardQuery(shareKey));
  const isOffline = useIsOffline(error);
  if (data === null) return notFound;
  return (
    <div className={styles.page}>
      <PageHead title={data?.title ?? t`Shared board`} isIndexed={false} />
      <header>
        <p className={styles.kicker}>
          <Trans>Shared board</Trans>
        </p>
        <h1>{data?.title ?? <Trans>Shared board</Trans>}</h1>
        {data !== undefined && data.products.length > 0 && (
          <p className={styles.soft}>
            <Plural value={data.products.length} one="# product" other="# products" />
          </p>
        )}
      </header>
      {data !== undefined && (isOffline || error !== null) && (
        <AgeNote updatedAt={dataUpdatedAt} isOffline={isOffline} />
      )}
      {data === undefined && error === null && <CardGridSkeleton count={8} />}
      {data === undefined && error !== null && (
        <LoadProblem isOffline={isOffline} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {data?.products.length === 0 && (
        <EmptyState icon={FolderHeart} title={<Trans>This board is still empty</Trans>}>
          <Trans>Check back later: products may still be added.</Trans>
        </EmptyState>
      )}
      {data !== undefined && <CardGrid cards={data.products} wishlistButtonOf={wishlistButtonOf} />}
    </div>
  );
}
