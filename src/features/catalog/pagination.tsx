import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ListingState } from '#domain/search/listing-state.ts';
import { cx } from '#src/ui/kit/class-names.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import { ListingLink } from '#src/ui/market/listing-link.tsx';
import styles from './catalog.module.css';
import { pageNumbers } from './page-numbers.ts';

export interface PaginationProps {
  readonly state: ListingState;
  readonly count: number;
}

/** Links to the other pages; nothing when there is only one (ROUTE-049). Pointing at one fetches it. */
export function Pagination({ state, count }: PaginationProps) {
  const { t } = useLingui();
  const { page } = state;
  if (count <= 1) return null;
  return (
    <nav aria-label={t`Pages`} className={styles.pages}>
      {page > 1 && (
        <ListingLink
          state={{ ...state, page: page - 1 }}
          className={cx(styles.page)}
          aria-label={t`Previous page`}
          rel="prev"
        >
          <Icon icon={ChevronLeft} />
        </ListingLink>
      )}
      {pageNumbers(page, count).map((step) =>
        typeof step === 'number' ? (
          <ListingLink
            key={step}
            state={{ ...state, page: step }}
            className={cx(styles.page, step === page && styles.current)}
            aria-label={t`Page ${step}`}
            {...(step === page ? { 'aria-current': 'page' as const } : {})}
          >
            {step}
          </ListingLink>
        ) : (
          <span key={step} aria-hidden className={styles.gap}>
            …
          </span>
        ),
      )}
      {page < count && (
        <ListingLink
          state={{ ...state, page: page + 1 }}
          className={cx(styles.page)}
          aria-label={t`Next page`}
          rel="next"
        >
          <Icon icon={ChevronRight} />
        </ListingLink>
      )}
    </nav>
  );
}
