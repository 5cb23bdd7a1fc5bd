import type { ProductListState } from '#domain/search/product-list-state.ts';
import type { CardGridProps } from '#src/ui/market/card-grid.tsx';
import { EmptyProductList } from './empty-product-list.tsx';
import type { ProductListFacet } from './product-list-query.ts';
import { RecentlyListed } from './recently-listed.tsx';

export interface EmptyResultsProps extends Pick<CardGridProps, 'wishlistButtonOf' | 'fitOf'> {
  readonly state: ProductListState;
  readonly facets: readonly ProductListFacet[];
}

/** Shown instead of the tiles when there are none; loaded on demand, because it is rarely seen. */
export function EmptyResults({ state, facets, ...tiles }: EmptyResultsProps) {
  // Filters without results can be removed again; recently added products are shown only for a search without
  // filters.
  const isBareSearch = state.base.kind === 'search' && state.filters.length === 0;
  return (
    <>
      <EmptyProductList state={state} facets={facets} />
      {isBareSearch && <RecentlyListed {...tiles} />}
    </>
  );
}
