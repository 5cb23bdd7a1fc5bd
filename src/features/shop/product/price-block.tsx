import { Plural, Trans } from '@lingui/react/macro';
import { Heart } from 'lucide-react';
import { formatEuro } from '#src/i18n/format.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import { Price } from '#src/ui/market/price.tsx';
import styles from './buy-box.module.css';
import type { Product } from './product-query.ts';

/** Fewer wishlists say nothing about a product, and one may be that of somebody the reader knows. */
const fewestInterested = 3;

/**
 * The price, the earlier price, the discount (LIST-015..017) the minimum bid (PROD-040) and on how many wishlists it is
 * (PROD-020).
 */
export function PriceBlock({ product }: { readonly product: Product }) {
  const soldOut = product.inventory <= 0;
  const minimum = product.minimumBidPrice;
  const isOpenToBids = !soldOut && minimum !== null && product.seller.acceptOffers;
  const isWanted = !soldOut && product.wishlistCount >= fewestInterested;
  return (
    <div>
      <Price
        price={product.price}
        comparePrice={soldOut ? null : product.comparePrice}
        kind={product.comparePriceKind}
        look="page"
      />
      {(isOpenToBids || isWanted) && (
        <p className={styles.soft}>
          {isOpenToBids &&
            (minimum > 1 ? (
              <Trans>Open to bids from {formatEuro(minimum)}</Trans>
            ) : (
              <Trans>Open to bids</Trans>
            ))}
          {isOpenToBids && isWanted && ' · '}
          {isWanted && <Interest count={product.wishlistCount} />}
        </p>
      )}
    </div>
  );
}

/** In words; on a phone a heart and a number, so that the buttons below stay in the first view. */
function Interest({ count }: { readonly count: number }) {
  return (
    <span className={styles.interest}>
      <span className={styles.interestShort} aria-hidden>
        <Icon icon={Heart} size={14} /> {count}
      </span>
      <span className={styles.interestText}>
        <Plural value={count} one="a favourite of # person" other="a favourite of # people" />
      </span>
    </span>
  );
}
