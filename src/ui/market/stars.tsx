import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import styles from './seller-card.module.css';

const five = '★★★★★';

/** A rating from 0 to 5 as stars, filled to the tenth, with the number as text for screen readers. */
export function Stars({ rating }: { readonly rating: number }) {
  const { t } = useLingui();
  const clamped = Math.min(5, Math.max(0, rating));
  const number = formatNumber(clamped, useLocale());
  return (
    <span role="img" aria-label={t`${number} out of 5 stars`} className={styles.stars}>
      <span aria-hidden className={styles.starsEmpty}>
        {five}
      </span>
      <span aria-hidden className={styles.starsFull} style={{ width: `${clamped * 20}%` }}>
        {five}
      </span>
    </span>
  );
}
