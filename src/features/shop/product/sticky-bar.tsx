import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { RootMark } from '#src/ui/kit/root-mark.tsx';
import { useBottomBar } from '#src/ui/kit/use-scrolled-past.ts';
import { Price } from '#src/ui/market/price.tsx';
import type { Product } from './product-query.ts';
import styles from './sticky-bar.module.css';

export interface StickyBarProps {
  readonly product: Pick<Product, 'price' | 'comparePrice' | 'comparePriceKind'>;
  /** The element with the same actions in the page. */
  readonly actions: RefObject<HTMLElement | null>;
  /** The main actions. */
  readonly children: ReactNode;
}

/**
 * Price and main actions at the bottom of the viewport on a phone, after 50 px of scrolling (NAV-022), and on a phone
 * whose first view does not reach the actions in the page. It replaces the navigation at the bottom.
 */
export function StickyBar({ product, actions, children }: StickyBarProps) {
  const isScrolled = useBottomBar();
  const isOutOfView = useIsOutOfView(actions);
  if (!isScrolled && !isOutOfView) return null;
  return (
    <div className={styles.bar}>
      <RootMark name="buy-bar" />
      <Price price={product.price} comparePrice={product.comparePrice} kind={product.comparePriceKind} />
      <div className={styles.actions}>{children}</div>
    </div>
  );
}

/** Whether less than the whole element is in view; false until that is known. */
function useIsOutOfView(element: RefObject<HTMLElement | null>): boolean {
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    const sight = new IntersectionObserver(
      (entries) => setOut((entries.at(-1)?.intersectionRatio ?? 1) < 1),
      { threshold: 1, rootMargin: `0px 0px -${coveredAtBottom()}px` },
    );
    sight.observe(element.current);
    return () => sight.disconnect();
  }, [element]);
  return isOut;
}

/** The height of the navigation at the bottom, which covers the end of the viewport, in pixels. */
function coveredAtBottom(): number {
  return document.querySelector<HTMLElement>('[data-bottom-nav]')?.offsetHeight ?? 0;
}
