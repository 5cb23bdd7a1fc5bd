import type { ProductListState } from '#domain/search/product-list-state.ts';
import type { CardGridProps } from '#src/ui/market/card-grid.tsx';
import { EmptyProductList } from './empty-product-list.tsx';
import type { ProductListFacet } from './product-list-query.ts';
import { RecentlyListed } from './recently-listed.tsx';

export interface EmptyResultsProps extends Pick<CardGridProps, 'heartOf' | 'fitOf'> {
  readonly state: ProductListState;
  readonly facets: readonly ProductListFacet[];
}

/** In the place of the tiles when there are none; few people see it, so its code comes on demand. */
export function EmptyResults({ state, facets, ...tiles }: EmptyResultsProps) {
  // Filters that leave nothing are taken back; only a search that finds nothing by itself ends here.
  const isBareSearch = state.base.kind === 'search' && state.filters.length === 0;
  return (
    <>
      <EmptyProductList state={state} facets={facets} />
      {isBareSearch && <RecentlyListed {...tiles} />}
    </>
  );
}
