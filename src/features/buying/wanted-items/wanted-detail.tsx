import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Binoculars } from 'lucide-react';
import type { ReactNode } from 'react';
import { useQueryState } from '#src/data/use-query-state.ts';
import { EmptyState } from '#src/ui/kit/empty-state.tsx';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { QueryContent } from '#src/ui/kit/query-content.tsx';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { CardGrid, type CardGridProps } from '#src/ui/market/card-grid.tsx';
import { Picture } from '#src/ui/market/picture.tsx';
import styles from './wanted.module.css';
import { WantedActions } from './wanted-actions.tsx';
import { WantedFacts } from './wanted-facts.tsx';
import { type WantedDetail, wantedItemQuery } from './wanted-queries.ts';

export interface WantedDetailPageProps extends Pick<CardGridProps, 'wishlistButtonOf'> {
  readonly uuid: string;
  /** Rendered if the uuid does not exist. */
  readonly notFound: ReactNode;
  readonly backLink: ReactNode;
  readonly onRemoved: () => void;
}

/** One wanted item with the matching products (ROUTE-079). */
export function WantedDetailPage({
  uuid,
  notFound,
  backLink,
  onRemoved,
  wishlistButtonOf,
}: WantedDetailPageProps) {
  const { t } = useLingui();
  const query = useQueryState(useQuery(wantedItemQuery(uuid)));
  const { data, isOffline } = query;
  usePageTitle(data?.title ?? t`Wanted request`);
  if (data === null) return notFound;
  return (
    <div className={styles.widePage}>
      {backLink}
      <QueryContent query={{ ...query, data }} skeleton={<Skeleton height="420px" />}>
        {(item) => (
          <>
            <div className={styles.detail}>
              <Photos item={item} />
              <div className={styles.side}>
                <h1>{item.title}</h1>
                <WantedFacts item={item} />
                <WantedActions item={item} isOffline={isOffline} onRemoved={onRemoved} />
              </div>
            </div>
            <Matches item={item} wishlistButtonOf={wishlistButtonOf} />
          </>
        )}
      </QueryContent>
    </div>
  );
}

function Photos({ item }: { readonly item: WantedDetail }) {
  const { t } = useLingui();
  return (
    <ul className={styles.photos} data-single={item.images.length === 1 || undefined}>
      {item.images.map((image, index) => (
        <li key={image.key}>
          <Picture
            image={image}
            alt={t`Photo ${index + 1}`}
            widths={[480, 640, 1024]}
            sizes="(min-width: 900px) 480px, 100vw"
            isFirst={index === 0}
            className={styles.photo ?? ''}
          />
        </li>
      ))}
    </ul>
  );
}

function Matches({
  item,
  wishlistButtonOf,
}: { item: WantedDetail } & Pick<CardGridProps, 'wishlistButtonOf'>) {
  const { matches, status } = item;
  if (matches.length === 0 && status !== 'ONGOING') return null;
  return (
    <section className={styles.side} aria-labelledby="wanted-matches">
      <h2 id="wanted-matches">
        {matches.length === 0 ? (
          <Trans>Matching products</Trans>
        ) : (
          <Plural value={matches.length} one="# product matches" other="# products match" />
        )}
      </h2>
      {matches.length === 0 ? (
        <EmptyState icon={Binoculars} title={<Trans>No matching products yet</Trans>}>
          <Trans>
            We keep looking and compare every new product with your wanted request. You’ll get an email when
            one matches.
          </Trans>
        </EmptyState>
      ) : (
        <CardGrid cards={matches} wishlistButtonOf={wishlistButtonOf} first={0} />
      )}
    </section>
  );
}
