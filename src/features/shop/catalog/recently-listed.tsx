import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { productListOf } from '#domain/search/product-list-state.ts';
import { CardGrid, type CardGridProps, CardGridSkeleton } from '#src/ui/market/card-grid.tsx';
import { productListQuery } from './product-list-query.ts';
import styles from './recently-listed.module.css';

/** Two rows on a wide screen. */
const shown = 8;

/** The latest products, for a search without results: it never ends in an empty page. */
export function RecentlyListed({
  wishlistButtonOf,
  fitOf,
}: Pick<CardGridProps, 'wishlistButtonOf' | 'fitOf'>) {
  const titleId = useId();
  const { data, error } = useQuery(productListQuery(productListOf({ kind: 'new' })));
  const cards = data?.products.slice(0, shown) ?? [];
  // An extra beside the empty list: a failure to load it needs no message of its own.
  if (error !== null && data === undefined) return null;
  if (data !== undefined && cards.length === 0) return null;
  return (
    <section className={styles.recent} aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Trans>Just in</Trans>
      </h2>
      {data === undefined ? (
        <CardGridSkeleton count={shown} />
      ) : (
        <CardGrid cards={cards} wishlistButtonOf={wishlistButtonOf} first={0} {...(fitOf && { fitOf })} />
      )}
    </section>
  );
}
