import { combineLatest, distinctUntilChanged, map, type Observable, of } from 'rxjs';
import { ownerOf } from '#src/data/db/owners.ts';
import type { HervondenDatabase } from '#src/data/db/types.ts';
import { runtimeOf } from '#src/data/sync/sync-runtime.ts';
import { online$ } from '#src/platform/connectivity/connectivity.ts';

/**
 * Whether an empty list is empty: false on a device of an account whose things are still on their way for the first
 * time. Nobody waits for what cannot come, without a network or while sync stands still.
 */
export function hasArrived$(database: HervondenDatabase): Observable<boolean> {
  if (ownerOf(database).kind === 'visitor') return of(true);
  return combineLatest([runtimeOf(database), online$]).pipe(
    map(([{ lastSyncedAt, problem }, isOnline]) => lastSyncedAt !== null || problem !== null || !isOnline),
    distinctUntilChanged(),
  );
}
