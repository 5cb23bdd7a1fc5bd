import { combineLatest, distinctUntilChanged, map, type Observable, of } from 'rxjs';
import { ownerOf } from '#src/data/db/owners.ts';
import type { HervondenDatabase } from '#src/data/db/types.ts';
import { runtimeOf } from '#src/data/sync/sync-runtime.ts';
import { online$ } from '#src/platform/connectivity/connectivity.ts';

/**
 * Whether an empty list can be trusted: false on a device of an account whose first sync is not finished. True
 * without a network or while sync has a problem, because waiting would be pointless.
 */
export function hasArrived$(database: HervondenDatabase): Observable<boolean> {
  if (ownerOf(database).kind === 'visitor') return of(true);
  return combineLatest([runtimeOf(database), online$]).pipe(
    map(([{ lastSyncedAt, problem }, isOnline]) => lastSyncedAt !== null || problem !== null || !isOnline),
    distinctUntilChanged(),
  );
}
