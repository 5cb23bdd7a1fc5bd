import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowRight, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { AgeNote } from '#src/ui/kit/age-note.tsx';
import { Breadcrumbs } from '#src/ui/kit/breadcrumbs.tsx';
import { EmptyState } from '#src/ui/kit/empty-state.tsx';
import { Icon } from '#src/ui/kit/icon.tsx';
import { LinkButton } from '#src/ui/kit/link-button.tsx';
import { LoadProblem } from '#src/ui/kit/load-problem.tsx';
import { PageHead } from '#src/ui/kit/page-head.tsx';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import { CardGridSkeleton } from '#src/ui/market/card-grid.tsx';
import marketStyles from '#src/ui/market/market.module.css';
import { Picture } from '#src/ui/market/picture.tsx';
import type { ProductCardPartsFragment } from '#src/ui/market/product-card.gen.ts';
import { similarAllHref, similarHref } from './fact-links.ts';
import { overviewCount, similarQuery, similarToQuery } from './more-queries.ts';
import styles from './similar.module.css';

export interface SimilarPageProps {
  readonly slug: string;
  readonly tileOf: (card: ProductCardPartsFragment) => ReactNode;
  /** The full product list, instead of the overview; null for the overview. */
  readonly productList: ReactNode | null;
  readonly notFound: ReactNode;
}

/** Products similar to one product (ROUTE-026): an overview of 19 with a link to all, or the full product list. */
export function SimilarPage({ slug, tileOf, productList, notFound }: SimilarPageProps) {
  const { t } = useLingui();
  const { data: keys } = useQuery(similarToQuery(slug));
  if (keys === null) return notFound;
  return (
    <div className={styles.page}>
      <PageHead title={t`Similar products`} canonicalPath={similarHref(slug)} isIndexed={false} />
      <Breadcrumbs trail={[]} current={t`Similar products`} />
      <header className={styles.head}>
        <Link to="/products/$slug" params={{ slug }} className={styles.product}>
          <Picture
            image={keys?.[0] === undefined ? null : { key: keys[0], color: 'transparent' }}
            alt={t`Back to the product`}
            widths={[160, 300]}
            sizes="96px"
            ratio={1}
            isFirst
            className={styles.photo ?? ''}
          />
        </Link>
        <div>
          <h1>
            <Trans>Similar products</Trans>
          </h1>
          <p className={styles.soft}>
            <Trans>Similar to this product in type, style, material or maker.</Trans>
          </p>
        </div>
      </header>
      {productList ?? <Overview slug={slug} tileOf={tileOf} />}
    </div>
  );
}

/** 19 tiles and one that links to all of them: 20 cells (LIST-020). */
function Overview({ slug, tileOf }: Pick<SimilarPageProps, 'slug' | 'tileOf'>) {
  const { data, error, dataUpdatedAt, isFetching, refetch } = useQuery(similarQuery(slug, overviewCount));
  const isOffline = useIsOffline(error);
  if (data === undefined) {
    if (error === null) return <CardGridSkeleton />;
    return <LoadProblem isOffline={isOffline} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (data.products.length === 0) return <NothingSimilar />;
  return (
    <>
      {(isOffline || error !== null) && <AgeNote updatedAt={dataUpdatedAt} isOffline={isOffline} />}
      <div className={marketStyles.gridBox}>
        <ul className={marketStyles.grid}>
          {data.products.slice(0, overviewCount).map((card) => (
            <li key={card.uuid}>{tileOf(card)}</li>
          ))}
          {data.totalCount > overviewCount && (
            <li>
              <PathLink href={similarAllHref(slug)} className={styles.all}>
                <span className={styles.allText}>
                  <Trans>Show all</Trans>
                  <Icon icon={ArrowRight} />
                </span>
                <span className={styles.soft}>
                  <Plural value={data.totalCount} one="# product" other="# products" />
                </span>
              </PathLink>
            </li>
          )}
        </ul>
      </div>
    </>
  );
}

function NothingSimilar() {
  return (
    <EmptyState
      icon={Sparkles}
      title={<Trans>No similar products</Trans>}
      action={
        <LinkButton kind="primary" to="/$" params={{ _splat: 'net-binnen' }}>
          <Trans>See new arrivals</Trans>
        </LinkButton>
      }
    >
      <Trans>Nothing similar is for sale right now. New products arrive every day.</Trans>
    </EmptyState>
  );
}
