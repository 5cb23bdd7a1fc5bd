import { BehaviorSubject } from 'rxjs';
import { readSyncedAt } from '../db/synced-at.ts';
import type { HervondenDatabase } from '../db/types.ts';

/** Why sync stands still although the device is online; the interface has a sentence for each. */
export type SyncProblem =
  | 'update_needed'
  | 'signed_out_by_server'
  | 'server_unavailable'
  | 'too_many_requests'
  | 'storage_full'
  | 'storage_failed';

/** What the replicating tab knows about its work; every tab of the browser gets a copy. */
export interface SyncRuntime {
  /** True while requests are on their way. */
  readonly busy: boolean;
  /** Journal ids of the documents in the push that is on its way. */
  readonly sending: readonly string[];
  readonly problem: SyncProblem | null;
  /**
   * Milliseconds since 1970 at which the server's state was last taken in whole, also by an earlier page; null before.
   * What still waits to be sent is counted apart.
   */
  readonly lastSyncedAt: number | null;
}

export const restingRuntime: SyncRuntime = { busy: false, sending: [], problem: null, lastSyncedAt: null };

const runtimes = new WeakMap<HervondenDatabase, BehaviorSubject<SyncRuntime>>();

/** The state of a database's sync in this tab: written by its engine, or by the news from another tab. */
export function runtimeOf(database: HervondenDatabase): BehaviorSubject<SyncRuntime> {
  let runtime = runtimes.get(database);
  if (runtime === undefined) {
    runtime = new BehaviorSubject<SyncRuntime>({
      ...restingRuntime,
      lastSyncedAt: readSyncedAt(database.name),
    });
    runtimes.set(database, runtime);
  }
  return runtime;
}
