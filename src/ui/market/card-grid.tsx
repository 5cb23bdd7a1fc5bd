import { memo, type ReactNode, Suspense } from 'react';
import { useNow } from '#src/ui/kit/use-now.ts';
import styles from './market.module.css';
import type { ProductCardPartsFragment } from './product-card.gen.ts';
import { ProductCard, ProductCardSkeleton } from './product-card.tsx';

export interface CardGridProps {
  readonly cards: readonly ProductCardPartsFragment[];
  readonly wishlistButtonOf: (card: ProductCardPartsFragment) => ReactNode;
  /** The number of photos that are loaded eagerly: the first row or two. */
  readonly first?: number;
  /** Distance to each card in kilometres, in the same order; null if unknown. Absent if distances are not shown. */
  readonly distances?: readonly (number | null)[];
  /** Renders whether the product fits in this person's home. */
  readonly fitOf?: (card: ProductCardPartsFragment) => ReactNode;
}

/** Tiles in 2, 3 or 4 columns, depending on the available width. */
export function CardGrid({ cards, wishlistButtonOf, first = 4, distances = [], fitOf }: CardGridProps) {
  const now = useNow();
  return (
    <div className={styles.gridBox}>
      <ul className={styles.grid}>
        {cards.map((card, index) => (
          <Tile
            key={card.uuid}
            card={card}
            wishlistButtonOf={wishlistButtonOf}
            fitOf={fitOf}
            now={now}
            isFirst={index < first}
            distance={distances[index] ?? null}
          />
        ))}
      </ul>
    </div>
  );
}

interface TileProps extends Pick<CardGridProps, 'wishlistButtonOf'> {
  readonly card: ProductCardPartsFragment;
  readonly fitOf: CardGridProps['fitOf'];
  readonly now: number;
  readonly isFirst: boolean;
  readonly distance: number | null;
}

/**
 * A tile is a hydration boundary of its own: React hydrates the tiles one by one between other work, and one that is
 * tapped at once. Memoised, because new props would make React hydrate it at once while the page around it changes.
 */
const Tile = memo(function Tile({ card, wishlistButtonOf, fitOf, ...more }: TileProps) {
  return (
    <li>
      <Suspense>
        <ProductCard card={card} wishlistButton={wishlistButtonOf(card)} fit={fitOf?.(card)} {...more} />
      </Suspense>
    </li>
  );
});

/** LIST-022. */
const skeletonCount = 24;
const places = Array.from({ length: skeletonCount }, (_, index) => `place-${index}`);

/** Placeholder tiles: 24 (LIST-022), or the expected number. */
export function CardGridSkeleton({ count = skeletonCount }: { readonly count?: number }) {
  return (
    <div className={styles.gridBox} aria-hidden>
      <div className={styles.grid}>
        {places.slice(0, count).map((place) => (
          <ProductCardSkeleton key={place} />
        ))}
      </div>
    </div>
  );
}
