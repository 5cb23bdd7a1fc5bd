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

// An answer is shown at once, in one go; a row of tiles is deferred, so that React makes it in pieces between taps.

/** Rows of more pieces under a product: similar ones, for this person, and those last viewed. */
export function MoreRows(props: RowProps) {
  return (
    <>
      <SimilarRow {...props} />
      <ForYouRow {...props} />
      <LastViewedRow {...props} />
    </>
  );
}

/** Under a sold piece: others like it first (LIST-021), then for this person and what was saved (PROD-050..052). */
export function SoldOutRows({ wishlistRow, ...props }: RowProps & Pick<ProductSlots, 'wishlistRow'>) {
  return (
    <>
      <SimilarRow {...props} count={soldOutSimilarCount} />
      <ForYouRow {...props} />
      {wishlistRow}
    </>
  );
}

/** PROD-051; 12 of them (LIST-021, LIST-023), and the way to the rest (ROUTE-026). */
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
      label={t`Similar pieces`}
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
  const cards = data?.filter(({ uuid }) => uuid !== product.uuid);
  return (
    <TileRow
      label={t`Perhaps something for you`}
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
    <TileRow label={t`Viewed before`} cards={cards} isAwaited={isAwaited(answer, data)} tileOf={tileOf} />
  );
}

/** Whether a row is on its way; without a network, or after an error, nothing is. */
function isAwaited({ data, fetchStatus }: UseQueryResult, shown: unknown): boolean {
  return shown === undefined && (data !== undefined || fetchStatus === 'fetching');
}

interface TileRowProps extends Pick<RowProps, 'tileOf'> {
  readonly label: string;
  readonly cards: readonly ProductCardPartsFragment[] | undefined;
  /** Keeps the room of a row. */
  readonly isAwaited: boolean;
}

function TileRow({ label, cards = [], isAwaited: isRoom, tileOf }: TileRowProps) {
  if (isRoom) return <div className={styles.roomForRow} />;
  return <Carousel label={label} items={cards} keyOf={({ uuid }) => uuid} renderItem={tileOf} />;
}
