import { Trans } from '@lingui/react/macro';
import { formatEuro } from '#src/i18n/format.ts';
import { cx } from '#src/ui/kit/class-names.ts';
import { VisuallyHidden } from '#src/ui/kit/visually-hidden.tsx';
import styles from './market.module.css';
import { savingsOf } from './savings.ts';

export interface PriceProps {
  /** Euros. */
  readonly price: number;
  readonly comparePrice: number | null;
  /** 'page' is the large one of the product page, with what is saved in words. */
  readonly look?: 'tile' | 'page';
}

/** A price, with the earlier one struck through when that was higher. */
export function Price({ price, comparePrice, look = 'tile' }: PriceProps) {
  const before = comparePrice !== null && comparePrice > price ? comparePrice : null;
  return (
    <p className={cx(styles.price, look === 'page' && styles.pricePage)}>
      <span className={styles.amount}>{formatEuro(price)}</span>
      {before !== null && (
        <s className={styles.before}>
          <VisuallyHidden>
            <Trans>Before:</Trans>{' '}
          </VisuallyHidden>
          {formatEuro(before)}
        </s>
      )}
      {look === 'page' && <SavingsText price={price} comparePrice={comparePrice} />}
    </p>
  );
}

function SavingsText({ price, comparePrice }: Pick<PriceProps, 'price' | 'comparePrice'>) {
  const savings = savingsOf(price, comparePrice);
  if (savings === null) return null;
  return (
    <span className={styles.savings}>
      {savings.kind === 'amount' ? (
        <Trans>You save {formatEuro(savings.euros)}</Trans>
      ) : (
        <Trans>You save {savings.percent}%</Trans>
      )}
    </span>
  );
}
