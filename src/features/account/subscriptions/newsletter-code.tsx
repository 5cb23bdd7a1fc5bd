import { Trans } from '@lingui/react/macro';
import { newsletterGift } from '#domain/subscription/subscription-rules.ts';
import { formatEuro } from '#src/i18n/format.ts';
import styles from './subscriptions.module.css';

/** The discount code for newsletter subscribers (NEWS-001); one tap or click selects it for copying. */
export function NewsletterCode({ code }: { readonly code: string }) {
  const { valueCents, minimalOrderValueCents } = newsletterGift;
  return (
    <section className={styles.gift} aria-labelledby="gift-title">
      <h2 id="gift-title" className={styles.giftTitle}>
        <Trans>Your code</Trans>
      </h2>
      <p className={styles.code}>{code}</p>
      <p className={styles.small}>
        <Trans>
          {formatEuro(valueCents / 100)} off a purchase of {formatEuro(minimalOrderValueCents / 100)} or more.
          Enter the code in your cart. You can use it once.
        </Trans>
      </p>
    </section>
  );
}
