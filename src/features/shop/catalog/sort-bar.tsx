import { Plural } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ProductListSort, ProductListState, SearchPlace } from '#domain/search/product-list-state.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import styles from './sort-bar.module.css';
import { SortChoice } from './sort-choice.tsx';

export interface SortBarProps {
  readonly state: ProductListState;
  /** Undefined while it is being counted, null when it is not available. */
  readonly total: number | null | undefined;
  readonly place: SearchPlace | null;
  readonly onChange: (state: ProductListState) => void;
  readonly onNeedPlace?: () => void;
  readonly filterButton?: ReactNode;
}

/** The number of products and the sort (LIST-001, LIST-002, LIST-039). */
export function SortBar({ state, total, place, onChange, onNeedPlace, filterButton }: SortBarProps) {
  const choose = (sort: ProductListSort) => {
    const from = state.place ?? place;
    // LIST-028: without a place the sort is not applied; the place is asked for instead.
    if (sort === 'DISTANCE_ASC' && from === null) onNeedPlace?.();
    else onChange({ ...state, sort, place: from, page: 1 });
  };
  return (
    <div className={styles.bar}>
      <Count total={total} />
      <div className={styles.choices}>
        {filterButton}
        <div className={styles.sort}>
          <SortChoice base={state.base} sort={state.sort} onChange={choose} />
        </div>
      </div>
    </div>
  );
}

function Count({ total }: { readonly total: number | null | undefined }) {
  const locale = useLocale();
  if (total === null) return <span />;
  return (
    <p className={styles.count} role="status">
      {total === undefined ? (
        <Skeleton width="110px" />
      ) : (
        <>
          <strong>{formatNumber(total, locale)}</strong>{' '}
          <Plural value={total} one="product" other="products" />
        </>
      )}
    </p>
  );
}
