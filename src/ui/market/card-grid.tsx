import type { ReactNode } from 'react';
import type { ListingCardPartsFragment } from './listing-card.gen.ts';
import { ListingCard, ListingCardSkeleton } from './listing-card.tsx';
import styles from './market.module.css';

export interface CardGridProps {
  readonly cards: readonly ListingCardPartsFragment[];
  readonly heartOf: (card: ListingCardPartsFragment) => ReactNode;
  /** How many photos are fetched at once; the first row or two. */
  readonly first?: number;
}

/** Tiles in 2, 3 or 4 columns. */
export function CardGrid({ cards, heartOf, first = 4 }: CardGridProps) {
  const now = Date.now();
  return (
    <ul className={styles.grid}>
      {cards.map((card, index) => (
        <li key={card.uuid}>
          <ListingCard card={card} heart={heartOf(card)} now={now} isFirst={index < first} />
        </li>
      ))}
    </ul>
  );
}

const places = Array.from({ length: 24 }, (_, index) => `place-${index}`);

/** 24 placeholder tiles (LIST-022), or as many as are expected. */
export function CardGridSkeleton({ count = 24 }: { readonly count?: number }) {
  return (
    <div className={styles.grid} aria-hidden>
      {places.slice(0, count).map((place) => (
        <ListingCardSkeleton key={place} />
      ))}
    </div>
  );
}
