import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate, formatTime } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import styles from './desk-review.module.css';
import { decisionWords, wordsOfField } from './product-words.ts';
import type { DeskReview } from './review-queries.ts';

/** The decisions about a product, the newest first. */
export function ReviewHistory({ reviews }: { readonly reviews: readonly DeskReview[] }) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <section className={styles.box} aria-labelledby="review-history">
      <h2 id="review-history">
        <Trans>Review history</Trans>
      </h2>
      {reviews.length === 0 && (
        <p className={styles.soft}>
          <Trans>Not reviewed before.</Trans>
        </p>
      )}
      <ol className={styles.history}>
        {reviews.map((review) => (
          <li key={review.id}>
            <p>
              <strong>{t(decisionWords[review.decision])}</strong>{' '}
              <span className={styles.soft}>
                <time dateTime={review.at}>
                  {formatDate(review.at, locale)} {formatTime(review.at, locale)}
                </time>
                {(review.reviewer ?? '') !== '' && ` · ${review.reviewer}`}
              </span>
            </p>
            {review.rejectionText !== '' && <p>{review.rejectionText}</p>}
            {review.changes.length > 0 && (
              <ul>
                {review.changes.map(({ field, text, words }) => (
                  <li key={field}>
                    <strong>{t(wordsOfField(field))}</strong>{' '}
                    {[text, words].filter((part) => part !== '').join(' ')}
                  </li>
                ))}
              </ul>
            )}
            {review.words !== '' && <p className={styles.words}>{review.words}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
