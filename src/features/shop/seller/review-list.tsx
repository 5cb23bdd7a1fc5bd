import { Trans } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { LoadProblem } from '#src/ui/kit/load-problem.tsx';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { ReviewView, type ReviewViewProps } from './review-view.tsx';
import styles from './seller.module.css';
import { reviewsPerPage, reviewsQuery } from './seller-queries.ts';

export interface ReviewListProps {
  readonly uuid: string;
  /** Renders the button that reports the review with this id. */
  readonly report?: ReviewViewProps['report'];
}

/** A seller's reviews, paginated (SELL-031). A failure is shown and can be retried (SELL-026). */
export function ReviewList({ uuid, report }: ReviewListProps) {
  const [page, setPage] = useState(1);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...reviewsQuery(uuid, page),
    placeholderData: keepPreviousData,
  });
  const isOffline = useIsOffline(error);
  if (data === undefined) {
    if (error === null) return <Waiting />;
    return (
      <div>
        <p role="alert" className={styles.problem}>
          <Trans>The reviews could not be loaded.</Trans>
        </p>
        <LoadProblem isOffline={isOffline} isRetrying={isFetching} onRetry={() => void refetch()} />
        {page > 1 && (
          <div className={styles.pager}>
            <NewerReviews page={page} onChange={setPage} />
          </div>
        )}
      </div>
    );
  }
  const pages = Math.max(1, Math.ceil(data.totalCount / reviewsPerPage));
  if (data.totalCount === 0)
    return (
      <p>
        <Trans>Nobody has written a review yet.</Trans>
      </p>
    );
  return (
    <div className={styles.reviews} aria-busy={isPlaceholderData}>
      {data.reviews.map((review) => (
        <ReviewView key={review.uuid} review={review} report={report} />
      ))}
      {pages > 1 && (
        <div className={styles.pager}>
          <NewerReviews page={page} onChange={setPage} />
          <span className={styles.soft} aria-live="polite">
            <Trans>
              Page {page} of {pages}
            </Trans>
          </span>
          <Button size="small" isDisabled={page === pages} onPress={() => setPage(page + 1)}>
            <Trans>Older</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}

interface NewerReviewsProps {
  readonly page: number;
  readonly onChange: (page: number) => void;
}

function NewerReviews({ page, onChange }: NewerReviewsProps) {
  return (
    <Button size="small" isDisabled={page === 1} onPress={() => onChange(page - 1)}>
      <Trans>Newer</Trans>
    </Button>
  );
}

const places = ['a', 'b', 'c'];

function Waiting() {
  return (
    <div className={styles.reviews} aria-busy="true">
      {places.map((place) => (
        <div key={place} className={styles.review}>
          <Skeleton width="50%" />
          <Skeleton />
          <Skeleton width="70%" />
        </div>
      ))}
    </div>
  );
}
