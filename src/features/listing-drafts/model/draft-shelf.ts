import { firstValueFrom, map, type Observable, switchMap } from 'rxjs';
import { collectionOf, contentOf } from '#src/data/db/rows.ts';
import type { HervondenDatabase } from '#src/data/db/types.ts';
import { editDocument, insertDocument } from '#src/data/db/write.ts';
import { clock } from '#src/platform/clock/clock.ts';
import type { DraftShelf } from './draft-session.ts';

/**
 * A draft in the local database (PWA-029). `databases$` gives one person's database, again when it had to be reopened.
 * A write to a draft that was deleted meanwhile is left: deletes stay (readings PWA-033).
 */
export function draftShelf(databases$: Observable<HervondenDatabase>, id: string): DraftShelf {
  return {
    stored$: databases$.pipe(
      switchMap((database) => collectionOf(database, 'drafts').findOne(id).$),
      map((row) => (row === null ? null : contentOf('drafts', row.toMutableJSON()))),
    ),
    async create(draft) {
      await insertDocument(await firstValueFrom(databases$), 'drafts', draft);
    },
    async write(change) {
      const database = await firstValueFrom(databases$);
      await editDocument(database, 'drafts', id, (current) => ({
        ...current,
        ...change,
        editedAt: clock.now(),
      }));
    },
  };
}
