import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { tagsOf } from './card-tags.ts';
import { titleIn } from './card-title.ts';
import type { ListingCardPartsFragment } from './listing-card.gen.ts';
import styles from './market.module.css';
import { Picture } from './picture.tsx';
import { Price } from './price.tsx';
import { Tag } from './tag.tsx';

export interface ListingCardProps {
  readonly card: ListingCardPartsFragment;
  /** The favourite's heart, or nothing. */
  readonly heart?: ReactNode;
  /** Milliseconds, to tell what is new. */
  readonly now: number;
  /** Among the first in sight: its photo is fetched at once. */
  readonly isFirst?: boolean;
}

/** Two columns on a phone, three from 768 px, four from 1200 px: the grid of the visual direction. */
const sizes = '(min-width: 1280px) 276px, (min-width: 1200px) 22vw, (min-width: 768px) 30vw, 46vw';

/** An item in a list: photo 4:3, title in one line, price, place. */
export function ListingCard({ card, heart, now, isFirst = false }: ListingCardProps) {
  const locale = useLocale();
  const tags = tagsOf(card, now);
  return (
    <article className={styles.card} data-sold={card.inventory <= 0 || undefined}>
      <Link to="/products/$slug" params={{ slug: card.slug }} className={styles.cardLink}>
        <Picture
          image={card.featuredImage}
          alt=""
          widths={[256, 320, 480, 640, 800]}
          sizes={sizes}
          ratio={3 / 4}
          isFirst={isFirst}
          className={styles.cardPhoto ?? ''}
        />
        <span className={styles.cardTitle}>{titleIn(card, locale)}</span>
        <Price price={card.price} comparePrice={card.comparePrice} />
        <span className={styles.cardPlace}>{card.city}</span>
      </Link>
      {tags.length > 0 && (
        <span className={styles.tags}>
          {tags.slice(0, 2).map((tag) => (
            <Tag key={tag.kind} tag={tag} />
          ))}
        </span>
      )}
      {heart !== undefined && <span className={styles.cardHeart}>{heart}</span>}
    </article>
  );
}

/** Exactly the size of a card. */
export function ListingCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden>
      <Skeleton ratio="4 / 3" className={styles.cardPhoto ?? ''} />
      <span className={styles.cardTitle}>
        <Skeleton width="80%" height="0.9em" className={styles.line ?? ''} />
      </span>
      <span className={styles.price}>
        <Skeleton width="40%" height="0.9em" className={styles.line ?? ''} />
      </span>
      <span className={styles.cardPlace}>
        <Skeleton width="30%" height="0.9em" className={styles.line ?? ''} />
      </span>
    </div>
  );
}
