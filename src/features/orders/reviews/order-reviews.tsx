import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { reviewDraftAt } from '#src/data/reviews/review-drafts.ts';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { LoadProblem } from '#src/ui/kit/load-problem.tsx';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { ReplyForm } from './reply-form.tsx';
import { ReviewForm } from './review-form.tsx';
import styles from './reviews.module.css';
import { type SaleReview, type SaleReviews, saleReviewsQuery } from './reviews-query.ts';
import { SaleReviewView } from './sale-review.tsx';

export interface OrderReviewsProps {
  readonly userId: string;
  readonly orderProductUuid: string;
  /** Renders the button that reports the review with this id. */
  readonly report: (reviewUuid: string) => ReactNode;
}

/**
 * The reviews of a sold product for one side: the form for its own review, and the other side's once it is published.
 */
export function OrderReviews(props: OrderReviewsProps) {
  const { userId, orderProductUuid } = props;
  const { data, error, isFetching, refetch } = useQuery(saleReviewsQuery(userId, orderProductUuid));
  const isOffline = useIsOffline(error);
  const heading = useId();
  if (data === undefined && error === null) return <Skeleton height="96px" />;
  if (data === null || (data !== undefined && !hasAnything(data))) return null;
  return (
    <section aria-labelledby={heading} className={styles.part}>
      <h2 id={heading} className={styles.title}>
        <Trans>Reviews</Trans>
      </h2>
      {data === undefined ? (
        <LoadProblem isOffline={isOffline} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Sides {...props} reviews={data} isOffline={isOffline} />
      )}
    </section>
  );
}

const hasAnything = ({ writeUntil, own, received }: SaleReviews) =>
  writeUntil !== null || own !== null || received !== null;

interface SidesProps extends OrderReviewsProps {
  readonly reviews: SaleReviews;
  readonly isOffline: boolean;
}

function Sides({ userId, orderProductUuid, report, reviews, isOffline }: SidesProps) {
  const locale = useLocale();
  const { role, own, received, writeUntil } = reviews;
  const place = { userId, orderProductUuid, isOffline };
  // A stored draft opens the form immediately.
  const [isWriting, setWriting] = useState(() => reviewDraftAt(place) !== null);
  return (
    <>
      {writeUntil !== null && role !== null && (
        <>
          <p className={styles.soft}>
            <Trans>
              You see each other’s review once you have both written one, or seven days after the first. You
              can write yours until {formatDate(writeUntil, locale)}.
            </Trans>
          </p>
          {isWriting ? (
            <ReviewForm {...place} role={role} review={null} onClose={() => setWriting(false)} />
          ) : (
            <div className={styles.actions}>
              <Button kind="primary" onPress={() => setWriting(true)}>
                <Trans>Write a review</Trans>
              </Button>
            </div>
          )}
        </>
      )}
      {own !== null && role !== null && <OwnReview {...place} role={role} review={own} />}
      {received !== null && <ReceivedReview {...place} review={received} report={report} />}
    </>
  );
}

interface PlaceProps {
  readonly userId: string;
  readonly orderProductUuid: string;
  readonly isOffline: boolean;
  readonly review: SaleReview;
}

function OwnReview({ role, ...props }: PlaceProps & { readonly role: 'BUYER' | 'SELLER' }) {
  const [isEditing, setEditing] = useState(false);
  const { review } = props;
  if (isEditing && review.editUntil !== null)
    return <ReviewForm {...props} role={role} onClose={() => setEditing(false)} />;
  return (
    <SaleReviewView title={<Trans>Your review</Trans>} review={review} isOwn>
      <OwnState review={review} />
      {review.editUntil !== null && (
        <div className={styles.actions}>
          <Button size="small" onPress={() => setEditing(true)}>
            <Trans>Edit review</Trans>
          </Button>
        </div>
      )}
    </SaleReviewView>
  );
}

/** Who sees the reader's own review, and how long it can be changed. */
function OwnState({ review: { state, publishBy, editUntil } }: Pick<PlaceProps, 'review'>) {
  const locale = useLocale();
  return (
    <p className={styles.soft}>
      {state === 'WRITTEN' && publishBy !== null && (
        <Trans>
          Only you can see your review until the other party has written one too, until{' '}
          {formatDate(publishBy, locale)} at the latest.
        </Trans>
      )}
      {state === 'HIDDEN' && <Trans>We removed this review because it is against our rules.</Trans>}
      {state === 'DROPPED' && <Trans>Your review was not published because the money was refunded.</Trans>}{' '}
      {editUntil !== null && <Trans>You can edit your review until {formatDate(editUntil, locale)}.</Trans>}
    </p>
  );
}

function ReceivedReview({ report, ...props }: PlaceProps & Pick<OrderReviewsProps, 'report'>) {
  const [isReplying, setReplying] = useState(false);
  const { review, ...place } = props;
  return (
    <SaleReviewView
      title={
        review.author === 'BUYER' ? <Trans>Review by the buyer</Trans> : <Trans>Review by the seller</Trans>
      }
      review={review}
      isOwn={false}
    >
      {isReplying && review.canReply ? (
        <ReplyForm {...place} onClose={() => setReplying(false)} />
      ) : (
        <div className={styles.actions}>
          {review.canReply && (
            <Button size="small" onPress={() => setReplying(true)}>
              <Trans context="review">Reply</Trans>
            </Button>
          )}
          {report(review.uuid)}
        </div>
      )}
    </SaleReviewView>
  );
}
