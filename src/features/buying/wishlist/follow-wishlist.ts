import { combineLatest, map, type Observable, type Subscription, startWith, switchMap } from 'rxjs';
import type { HervondenDatabase } from '#src/data/db/types.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { emptyWishlist, setWishlistEntries } from './wishlist-entries.ts';

/**
 * Subscribes to the saved items in the local database, once and after the first paint, because the first route does not
 * load the database; until then no product is shown as saved. `hasArrived$` emits whether the saved items of the account
 * have been synced, so that an empty list is known to be empty.
 */
export function startWishlistEntries(
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
          startWith(emptyWishlist),
        ),
      ),
    )
    .subscribe({
      next: setWishlistEntries,
      error: (error: unknown) => logger.error('saved_items_failed', { error: errorText(error) }),
    });
}
