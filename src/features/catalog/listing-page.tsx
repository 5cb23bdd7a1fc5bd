import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Armchair } from 'lucide-react';
import type { ReactNode } from 'react';
import { NetworkError } from '#src/data/graphql/errors.ts';
import { useOnline } from '#src/data/use-online.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { AgeNote } from '#src/ui/kit/age-note.tsx';
import { EmptyState } from '#src/ui/kit/empty-state.tsx';
import { LinkButton } from '#src/ui/kit/link-button.tsx';
import { LoadProblem } from '#src/ui/kit/load-problem.tsx';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { CardGrid, type CardGridProps, CardGridSkeleton } from '#src/ui/market/card-grid.tsx';
import styles from './catalog.module.css';
import { type PageLink, Pagination } from './pagination.tsx';
import { type Listing, listingQuery, pageCount } from './search-query.ts';

export interface ListingPageProps {
  readonly title: ReactNode;
  /** A sentence under the title. */
  readonly intro?: ReactNode;
  readonly listing: Listing;
  readonly heartOf: CardGridProps['heartOf'];
  readonly linkTo: PageLink;
}

/** A listing of tiles with its count and pages: loading, there, empty, out of reach, or as it was when last seen. */
export function ListingPage({ title, intro, listing, heartOf, linkTo }: ListingPageProps) {
  const { data, error, dataUpdatedAt, isFetching, isPlaceholderData, refetch } = useQuery(
    listingQuery(listing),
  );
  const online = useOnline();
  const isOffline = !online || error instanceof NetworkError;
  const isStale = data !== undefined && !isPlaceholderData && (isOffline || error !== null);
  const failed = error !== null && (data === undefined || isPlaceholderData);
  return (
    <div className={styles.listing}>
      <header className={styles.listingHead}>
        <h1>{title}</h1>
        {intro !== undefined && <p className={styles.intro}>{intro}</p>}
      </header>
      {!failed && data?.totalCount !== 0 && <Count total={data?.totalCount} />}
      {isStale && <AgeNote updatedAt={dataUpdatedAt} isOffline={isOffline} />}
      {failed && <LoadProblem isOffline={isOffline} isRetrying={isFetching} onRetry={() => void refetch()} />}
      {data === undefined && !failed && <CardGridSkeleton />}
      {data !== undefined && !failed && data.products.length === 0 && <NothingFound words={listing.words} />}
      {data !== undefined && !failed && (
        <div
          className={styles.results}
          aria-busy={isPlaceholderData}
          data-waiting={isPlaceholderData || undefined}
        >
          <CardGrid cards={data.products} heartOf={heartOf} first={8} />
          <Pagination page={listing.page} count={pageCount(data.totalCount)} linkTo={linkTo} />
        </div>
      )}
    </div>
  );
}

function Count({ total }: { readonly total: number | undefined }) {
  const locale = useLocale();
  if (total === undefined) return <Skeleton width="110px" />;
  return (
    <p className={styles.count} role="status">
      <strong>{formatNumber(total, locale)}</strong> <Plural value={total} one="item" other="items" />
    </p>
  );
}

function NothingFound({ words }: { readonly words: string }) {
  return (
    <EmptyState
      icon={Armchair}
      title={words === '' ? <Trans>Nothing here yet</Trans> : <Trans>Nothing found for “{words}”</Trans>}
      action={
        <LinkButton kind="primary" to="/net-binnen/{-$page}" params={{}}>
          <Trans>See what just came in</Trans>
        </LinkButton>
      }
    >
      {words === '' ? (
        <Trans>New pieces arrive every day.</Trans>
      ) : (
        <Trans>Try one word less, or another one: “sofa” finds more than “three-seater sofa”.</Trans>
      )}
    </EmptyState>
  );
}
