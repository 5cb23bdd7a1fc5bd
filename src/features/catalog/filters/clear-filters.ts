import { useLingui } from '@lingui/react/macro';
import type { ListingState } from '#domain/search/listing-state.ts';
import { toast } from '#src/ui/kit/toast-store.ts';
import { withoutFilters } from './filter-changes.ts';

/** Takes every filter off at once, and offers to have them back. */
export function useClearFilters(state: ListingState, onChange: (state: ListingState) => void): () => void {
  const { t } = useLingui();
  return () => {
    onChange(withoutFilters(state));
    toast(t`All filters are off.`, { action: { label: t`Undo`, run: () => onChange(state) } });
  };
}
