import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatDate } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Stars } from '#src/ui/market/stars.tsx';
import { type RatedSide, tagsOfReview } from './review-tags.ts';
import styles from './seller.module.css';
import type { Review } from './seller-queries.ts';

export interface ReviewViewProps {
  readonly review: Review;
  /** Renders the button that reports the review with this id. */
  readonly report?: ((reviewUuid: string) => ReactNode) | undefined;
}

/** The review of one buyer; without a name it is shown as anonymous (SELL-010, SELL-011). */
export function ReviewView({ review, report }: ReviewViewProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const labels: Record<RatedSide, string> = {
    itemCondition: t`Good condition`,
    itemDescription: t`As described`,
    itemWrapping: t`Well packed`,
    deliveryTime: t`Quick delivery`,
    sellerCommunication: t`Pleasant contact`,
    platformService: t`Good service`,
  };
  const tags = tagsOfReview(review);
  return (
    <article className={styles.review}>
      <p className={styles.reviewHead}>
        <strong>{review.name.trim() === '' ? <Trans>Anonymous</Trans> : review.name}</strong>
        <Stars rating={review.stars} />
        <time dateTime={review.timestampSubmitted} className={styles.soft}>
          {formatDate(review.timestampSubmitted, locale)}
        </time>
        {review.isEdited && (
          <span className={styles.soft}>
            <Trans context="public review">Edited</Trans>
          </span>
        )}
      </p>
      {review.feedbackSeller !== '' && <p>{review.feedbackSeller}</p>}
      {review.feedbackPlatform !== '' && (
        <p className={styles.soft}>
          <Trans>About Hervonden: {review.feedbackPlatform}</Trans>
        </p>
      )}
      {tags.length > 0 && (
        <ul className={styles.tags} aria-label={t`What went well`}>
          {tags.map((side) => (
            <li key={side} className={styles.tag}>
              {labels[side]}
            </li>
          ))}
        </ul>
      )}
      {review.reply !== null && (
        <div className={styles.reply}>
          <p className={styles.soft}>
            <Trans>Reply by the seller</Trans>
          </p>
          <p className={styles.replyText}>{review.reply}</p>
        </div>
      )}
      {report !== undefined && <div>{report(review.uuid)}</div>}
    </article>
  );
}
