import { Trans } from '@lingui/react/macro';
import { formatEuro } from '#src/i18n/format.ts';
import { cx } from '#src/ui/kit/class-names.ts';
import { VisuallyHidden } from '#src/ui/kit/visually-hidden.tsx';
import styles from './market.module.css';
import type { ProductCardPartsFragment } from './product-card.gen.ts';
import { type Savings, savingsOf } from './savings.ts';

type ComparePriceKind = ProductCardPartsFragment['comparePriceKind'];

export interface PriceProps {
  /** In euros. */
  readonly price: number;
  readonly comparePrice: number | null;
  /**
   * What the compare price is: for a private seller the new price, for a trader the lowest price of the 30 days
   * before the reduction.
   */
  readonly kind: ComparePriceKind;
  /** 'page' is the large variant of the product page, which also states the savings. */
  readonly look?: 'tile' | 'page';
}

/** A price, with a higher compare price struck through and labelled (Omnibus directive). */
export function Price({ price, comparePrice, kind, look = 'tile' }: PriceProps) {
  const before = comparePrice !== null && comparePrice > price ? comparePrice : null;
  return (
    <p className={cx(styles.price, look === 'page' && styles.pricePage)}>
      <span className={styles.amount}>{formatEuro(price)}</span>
      {before !== null && (
        <span className={styles.before}>
          <CompareName kind={kind} look={look} /> <s>{formatEuro(before)}</s>
        </span>
      )}
      {look === 'page' && <SavingsText price={price} comparePrice={comparePrice} kind={kind} />}
    </p>
  );
}

/**
 * On a tile, the label of a trader's earlier price is visually hidden: the strikethrough is clear enough for sighted
 * users.
 */
function CompareName({ kind, look }: Pick<PriceProps, 'kind' | 'look'>) {
  if (kind !== 'LOWEST_PRICE') return <Trans>Price when new</Trans>;
  const text = <Trans>Lowest price in the 30 days before the reduction</Trans>;
  return look === 'page' ? text : <VisuallyHidden>{text}</VisuallyHidden>;
}

function SavingsText({ price, comparePrice, kind }: Omit<PriceProps, 'look'>) {
  const savings = savingsOf(price, comparePrice);
  if (savings === null) return null;
  return (
    <span className={styles.savings}>
      <Saved savings={savings} /> {kind !== 'LOWEST_PRICE' && <Trans>on the price when new</Trans>}
    </span>
  );
}

function Saved({ savings }: { readonly savings: Savings }) {
  return savings.kind === 'amount' ? (
    <Trans>You save {formatEuro(savings.euros)}</Trans>
  ) : (
    <Trans>You save {savings.percent}%</Trans>
  );
}
