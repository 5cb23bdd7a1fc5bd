import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { secondChanceMaxDiscount } from '#domain/constants/campaigns.ts';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { AgeNote } from '#src/ui/kit/age-note.tsx';
import { LoadProblem } from '#src/ui/kit/load-problem.tsx';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import { CardGrid, type CardGridProps, CardGridSkeleton } from '#src/ui/market/card-grid.tsx';
import { newestCount, newestQuery, secondChanceCount, secondChanceQuery } from './home-queries.ts';
import { Part } from './part.tsx';

type RowProps = Pick<CardGridProps, 'wishlistButtonOf'>;

/** The newest products, also from the persisted query cache, then with their age. */
export function Newest({ wishlistButtonOf }: RowProps) {
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery(newestQuery());
  const isOffline = useIsOffline(error);
  return (
    <Part
      id="newest"
      title={<Trans>New today</Trans>}
      more={{ href: '/net-binnen', label: <Trans>All</Trans> }}
    >
      {data !== undefined && (isOffline || error !== null) && (
        <AgeNote updatedAt={dataUpdatedAt} isOffline={isOffline} />
      )}
      {data === undefined && error === null && <CardGridSkeleton count={newestCount} />}
      {data === undefined && error !== null && (
        <LoadProblem isOffline={isOffline} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {data !== undefined && <CardGrid cards={data} wishlistButtonOf={wishlistButtonOf} first={0} />}
    </Part>
  );
}

/** A row of second-chance products (CONTENT-008); renders nothing when there are none. */
export function SecondChance({ wishlistButtonOf }: RowProps) {
  const { data, error } = useQuery(secondChanceQuery());
  const forSale = data?.filter(({ inventory }) => inventory > 0).slice(0, secondChanceCount);
  if ((data === undefined && error !== null) || forSale?.length === 0) return null;
  return (
    <Part
      id="second-chance"
      title={<Trans>Second chance: up to {secondChanceMaxDiscount}% cheaper</Trans>}
      intro={
        <>
          <Trans>Showroom models and other products from brands, as good as new.</Trans>{' '}
          <PathLink href="/tweedekans-info">
            <Trans>How second chance works</Trans>
          </PathLink>
        </>
      }
      more={{ href: '/tweedekans', label: <Trans>All second-chance products</Trans> }}
    >
      {forSale === undefined ? (
        <CardGridSkeleton count={secondChanceCount} />
      ) : (
        <CardGrid cards={forSale} wishlistButtonOf={wishlistButtonOf} first={0} />
      )}
    </Part>
  );
}
