import { Trans, useLingui } from '@lingui/react/macro';
import { productListOf } from '#domain/search/product-list-state.ts';
import { productListHref } from '#src/paths/product-list-href.ts';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import { SellerFace } from '#src/ui/market/seller-card.tsx';
import type { OrderRowFragment } from './orders.gen.ts';
import styles from './orders.module.css';

export interface OtherPersonProps {
  readonly order: Pick<OrderRowFragment, 'role' | 'buyerName' | 'product'>;
  /** Names the role of the person too, and the name of a seller leads to the seller's page. */
  readonly isFull?: boolean;
}

/** The other side of an order with a picture or initials: the seller for a buyer, and the buyer for a seller. */
export function OtherPerson({ order, isFull = false }: OtherPersonProps) {
  const { t } = useLingui();
  const seller = order.product?.seller ?? null;
  if (order.role === 'SELLER') {
    const name = order.buyerName ?? '';
    return (
      <span className={styles.person}>
        <SellerFace isSmall seller={{ name: name === '' ? t`Buyer` : name, image: null }} />
        <span>
          {name === '' ? <Trans>Buyer</Trans> : name}
          {isFull && name !== '' && (
            <span className={styles.soft}>
              {' · '}
              <Trans>buyer</Trans>
            </span>
          )}
        </span>
      </span>
    );
  }
  if (seller === null) return null;
  const { uuid, name } = seller;
  return (
    <span className={styles.person}>
      <SellerFace isSmall seller={seller} />
      <span>
        {isFull ? (
          <PathLink href={productListHref(productListOf({ kind: 'seller', uuid }))}>{name}</PathLink>
        ) : (
          name
        )}
        {isFull && (
          <span className={styles.soft}>
            {' · '}
            <Trans>seller</Trans>
          </span>
        )}
      </span>
    </span>
  );
}
