import { Trans, useLingui } from '@lingui/react/macro';
import { Moment } from '../act/detail.tsx';
import styles from './desk-review.module.css';
import { fieldLabel, reviewDecisionLabels } from './product-labels.ts';
import type { DeskReview } from './review-queries.ts';

/** The review decisions about a product, newest first. */
export function ReviewHistory({ reviews }: { readonly reviews: readonly DeskReview[] }) {
  const { t } = useLingui();
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
              <strong>{t(reviewDecisionLabels[review.decision])}</strong>{' '}
              <span className={styles.soft}>
                <Moment at={review.at} />
                {(review.reviewer ?? '') !== '' && ` · ${review.reviewer}`}
              </span>
            </p>
            {review.rejectionText !== '' && <p>{review.rejectionText}</p>}
            {review.changes.length > 0 && (
              <ul>
                {review.changes.map(({ field, text, words: explanation }) => (
                  <li key={field}>
                    <strong>{t(fieldLabel(field))}</strong>{' '}
                    {[text, explanation].filter((part) => part !== '').join(' ')}
                  </li>
                ))}
              </ul>
            )}
            {review.words !== '' && <p className={styles.text}>{review.words}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
