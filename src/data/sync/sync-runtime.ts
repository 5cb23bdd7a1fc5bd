import { BehaviorSubject } from 'rxjs';
import { readSyncedAt } from '../db/synced-at.ts';
import type { HervondenDatabase } from '../db/types.ts';

/** Why sync has stopped although the device is online; the interface has a message for each. */
export type SyncProblem =
  | 'update_needed'
  | 'signed_out_by_server'
  | 'server_unavailable'
  | 'too_many_requests'
  | 'storage_full'
  | 'storage_failed';

/** The replicating tab's state of sync; every tab of the browser has a copy. */
export interface SyncRuntime {
  /** True while requests are in progress. */
  readonly busy: boolean;
  /** Journal ids of the documents in the current push. */
  readonly sending: readonly string[];
  readonly problem: SyncProblem | null;
  /**
   * Milliseconds since 1970 at which the server's state was last pulled completely, also by an earlier page; null if
   * never. Independent of edits that wait to be sent.
   */
  readonly lastSyncedAt: number | null;
}

export const restingRuntime: SyncRuntime = { busy: false, sending: [], problem: null, lastSyncedAt: null };

const runtimes = new WeakMap<HervondenDatabase, BehaviorSubject<SyncRuntime>>();

/** The state of a database's sync in this tab, written by its engine or by messages from another tab. */
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
