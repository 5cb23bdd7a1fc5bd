import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import type { ProductListState } from '#domain/search/product-list-state.ts';
import { painted } from '#src/platform/pause/painted.ts';
import { useProductListNavigate } from '#src/ui/market/product-list-link.tsx';
import { valuesOf } from './filters/filter-changes.ts';
import { useIsPersonal } from './personal.ts';
import { productListQuery } from './product-list-query.ts';

/**
 * Returns how a control changes the product list. The new list is requested at once; the URL changes once the control
 * was painted in its new state, because the URL is part of every link of the page.
 */
export function useChangeProductList(state: ProductListState): (next: ProductListState) => void {
  const navigate = useProductListNavigate();
  const queryClient = useQueryClient();
  const isPersonal = useIsPersonal();
  const waiting = useRef<ProductListState | null>(null);
  return useCallback(
    (next: ProductListState) => {
      const before = waiting.current;
      const latest = before === null ? next : withBoth(state, before, next);
      waiting.current = latest;
      void queryClient.prefetchQuery(productListQuery(latest, isPersonal));
      if (before !== null) return;
      void painted().then(() => {
        if (waiting.current !== null) navigate(waiting.current);
        waiting.current = null;
      });
    },
    [state, navigate, queryClient, isPersonal],
  );
}

/** The list after two changes of the same state: `next` together with the filters that only `before` changed. */
export function withBoth(
  state: ProductListState,
  before: ProductListState,
  next: ProductListState,
): ProductListState {
  const types = new Set([...state.filters, ...before.filters, ...next.filters].map(({ type }) => type));
  const filters = [...types].flatMap((type) => {
    const isChanged = valuesOf(next, type).join(' ') !== valuesOf(state, type).join(' ');
    return (isChanged ? next : before).filters.filter((filter) => filter.type === type);
  });
  return { ...next, filters };
}
