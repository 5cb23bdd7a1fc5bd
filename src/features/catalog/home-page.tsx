import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { NetworkError } from '#src/data/graphql/errors.ts';
import { useOnline } from '#src/data/use-online.ts';
import { AgeNote } from '#src/ui/kit/age-note.tsx';
import { LinkButton } from '#src/ui/kit/link-button.tsx';
import { LoadProblem } from '#src/ui/kit/load-problem.tsx';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { CardGrid, type CardGridProps, CardGridSkeleton } from '#src/ui/market/card-grid.tsx';
import { Picture } from '#src/ui/market/picture.tsx';
import styles from './home.module.css';
import { homeCount, newestQuery } from './listing-query.ts';

/** A photo of the catalogue, with its dominant colour. */
const heroImage = { key: 'jaren-60-bank-terracotta-1.jpg', color: '#c9bda9' };

/** The home page (ROUTE-001): what the shop promises, and what came in today. */
export function HomePage({ heartOf }: Pick<CardGridProps, 'heartOf'>) {
  const { t } = useLingui();
  usePageTitle(t`Second-hand, vintage and design`);
  return (
    <div className={styles.home}>
      <section className={styles.hero}>
        <Picture
          image={heroImage}
          alt=""
          widths={[480, 640, 800, 1024, 1280, 1600]}
          sizes="(min-width: 1280px) 720px, (min-width: 768px) 56vw, 100vw"
          ratio={3 / 4}
          isFirst
          className={styles.heroPhoto ?? ''}
        />
        <div className={styles.promise}>
          <h1 className={styles.title}>
            <Trans>Good furniture outlives its first home.</Trans>
          </h1>
          <p className={styles.lead}>
            <Trans>
              Second-hand, vintage and design. The seller is paid only when you say that it is right.
            </Trans>
          </p>
          <div className={styles.ways}>
            <LinkButton kind="primary" size="large" to="/$" params={{ _splat: 'net-binnen' }}>
              <Trans>Just in</Trans>
            </LinkButton>
            <LinkButton size="large" to="/account/items/nieuw">
              <Trans>Sell</Trans>
            </LinkButton>
          </div>
        </div>
      </section>
      <Newest heartOf={heartOf} />
    </div>
  );
}

function Newest({ heartOf }: Pick<CardGridProps, 'heartOf'>) {
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery(newestQuery(homeCount));
  const online = useOnline();
  const isOffline = !online || error instanceof NetworkError;
  return (
    <section className={styles.newest} aria-labelledby="newest">
      <div className={styles.newestHead}>
        <h2 id="newest">
          <Trans>New today</Trans>
        </h2>
        <Link to="/$" params={{ _splat: 'net-binnen' }} className={styles.all}>
          <Trans>All</Trans>
        </Link>
      </div>
      {data !== undefined && (isOffline || error !== null) && (
        <AgeNote updatedAt={dataUpdatedAt} isOffline={isOffline} />
      )}
      {data === undefined && error === null && <CardGridSkeleton count={homeCount} />}
      {data === undefined && error !== null && (
        <LoadProblem isOffline={isOffline} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {data !== undefined && <CardGrid cards={data.products} heartOf={heartOf} first={2} />}
    </section>
  );
}
