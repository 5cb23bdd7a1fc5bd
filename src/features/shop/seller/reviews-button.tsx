import { Plural } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { patient } from '#src/platform/update/patient.ts';
import styles from './seller.module.css';

const loadDialog = patient(() => import('./reviews-dialog.tsx'));
const ReviewsDialog = lazy(() =>
  loadDialog().then(({ ReviewsDialog: component }) => ({ default: component })),
);

export interface ReviewsButtonProps {
  readonly seller: { readonly uuid: string; readonly name: string; readonly numberOfRatings: number };
  /** Renders the button that reports the review with this id. */
  readonly report?: ((reviewUuid: string) => ReactNode) | undefined;
}

/** The number of reviews, as a button that opens them (PROD-041). */
export function ReviewsButton({ seller, report }: ReviewsButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={styles.reviewsButton}
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
        onClick={() => setOpen(true)}
      >
        <Plural value={seller.numberOfRatings} one="# review" other="# reviews" />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <ReviewsDialog seller={seller} report={report} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
