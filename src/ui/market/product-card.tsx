import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from '@tanstack/react-router';
import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { productListOf } from '#domain/search/product-list-state.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { sharedElement } from '#src/ui/kit/shared-element.tsx';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { CardPhoto } from './card-photo.tsx';
import { CardPlace } from './card-place.tsx';
import { type CardTag, tagsOf } from './card-tags.ts';
import { titleIn } from './card-title.ts';
import styles from './market.module.css';
import { useOwnReservation } from './own-reservations.ts';
import { Price } from './price.tsx';
import type { ProductCardPartsFragment } from './product-card.gen.ts';
import { ProductListLink } from './product-list-link.tsx';
import { QuickViewOpener } from './quick-view-opener.tsx';
import { Tag } from './tag.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** On a product: what the tile that led to it shows, until the product has loaded. */
    readonly card?: ProductCardPartsFragment;
  }
}

export interface ProductCardProps {
  readonly card: ProductCardPartsFragment;
  /** The wishlist button, or nothing; on the server, one and the same for a product. */
  readonly wishlistButton?: ReactNode;
  /** In milliseconds since 1970; determines what is new. */
  readonly now: number;
  /** In the first viewport: its photo is loaded eagerly. */
  readonly isFirst?: boolean;
  /** Kilometres from the person's place; null if unknown. */
  readonly distance?: number | null;
  /** A badge on the photo that states whether the product fits in this person's home. */
  readonly fit?: ReactNode;
}

const Article = sharedElement('article');

/**
 * A product in a list: photo 4:3 with its most important tag, title on one line (two on a phone), price, what the other
 * tags say and the place (LIST-003, LIST-004), and links to see more. A list has dozens, so that the button for the quick
 * view, which only shows for a mouse or the keyboard, is rendered when one of them is there.
 */
export function ProductCard(props: ProductCardProps) {
  const { card, wishlistButton, now, isFirst = false, distance = null, fit } = props;
  const { t } = useLingui();
  const locale = useLocale();
  const [isPointedAt, setPointedAt] = useState(false);
  const [isReached, setReached] = useState(false);
  const article = useRef<HTMLElement>(null);
  useEffect(() => {
    // A mouse or the focus may have reached a tile of the server before its code.
    if (article.current?.matches(':hover, :focus-within') === true) setReached(true);
  }, []);
  const title = titleIn(card, locale);
  const [tag, ...notes] = tagsOf(card, now, useOwnReservation(card.uuid));
  const point = ({ pointerType }: PointerEvent) => {
    setPointedAt(pointerType === 'mouse');
    if (pointerType === 'mouse') setReached(true);
  };
  return (
    <Article
      shared={useTileKey(props, tag, notes)}
      ref={article}
      className={styles.card}
      data-sold={card.inventory <= 0 || undefined}
      onPointerEnter={point}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setReached(true)}
    >
      <Link to="/products/$slug" params={{ slug: card.slug }} state={{ card }} className={styles.cardLink}>
        <CardPhoto
          image={card.featuredImage}
          mood={card.moodImage}
          isPointedAt={isPointedAt}
          isFirst={isFirst}
        />
        <span className={styles.cardTitle}>{title}</span>
        <Price price={card.price} comparePrice={card.comparePrice} kind={card.comparePriceKind} />
        <CardPlace notes={notes} city={card.city} viewIn={card.viewIn} distance={distance} />
      </Link>
      <ProductListLink
        state={productListOf({ kind: 'similar', slug: card.slug })}
        className={styles.similar}
        aria-label={t`Similar to ${title}`}
      >
        <Trans>Similar</Trans>
      </ProductListLink>
      <div className={styles.over}>
        {tag !== undefined && (
          <span className={styles.tags}>
            <Tag tag={tag} />
          </span>
        )}
        {wishlistButton !== undefined && <span className={styles.cardWishlistButton}>{wishlistButton}</span>}
        {fit !== undefined && <span className={styles.cardFit}>{fit}</span>}
        {isReached && <QuickViewOpener card={card} title={title} />}
      </div>
    </Article>
  );
}

type UseTileKey = (
  props: ProductCardProps,
  tag: CardTag | undefined,
  notes: readonly CardTag[],
) => string | undefined;

/**
 * The key of what a tile shows. Undefined in the browser; for the first photos, which are preloaded; for what depends on
 * the reader or the time; and on pages of the product, to which the tile's links lead.
 */
const useTileKey: UseTileKey = import.meta.env.SSR
  ? function useKey({ card, wishlistButton, isFirst, distance, fit }, tag, notes) {
      const isOwnPage = useLocation({ select: ({ pathname }) => pathname.endsWith(`/${card.slug}`) });
      const isPersonal = fit !== undefined || tag?.kind === 'paying' || (tag !== undefined && 'until' in tag);
      if (isFirst === true || isOwnPage || isPersonal) return undefined;
      return JSON.stringify([card, tag, notes, distance, wishlistButton === undefined]);
    }
  : () => undefined;

/** Exactly the size of a card. */
export function ProductCardSkeleton() {
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
