import { map, type Observable } from 'rxjs';
import type { DraftPhoto } from '#domain/product/draft.ts';
import { collectionOf } from '#src/data/db/rows.ts';
import type { HervondenDatabase } from '#src/data/db/types.ts';
import { editDocument } from '#src/data/db/write.ts';
import { clock } from '#src/platform/clock/clock.ts';

/** The photo lists of drafts, which is all that the photo pipeline knows of a draft. */
export interface DraftPlaces {
  /** The photos of a draft in order; null when the draft does not exist. */
  read(draftId: string): Promise<readonly DraftPhoto[] | null>;
  /** Changes the list; false when the draft does not exist. `change` may run twice. */
  edit(draftId: string, change: (photos: readonly DraftPhoto[]) => DraftPhoto[]): Promise<boolean>;
  /** Emits whenever a draft was written or deleted. */
  readonly changed$: Observable<void>;
}

/** The photo lists of the drafts in one local database. */
export function draftPlaces(database: HervondenDatabase): DraftPlaces {
  return {
    changed$: collectionOf(database, 'drafts').$.pipe(map(() => undefined)),
    async read(draftId) {
      const row = await collectionOf(database, 'drafts').findOne(draftId).exec();
      return row === null ? null : row.toMutableJSON().photos;
    },
    async edit(draftId, change) {
      const edited = await editDocument(database, 'drafts', draftId, (draft) => {
        const photos = change(draft.photos);
        return sameList(photos, draft.photos) ? draft : { ...draft, photos, editedAt: clock.now() };
      });
      return edited !== null;
    },
  };
}

function sameList(a: readonly DraftPhoto[], b: readonly DraftPhoto[]): boolean {
  return a.length === b.length && a.every((photo, index) => photo === b[index]);
}
