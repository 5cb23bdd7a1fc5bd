import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#src/ui/kit/class-names.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import styles from './catalog.module.css';
import { pageNumbers } from './page-numbers.ts';

/** A link to a page of this listing; the route knows its address. */
export type PageLink = (
  page: number,
  props: {
    readonly className: string;
    readonly 'aria-label'?: string;
    readonly isCurrent?: boolean;
    readonly children: ReactNode;
  },
) => ReactNode;

export interface PaginationProps {
  readonly page: number;
  readonly count: number;
  readonly linkTo: PageLink;
}

/** Links to the other pages; nothing when there is only one (ROUTE-049). */
export function Pagination({ page, count, linkTo }: PaginationProps) {
  const { t } = useLingui();
  if (count <= 1) return null;
  return (
    <nav aria-label={t`Pages`} className={styles.pages}>
      {page > 1 &&
        linkTo(page - 1, {
          className: cx(styles.page),
          'aria-label': t`Previous page`,
          children: <Icon icon={ChevronLeft} />,
        })}
      {pageNumbers(page, count).map((step) =>
        typeof step === 'number' ? (
          <span key={step}>
            {linkTo(step, {
              className: cx(styles.page, step === page && styles.current),
              'aria-label': t`Page ${step}`,
              isCurrent: step === page,
              children: step,
            })}
          </span>
        ) : (
          <span key={step} aria-hidden className={styles.gap}>
            …
          </span>
        ),
      )}
      {page < count &&
        linkTo(page + 1, {
          className: cx(styles.page),
          'aria-label': t`Next page`,
          children: <Icon icon={ChevronRight} />,
        })}
    </nav>
  );
}
