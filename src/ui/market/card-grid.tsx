import { memo, type ReactNode } from 'react';
import { DeferredHydration } from '#src/ui/kit/deferred-hydration.tsx';
import { useNow } from '#src/ui/kit/use-now.ts';
import styles from './market.module.css';
import type { ProductCardPartsFragment } from './product-card.gen.ts';
import { ProductCard, ProductCardSkeleton } from './product-card.tsx';

export interface CardGridProps {
  readonly cards: readonly ProductCardPartsFragment[];
  readonly heartOf: (card: ProductCardPartsFragment) => ReactNode;
  /** How many photos are fetched at once; the first row or two. */
  readonly first?: number;
  /** Kilometres to each card in the same order, null where it is not known; none for no distances. */
  readonly distances?: readonly (number | null)[];
  /** A badge that says whether it fits at home, or nothing. */
  readonly fitOf?: (card: ProductCardPartsFragment) => ReactNode;
}

/** Tiles in 2, 3 or 4 columns, by the room that there is for them. */
export function CardGrid({ cards, heartOf, first = 4, distances = [], fitOf }: CardGridProps) {
  const now = useNow();
  return (
    <div className={styles.gridBox}>
      <ul className={styles.grid}>
        {cards.map((card, index) => (
          <Tile
            key={card.uuid}
            card={card}
            heartOf={heartOf}
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

interface TileProps extends Pick<CardGridProps, 'heartOf'> {
  readonly card: ProductCardPartsFragment;
  readonly fitOf: CardGridProps['fitOf'];
  readonly now: number;
  readonly isFirst: boolean;
  readonly distance: number | null;
}

/** One of them: rendered anew only when it changes itself, so that it sleeps on while the page around it changes. */
const Tile = memo(function Tile({ card, heartOf, fitOf, ...more }: TileProps) {
  return (
    <DeferredHydration as="li">
      <ProductCard card={card} heart={heartOf(card)} fit={fitOf?.(card)} {...more} />
    </DeferredHydration>
  );
});

/** LIST-022. */
const skeletonCount = 24;
const places = Array.from({ length: skeletonCount }, (_, index) => `place-${index}`);

/** 24 placeholder tiles (LIST-022), or as many as are expected. */
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
