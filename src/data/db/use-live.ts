import { useMemo, useSyncExternalStore } from 'react';
import type { MangoQuery } from 'rxdb';
import { defer, map, type Observable, startWith, switchMap, tap } from 'rxjs';
import type { SyncCollection } from '#domain/sync/protocol.ts';
import {
  emptySummary,
  type ItemSyncState,
  itemState$,
  type SyncSummary,
  syncSummary$,
} from '../sync/sync-status.ts';
import { database$ } from './database-stream.ts';
import { lasting } from './live-stream.ts';
import { reportLost } from './reopen.ts';
import { collectionOf, contentOf } from './rows.ts';
import type { DocumentOf, RowOf } from './types.ts';

interface Store<T> {
  readonly subscribe: (changed: () => void) => () => void;
  readonly read: () => T;
}

function storeOf<T>(source$: Observable<T>, first: T): Store<T> {
  let latest = first;
  return {
    subscribe(changed) {
      const subscription = source$.subscribe((value) => {
        latest = value;
        changed();
      });
      return () => subscription.unsubscribe();
    },
    read: () => latest,
  };
}

/** The latest value of a stream created by `make`, which is called again when `key` changes. */
function useStream<T>(key: string, first: T, make: () => Observable<T>): T {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when the stream is another one
  const store = useMemo(() => storeOf(lasting(key, defer(make), first), first), [key]);
  return useSyncExternalStore(store.subscribe, store.read, () => first);
}

export interface LiveDocuments<C extends SyncCollection> {
  readonly ready: boolean;
  readonly documents: readonly DocumentOf<C>[];
}

const noDocuments = { ready: false, documents: [] } as const;

/**
 * The documents of a collection that match a query, updated on every change. Sort by an indexed field in ascending
 * order (the wishlist has `newestFirst`) or in memory. Queries are compared by their JSON.
 */
export function useLiveQuery<C extends SyncCollection>(
  collection: C,
  query: MangoQuery<RowOf<C>> = {},
): LiveDocuments<C> {
  return useStream<LiveDocuments<C>>(`${collection}?${JSON.stringify(query)}`, noDocuments, () =>
    database$.pipe(
      switchMap((database) =>
        collectionOf(database, collection)
          .find(query)
          .$.pipe(
            map((rows) => ({
              ready: true,
              documents: rows.map((row) => contentOf(collection, row.toMutableJSON())),
            })),
            tap({ error: (error) => reportLost(database, error) }),
            startWith(noDocuments),
          ),
      ),
    ),
  );
}

/** Whether a document is only on this device, being sent, saved on the server or refused; null until known. */
export function useItemState(collection: SyncCollection, id: string): ItemSyncState | null {
  return useStream<ItemSyncState | null>(`state|${collection}|${id}`, null, () =>
    database$.pipe(switchMap((database) => itemState$(database, collection, id))),
  );
}

/** Pending changes and the state of sync, for the sync panel. It changes several times for each key in a draft. */
export function useSyncSummary(): SyncSummary {
  return useStream<SyncSummary>('summary', emptySummary, () => syncSummary$);
}

/** The number of changes that wait while the browser is offline; null while it is online. */
export function useWaitingOffline(): number | null {
  return useStream<number | null>('waiting offline', null, () =>
    syncSummary$.pipe(map(({ online, waiting }) => (online ? null : waiting))),
  );
}
