import { BehaviorSubject } from 'rxjs';
import type { ListingDraft } from '#domain/listing/draft.ts';
import type { DraftShelf } from '../model/draft-session.ts';

/** Where the form of a placed ad puts what is typed: not into the ad, which others see, but beside it until it is saved. */
export function editShelf(first: ListingDraft): DraftShelf {
  const stored$ = new BehaviorSubject<ListingDraft | null>(first);
  return {
    stored$,
    create: async () => undefined,
    write: async (change) => stored$.next({ ...(stored$.value ?? first), ...change }),
  };
}
