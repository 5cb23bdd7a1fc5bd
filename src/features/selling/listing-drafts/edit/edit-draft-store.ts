import { BehaviorSubject, NEVER } from 'rxjs';
import type { ListingDraft } from '#domain/product/draft.ts';
import type { DraftStore } from '../model/stored-draft.ts';

/**
 * The draft store of the form of a product: edits are held beside the product, which others see, until it is saved.
 */
export function editDraftStore(first: ListingDraft): DraftStore {
  const stored$ = new BehaviorSubject<ListingDraft>(first);
  return {
    stored$,
    lost$: NEVER,
    create: async () => undefined,
    write: async (change) => {
      stored$.next({ ...stored$.value, ...change });
      return 'written';
    },
    // Unsaved changes are stored as a whole (stored-edit.ts).
    recordUnwritten: () => undefined,
    unwritten: () => ({ change: {} }),
    newVersionId: () => crypto.randomUUID(),
  };
}
