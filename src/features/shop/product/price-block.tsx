import { Trans } from '@lingui/react/macro';
import { formatEuro } from '#src/i18n/format.ts';
import { Price } from '#src/ui/market/price.tsx';
import styles from './product.module.css';
import type { Product } from './product-query.ts';

/** The price, the earlier price, the discount (LIST-015..017) and the minimum bid (PROD-040). */
export function PriceBlock({ product }: { readonly product: Product }) {
  const soldOut = product.inventory <= 0;
  const minimum = product.minimumBidPrice;
  return (
    <div>
      <Price
        price={product.price}
        comparePrice={soldOut ? null : product.comparePrice}
        kind={product.comparePriceKind}
        look="page"
      />
      {!soldOut && minimum !== null && product.seller.acceptOffers && (
        <p className={styles.soft}>
          {minimum > 1 ? <Trans>Open to bids from {formatEuro(minimum)}</Trans> : <Trans>Open to bids</Trans>}
        </p>
      )}
    </div>
  );
}
