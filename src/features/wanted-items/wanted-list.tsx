import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Binoculars, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { NetworkError } from '#src/data/graphql/errors.ts';
import { useOnline } from '#src/data/use-online.ts';
import { formatEuro } from '#src/i18n/format.ts';
import { AgeNote } from '#src/ui/kit/age-note.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { EmptyState } from '#src/ui/kit/empty-state.tsx';
import { LoadProblem } from '#src/ui/kit/load-problem.tsx';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { Picture } from '#src/ui/market/picture.tsx';
import { StatusWords } from './status-words.tsx';
import styles from './wanted.module.css';
import { type WantedRow, wantedItemsQuery } from './wanted-queries.ts';

export interface WantedListPageProps {
  readonly newLink: (icon: typeof Plus, words: ReactNode) => ReactNode;
  readonly itemLink: (uuid: string, title: string) => ReactNode;
}

/** The search requests of whoever is signed in (ROUTE-077). */
export function WantedListPage({ newLink, itemLink }: WantedListPageProps) {
  const { t } = useLingui();
  usePageTitle(t`Search requests`);
  const query = useInfiniteQuery(wantedItemsQuery);
  const { data, error, dataUpdatedAt, isFetching, refetch, hasNextPage, fetchNextPage } = query;
  const isOffline = !useOnline() || error instanceof NetworkError;
  const items = data?.pages.flatMap((page) => page.items);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>
          <Trans>Search requests</Trans>
        </h1>
        {items !== undefined && items.length > 0 && newLink(Plus, <Trans>New search request</Trans>)}
      </header>
      {items !== undefined && (isOffline || error !== null) && (
        <AgeNote updatedAt={dataUpdatedAt} isOffline={isOffline} />
      )}
      {items === undefined && error !== null && (
        <LoadProblem isOffline={isOffline} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {items === undefined && error === null && <RowsSkeleton />}
      {items?.length === 0 && (
        <EmptyState
          icon={Binoculars}
          title={<Trans>You are not looking for anything yet</Trans>}
          action={newLink(Plus, <Trans>Place a search request</Trans>)}
        >
          <Trans>Tell us what you are looking for, and you hear from us as soon as it comes in.</Trans>
        </EmptyState>
      )}
      {items !== undefined && items.length > 0 && (
        <ul className={styles.rows}>
          {items.map((item) => (
            <Row key={item.uuid} item={item} link={itemLink} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button onPress={() => void fetchNextPage()} isPending={query.isFetchingNextPage}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </div>
  );
}

function Row({ item, link }: { item: WantedRow; link: WantedListPageProps['itemLink'] }) {
  const { uuid, title, budget, category, images, status, matchCount } = item;
  return (
    <li className={styles.row} data-found={status === 'FOUND' || undefined}>
      <Picture
        image={images[0] ?? null}
        alt=""
        widths={[128, 256]}
        sizes="88px"
        ratio={1}
        className={styles.thumb ?? ''}
      />
      <div className={styles.words}>
        <p className={styles.name}>{link(uuid, title)}</p>
        <p className={styles.soft}>
          <Trans>Up to {formatEuro(budget)}</Trans>
          {category !== null && ` · ${category.title}`}
        </p>
        <p className={styles.status}>
          <span>
            <StatusWords status={status} />
          </span>
          {status === 'ONGOING' && matchCount > 0 && (
            <strong className={styles.fits}>
              <Plural value={matchCount} one="# piece fits" other="# pieces fit" />
            </strong>
          )}
        </p>
      </div>
    </li>
  );
}

function RowsSkeleton() {
  return (
    <div className={styles.rows} aria-hidden>
      {['one', 'two', 'three'].map((place) => (
        <div key={place} className={styles.row}>
          <Skeleton ratio="1" />
          <Skeleton height="72px" />
        </div>
      ))}
    </div>
  );
}
