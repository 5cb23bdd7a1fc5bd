import { useLingui } from '@lingui/react/macro';
import type { ProductListState } from '#domain/search/product-list-state.ts';
import { toast } from '#src/ui/kit/toast-store.ts';
import { withoutFilters } from './filter-changes.ts';

/** Removes all filters at once, and offers to undo it. */
export function useClearFilters(
  state: ProductListState,
  onChange: (state: ProductListState) => void,
): () => void {
  const { t } = useLingui();
  return () => {
    onChange(withoutFilters(state));
    toast(t`All filters have been cleared.`, { action: { label: t`Undo`, run: () => onChange(state) } });
  };
}
