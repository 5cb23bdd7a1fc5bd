import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { reviewRatings } from '#domain/reviews/review-content.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Fact, Facts } from '#src/ui/market/account-detail.tsx';
import { Stars } from '#src/ui/market/stars.tsx';
import { ratingLabels } from './rating-labels.ts';
import styles from './reviews.module.css';
import type { SaleReview } from './reviews-query.ts';

export interface SaleReviewViewProps {
  readonly title: ReactNode;
  readonly review: SaleReview;
  /** Whether the reader wrote it. */
  readonly isOwn: boolean;
  readonly children?: ReactNode;
}

/** One review of a sale, with its actions. */
export function SaleReviewView({ title, review, isOwn, children }: SaleReviewViewProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { ratings } = review;
  return (
    <article className={styles.review}>
      <h3>{title}</h3>
      <p className={styles.head}>
        <Stars rating={review.stars} />
        <time dateTime={review.written} className={styles.soft}>
          {formatDate(review.written, locale)}
        </time>
        {review.isEdited && (
          <span className={styles.soft}>
            <Trans context="review">Edited</Trans>
          </span>
        )}
      </p>
      {review.feedback !== '' && <p className={styles.text}>{review.feedback}</p>}
      {review.feedbackPlatform !== '' && (
        <p className={styles.soft}>
          <Trans>About Hervonden: {review.feedbackPlatform}</Trans>
        </p>
      )}
      {ratings !== null && (
        <Facts>
          {reviewRatings.map((rating) => (
            <Fact key={rating} name={t(ratingLabels[rating])}>
              <Stars rating={ratings[rating] ?? 0} />
            </Fact>
          ))}
        </Facts>
      )}
      {review.reply !== null && (
        <div className={styles.reply}>
          <p className={styles.soft}>
            {isOwn ? <Trans context="reply-noun">Reply</Trans> : <Trans>Your reply</Trans>}
          </p>
          <p className={styles.text}>{review.reply}</p>
        </div>
      )}
      {children}
    </article>
  );
}
