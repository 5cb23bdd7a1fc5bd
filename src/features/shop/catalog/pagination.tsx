import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ProductListState } from '#domain/search/product-list-state.ts';
import { cx } from '#src/ui/kit/class-names.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import { ProductListLink } from '#src/ui/market/product-list-link.tsx';
import styles from './catalog.module.css';
import { pageNumbers } from './page-numbers.ts';

export interface PaginationProps {
  readonly state: ProductListState;
  readonly count: number;
}

/**
 * Links to the other pages; renders nothing when there is only one (ROUTE-049). Hovering over a link prefetches its
 * page.
 */
export function Pagination({ state, count }: PaginationProps) {
  const { t } = useLingui();
  const { page } = state;
  if (count <= 1) return null;
  return (
    <nav aria-label={t`Pages`} className={styles.pages}>
      {page > 1 && (
        <ProductListLink
          state={{ ...state, page: page - 1 }}
          className={cx(styles.page)}
          aria-label={t`Previous page`}
          rel="prev"
        >
          <Icon icon={ChevronLeft} />
        </ProductListLink>
      )}
      {pageNumbers(page, count).map((step) =>
        typeof step === 'number' ? (
          <ProductListLink
            key={step}
            state={{ ...state, page: step }}
            className={cx(styles.page, step === page && styles.current)}
            aria-label={t`Page ${step}`}
            {...(step === page ? { 'aria-current': 'page' as const } : {})}
          >
            {step}
          </ProductListLink>
        ) : (
          <span key={step} aria-hidden className={styles.gap}>
            …
          </span>
        ),
      )}
      {page < count && (
        <ProductListLink
          state={{ ...state, page: page + 1 }}
          className={cx(styles.page)}
          aria-label={t`Next page`}
          rel="next"
        >
          <Icon icon={ChevronRight} />
        </ProductListLink>
      )}
    </nav>
  );
}
