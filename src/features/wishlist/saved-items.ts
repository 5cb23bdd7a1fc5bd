import { useSyncExternalStore } from 'react';
import { combineLatest, map, type Observable, type Subscription, startWith, switchMap } from 'rxjs';
import type { HervondenDatabase } from '#src/data/db/types.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';

/** The saved items of whoever uses the app now. */
export interface SavedItems {
  /** False until the local database is open, and while what the account saved elsewhere may still come for the first time. */
  readonly ready: boolean;
  /** Product uuids, newest first. */
  readonly ids: readonly string[];
  readonly set: ReadonlySet<string>;
}

const nothing: SavedItems = { ready: false, ids: [], set: new Set() };

// One query for the whole page: 36 tiles and the header look at the same set.
let latest = nothing;
const listeners = new Set<() => void>();

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
          startWith(nothing),
        ),
      ),
    )
    .subscribe({
      next: (value) => {
        latest = value;
        for (const listener of listeners) listener();
      },
      error: (error: unknown) => logger.error('saved_items_failed', { error: errorText(error) }),
    });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function savedItems(): SavedItems {
  return latest;
}

export const followSavedItems = subscribe;

export function useSavedItems(): SavedItems {
  return useSyncExternalStore(subscribe, savedItems, () => nothing);
}

/** How many items are saved, for the header (NAV-005). */
export function useSavedCount(): number {
  return useSyncExternalStore(
    subscribe,
    () => latest.ids.length,
    () => 0,
  );
}

export function useIsSaved(productUuid: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => latest.set.has(productUuid),
    () => false,
  );
}
