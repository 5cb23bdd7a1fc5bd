import { lazy, type ReactNode, useDeferredValue, useMemo } from 'react';
import { type ProductListState, pageCount, type SearchPlace } from '#domain/search/product-list-state.ts';
import { AgeNote } from '#src/ui/kit/age-note.tsx';
import { Late } from '#src/ui/kit/late.tsx';
import { LoadProblem } from '#src/ui/kit/load-problem.tsx';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { CardGrid, type CardGridProps, CardGridSkeleton } from '#src/ui/market/card-grid.tsx';
import { MissingPlace } from './missing-place.tsx';
import { Pagination } from './pagination.tsx';
import {
  facetsOf,
  type ProductListAnswer,
  type ProductListFacet,
  type ProductListRange,
} from './product-list-query.ts';
import styles from './product-list-results.module.css';
import { SortBar } from './sort-bar.tsx';
import { useChangeProductList } from './use-change-product-list.ts';
import type { ShownProductList } from './use-product-list.ts';

const EmptyResults = lazy(async () => ({
  default: (await import('./empty-results.tsx')).EmptyResults,
}));

const SearchReading = lazy(async () => ({
  default: (await import('./search-reading.tsx')).SearchReading,
}));

/**
 * Whether there is something to say about how a search was interpreted. An empty list already says that nothing was
 * found.
 */
function hasNote(
  { understood, leftOut, mentioned }: NonNullable<ProductListAnswer['reading']>,
  count: number,
): boolean {
  return understood.length > 0 || (count > 0 && (leftOut.length > 0 || mentioned !== null));
}

/** Props of the components that change filters. */
export interface FilterSlotProps {
  readonly state: ProductListState;
  /** The filters that can be chosen; empty until they are known. */
  readonly facets: readonly ProductListFacet[];
  readonly ranges: readonly ProductListRange[];
  /** The number of matching products; null until it is known. */
  readonly total: number | null;
  readonly onChange: (state: ProductListState) => void;
}

/** The filter components, passed in by the route. */
export interface FilterSlots {
  /** The column beside the tiles, from 768 px. */
  readonly sidebar?: (props: FilterSlotProps) => ReactNode;
  /** The button that opens the filters on a phone. */
  readonly sheetButton?: (props: FilterSlotProps) => ReactNode;
  /** The active filters, each of which can be removed. */
  readonly activeChips?: (props: FilterSlotProps) => ReactNode;
}

export interface ProductListResultsProps extends Pick<CardGridProps, 'wishlistButtonOf' | 'fitOf'> {
  readonly state: ProductListState;
  readonly productList: ShownProductList;
  readonly filters?: FilterSlots;
  /** The person's own place, if they entered one: the distance sort measures from it (LIST-027). */
  readonly place?: SearchPlace | null;
  /** Opens the filter that asks for a place (LIST-028). */
  readonly onNeedPlace?: () => void;
}

/** Filters, sort bar, tiles and pagination of a product list, in each of its states. */
export function ProductListResults(props: ProductListResultsProps) {
  const { state, productList, filters = {}, place = null, onNeedPlace } = props;
  const { answer, filterAnswer } = productList;
  const change = useChangeProductList(state);
  const slot: FilterSlotProps = {
    state,
    // The same array for the same answer, so that the filters do not rerender.
    facets: useMemo(() => (filterAnswer === undefined ? [] : facetsOf(filterAnswer)), [filterAnswer]),
    ranges: filterAnswer?.ranges ?? [],
    total: answer?.totalCount ?? null,
    onChange: change,
  };
  return (
    <div className={styles.frame}>
      <div className={styles.side}>{filters.sidebar?.(slot)}</div>
      <div className={styles.main}>
        <SortBar
          state={state}
          total={productList.hasFailed ? null : answer?.totalCount}
          place={place}
          onChange={change}
          {...(onNeedPlace && { onNeedPlace })}
          filterButton={filters.sheetButton?.(slot)}
        />
        {answer?.reading && hasNote(answer.reading, answer.totalCount) && (
          <Late fallback={<Skeleton height="var(--target)" />}>
            <SearchReading
              state={state}
              reading={answer.reading}
              isEmpty={answer.totalCount === 0}
              onChange={change}
            />
          </Late>
        )}
        {filters.activeChips?.(slot)}
        <MissingPlace state={state} place={place} onChange={change} onNeedPlace={onNeedPlace} />
        {productList.staleSince !== null && (
          <AgeNote updatedAt={productList.staleSince} isOffline={productList.isOffline} />
        )}
        {productList.hasFailed && (
          <LoadProblem
            isOffline={productList.isOffline}
            isRetrying={productList.isRetrying}
            onRetry={productList.retry}
          />
        )}
        <DeferredTiles {...props} />
      </div>
    </div>
  );
}

/**
 * Rendering three dozen tiles at once would block a phone, so it is deferred and can be interrupted. The filters and their
 * counts, which are few and were just changed, are not. Tiles of another subject must not stay visible meanwhile, nor the
 * sentence that nothing was found beside a count.
 */
function DeferredTiles(props: ProductListResultsProps) {
  const { answer, subject, hasFailed, isWaiting } = props.productList;
  const drawn = useDeferredValue(useMemo(() => ({ subject, answer }), [subject, answer]));
  if (hasFailed) return null;
  const isEmpty = answer?.products.length === 0;
  const shown = drawn.subject === subject && !isEmpty ? drawn.answer : answer;
  if (shown === undefined || (!isEmpty && shown.products.length === 0))
    return (
      <div aria-busy>
        <CardGridSkeleton />
      </div>
    );
  const pages = pageCount((answer ?? shown).totalCount);
  return <Tiles {...props} answer={shown} pages={pages} isWaiting={isWaiting || shown !== answer} />;
}

interface TilesProps extends ProductListResultsProps {
  readonly answer: ProductListAnswer;
  readonly pages: number;
  readonly isWaiting: boolean;
}

function Tiles({ state, answer, pages, isWaiting, wishlistButtonOf, fitOf }: TilesProps) {
  if (answer.products.length === 0) {
    return (
      <Late fallback={<Skeleton height="320px" />}>
        <EmptyResults
          state={state}
          facets={facetsOf(answer)}
          wishlistButtonOf={wishlistButtonOf}
          {...(fitOf && { fitOf })}
        />
      </Late>
    );
  }
  return (
    <div className={styles.results} aria-busy={isWaiting} data-waiting={isWaiting || undefined}>
      <CardGrid
        cards={answer.products}
        distances={answer.distances ?? []}
        wishlistButtonOf={wishlistButtonOf}
        first={4}
        {...(fitOf && { fitOf })}
      />
      <Pagination state={state} count={pages} />
    </div>
  );
}
