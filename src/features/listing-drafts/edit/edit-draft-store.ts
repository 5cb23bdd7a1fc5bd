import { BehaviorSubject, NEVER } from 'rxjs';
import type { ListingDraft } from '#domain/product/draft.ts';
import type { DraftStore } from '../model/stored-draft.ts';

/** Where the form of a placed ad puts what is typed: not into the ad, which others see, but beside it until it is saved. */
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
    // Kept in the tab as a whole (stored-edit.ts).
    recordUnwritten: () => undefined,
    unwritten: () => ({ change: {} }),
    newVersionId: () => crypto.randomUUID(),
  };
}
