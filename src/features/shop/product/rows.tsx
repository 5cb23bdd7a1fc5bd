import { useLingui } from '@lingui/react/macro';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { Carousel } from '#src/ui/market/carousel.tsx';
import type { ProductCardPartsFragment } from '#src/ui/market/product-card.gen.ts';
import { useLastViewed } from './last-viewed.ts';
import {
  forYouQuery,
  lastViewedQuery,
  recommendationCount,
  similarQuery,
  soldOutSimilarCount,
} from './more-queries.ts';
import styles from './product.module.css';
import type { Product } from './product-query.ts';
import type { ProductSlots } from './product-slots.ts';

export interface RowProps extends Pick<ProductSlots, 'tileOf' | 'useLikedUuids'> {
  readonly product: Pick<Product, 'uuid' | 'slug'>;
}

// TanStack Query updates are rendered synchronously. `useDeferredValue` defers the rows, so that React renders them
// in chunks and handles input in between.

/** Rows below a product: similar products, recommendations, and last viewed products. */
export function MoreRows(props: RowProps) {
  return (
    <>
      <SimilarRow {...props} />
      <ForYouRow {...props} />
      <LastViewedRow {...props} />
    </>
  );
}

/**
 * Rows below a sold product: similar products first (LIST-021), then recommendations and the wishlist
 * (PROD-050..052).
 */
export function SoldOutRows({ wishlistRow, ...props }: RowProps & Pick<ProductSlots, 'wishlistRow'>) {
  return (
    <>
      <SimilarRow {...props} count={soldOutSimilarCount} />
      <ForYouRow {...props} />
      {wishlistRow}
    </>
  );
}

/** PROD-051: 12 similar products (LIST-021, LIST-023). All of them are on a page of their own (ROUTE-026). */
export function SimilarRow({
  product,
  tileOf,
  count = recommendationCount,
}: RowProps & { readonly count?: number }) {
  const { t } = useLingui();
  const answer = useQuery(similarQuery(product.slug, count));
  const data = useDeferredValue(answer.data);
  return (
    <TileRow
      label={t`Similar products`}
      cards={data?.products}
      isAwaited={isAwaited(answer, data)}
      tileOf={tileOf}
    />
  );
}

/** PROD-050. */
export function ForYouRow({ product, tileOf, useLikedUuids }: RowProps) {
  const { t } = useLingui();
  const likedUuids = useLikedUuids();
  const answer = useQuery(forYouQuery(likedUuids));
  const data = useDeferredValue(answer.data);
  const cards = data?.filter(({ uuid }) => uuid !== product.uuid).slice(0, recommendationCount);
  return (
    <TileRow
      label={t`You might also like`}
      cards={cards}
      isAwaited={isAwaited(answer, data)}
      tileOf={tileOf}
    />
  );
}

/** LIST-032. */
export function LastViewedRow({ product, tileOf }: RowProps) {
  const { t } = useLingui();
  const uuids = useLastViewed(product.uuid);
  const answer = useQuery({ ...lastViewedQuery(uuids), enabled: uuids.length > 0 });
  const data = useDeferredValue(answer.data);
  const cards = data?.filter(({ uuid }) => uuid !== product.uuid);
  return (
    <TileRow label={t`Recently viewed`} cards={cards} isAwaited={isAwaited(answer, data)} tileOf={tileOf} />
  );
}

/** Whether the row is still expected; not when offline or after an error. */
function isAwaited({ data, fetchStatus }: UseQueryResult, shown: unknown): boolean {
  return shown === undefined && (data !== undefined || fetchStatus === 'fetching');
}

interface TileRowProps extends Pick<RowProps, 'tileOf'> {
  readonly label: string;
  readonly cards: readonly ProductCardPartsFragment[] | undefined;
  /** Reserves the height of a row. */
  readonly isAwaited: boolean;
}

function TileRow({ label, cards = [], isAwaited: isPlaceholder, tileOf }: TileRowProps) {
  if (isPlaceholder) return <div className={styles.rowPlaceholder} />;
  return <Carousel label={label} items={cards} keyOf={({ uuid }) => uuid} renderItem={tileOf} />;
}
