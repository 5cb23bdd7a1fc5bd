import { defer, type Observable, switchMap } from 'rxjs';
import type { SyncCollection } from '#domain/sync/protocol.ts';
import { type ItemSyncState, itemState$ } from '../sync/sync-status.ts';
import { database$ } from './database-stream.ts';
import { lasting } from './live-stream.ts';

/** What `useItemState` returns, as a stream. */
export function lastingItemState$(collection: SyncCollection, id: string): Observable<ItemSyncState | null> {
  const state$ = defer(() => database$.pipe(switchMap((database) => itemState$(database, collection, id))));
  return lasting<ItemSyncState | null>(`state|${collection}|${id}`, state$, null);
}
