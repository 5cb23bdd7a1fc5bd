import { combineLatest, map, type Observable, type Subscription, startWith, switchMap } from 'rxjs';
import type { HervondenDatabase } from '#src/data/db/types.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { nothingSaved, setSavedItems } from './saved-items.ts';

/**
 * Starts following the local database, once, after the first paint: the header and the tiles are on the first page, the
 * database is not. Until then nothing counts as saved. `hasArrived$` tells whether an empty list is empty.
 */
export function startSavedItems(
  database$: Observable<HervondenDatabase>,
  hasArrived$: (database: HervondenDatabase) => Observable<boolean>,
): Subscription {
  return database$
    .pipe(
      switchMap((database) =>
        combineLatest([
          database.wishlist.find({ sort: [{ newestFirst: 'asc' }] }).$,
          hasArrived$(database),
        ]).pipe(
          map(([rows, hasArrived]) => {
            const ids = rows.map(({ id }) => id);
            return { ready: hasArrived || ids.length > 0, ids, set: new Set(ids) };
          }),
          startWith(nothingSaved),
        ),
      ),
    )
    .subscribe({
      next: setSavedItems,
      error: (error: unknown) => logger.error('saved_items_failed', { error: errorText(error) }),
    });
}
