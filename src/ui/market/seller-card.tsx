import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { placeNameIn } from '#domain/address/place-names.ts';
import { productListOf } from '#domain/search/product-list-state.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { productListHref } from '#src/paths/product-list-href.ts';
import { cx } from '#src/ui/kit/class-names.ts';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import { initialsOf } from './initials.ts';
import { Picture } from './picture.tsx';
import styles from './seller-card.module.css';
import { SellerRecord, type SellerRecordFacts } from './seller-record.tsx';
import { SellerRights } from './seller-rights.tsx';
import { Stars } from './stars.tsx';
import { type TraderFacts, TraderLine } from './trader-line.tsx';

const sellerHref = (uuid: string) => productListHref(productListOf({ kind: 'seller', uuid }));

/** The seller's data on a card (SELL-007, SELL-009). */
interface SellerFacts {
  readonly uuid: string;
  readonly name: string;
  /** private, business or brand_…; only the first is a private person. */
  readonly type: string;
  readonly city: string;
  readonly numberOfProducts: number;
  readonly numberOfRatings: number;
  /** The average from 1 to 5; null without reviews. */
  readonly totalRating: number | null;
  /** The key of a picture, or null. */
  readonly image: string | null;
}

export interface SellerCardProps {
  readonly seller: SellerFacts;
  /** Before a purchase: what the seller has done, with the rights that the buyer has. */
  readonly record?: SellerRecordFacts & { readonly traderIdentity: TraderFacts | null };
  /** The number of reviews as a button that opens them; without it the plain number is shown. */
  readonly reviews?: ReactNode;
  /** Actions below the card, such as asking a question. */
  readonly actions?: ReactNode;
}

/** The seller, with a link to their products (PROD-041, ROUTE-027). */
export function SellerCard({ seller, record, reviews, actions }: SellerCardProps) {
  const locale = useLocale();
  return (
    <section className={styles.seller}>
      <SellerFace seller={seller} />
      <div className={styles.text}>
        <p>
          <PathLink href={sellerHref(seller.uuid)} className={styles.name}>
            {seller.name}
          </PathLink>{' '}
          <span className={styles.soft}>
            <SellerKind type={seller.type} />
          </span>
        </p>
        <Rating seller={seller} reviews={reviews} />
        <p className={styles.soft}>
          {placeNameIn(seller.city, locale)}
          {' · '}
          <Plural value={seller.numberOfProducts} one="# product for sale" other="# products for sale" />
        </p>
        {record !== undefined && (
          <>
            <SellerRecord {...record} />
            {record.traderIdentity !== null && <TraderLine trader={record.traderIdentity} />}
            <SellerRights type={seller.type} />
          </>
        )}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </section>
  );
}

/** Stars, the average and the number of ratings; without ratings a text instead. */
export function Rating({ seller, reviews }: Pick<SellerCardProps, 'seller' | 'reviews'>) {
  const locale = useLocale();
  if (seller.totalRating === null || seller.numberOfRatings === 0)
    return (
      <p className={styles.soft}>
        <Trans>No reviews yet</Trans>
      </p>
    );
  return (
    <p className={styles.rating}>
      <Stars rating={seller.totalRating} />
      <span className={styles.soft}>{formatNumber(seller.totalRating, locale)}</span>
      {reviews ?? (
        <span className={styles.soft}>
          <Plural value={seller.numberOfRatings} one="# review" other="# reviews" />
        </span>
      )}
    </p>
  );
}

export function SellerKind({ type }: { readonly type: string }) {
  if (type === 'private') return <Trans>private seller</Trans>;
  return type.startsWith('brand_') ? <Trans>brand</Trans> : <Trans>business seller</Trans>;
}

export interface SellerFaceProps {
  readonly seller: Pick<SellerFacts, 'name' | 'image'>;
  /** Beside a line of text. */
  readonly isSmall?: boolean;
}

/** A person's picture, otherwise the initials. */
export function SellerFace({ seller, isSmall = false }: SellerFaceProps) {
  const face = cx(styles.face, isSmall && styles.small);
  if (seller.image === null)
    return (
      <span aria-hidden className={face}>
        {initialsOf(seller.name)}
      </span>
    );
  return (
    <Picture
      image={{ key: seller.image, color: 'transparent' }}
      alt=""
      widths={[96, 144]}
      sizes="48px"
      ratio={1}
      className={face}
    />
  );
}
