import type { ReactNode } from 'react';
import { useBottomBar } from '#src/ui/kit/use-scrolled-past.ts';
import { Price } from '#src/ui/market/price.tsx';
import styles from './product.module.css';
import type { Product } from './product-query.ts';

export interface StickyBarProps {
  readonly product: Pick<Product, 'price' | 'comparePrice' | 'comparePriceKind'>;
  /** The main action. */
  readonly children: ReactNode;
}

/** Price and main action at the bottom of the viewport on a phone, after 50 px of scrolling (NAV-022). */
export function StickyBar({ product, children }: StickyBarProps) {
  if (!useBottomBar()) return null;
  return (
    <div className={styles.bar}>
      <Price price={product.price} comparePrice={product.comparePrice} kind={product.comparePriceKind} />
      {children}
    </div>
  );
}
