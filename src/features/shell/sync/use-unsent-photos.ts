import { useEffect, useState } from 'react';
import { combineLatest, map, of } from 'rxjs';
import type { ListingDraft } from '#domain/product/draft.ts';
import { draftPhotoService } from '#src/data/photos/draft-photo-service.ts';
import type { PhotoTask } from '#src/data/photos/photo-task.ts';
import { photosToSend } from './waiting-rows.ts';

const finished: readonly PhotoTask['state'][] = ['done', 'refused'];

/** How many photos of each draft this device still has to send; photos on another device are not counted. */
export function useUnsentPhotos(drafts: readonly ListingDraft[]): ReadonlyMap<string, number> {
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
  const key = drafts
    .filter((draft) => photosToSend(draft) > 0)
    .map((draft) => draft.id)
    .join(' ');
  useEffect(() => {
    const ids = key === '' ? [] : key.split(' ');
    const unsent$ = ids.map((id) =>
      draftPhotoService
        .tasks$(id)
        .pipe(map((tasks) => tasks.filter((task) => !finished.includes(task.state)).length)),
    );
    const all$ = unsent$.length === 0 ? of([]) : combineLatest(unsent$);
    const subscription = all$.subscribe((list) =>
      setCounts(new Map(ids.map((id, index) => [id, list[index] ?? 0]))),
    );
    return () => subscription.unsubscribe();
  }, [key]);
  return counts;
}
