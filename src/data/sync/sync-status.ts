import { combineLatest, distinctUntilChanged, map, type Observable, of, shareReplay, switchMap } from 'rxjs';
import type { SyncCollection } from '#domain/sync/protocol.ts';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import { database$ } from '../db/database-stream.ts';
import { journalId } from '../db/journal.ts';
import { ownerOf } from '../db/owners.ts';
import { rejectedEditOf } from '../db/rejected-edits.ts';
import { collectionOf } from '../db/rows.ts';
import type {
  HervondenDatabase,
  JournalEntry,
  RejectedEdit,
  RejectedEditCode,
  RejectedEditRow,
} from '../db/types.ts';
import { requestRetry } from './retry-signal.ts';
import { runtimeOf, type SyncProblem, type SyncRuntime } from './sync-runtime.ts';

/**
 * The sync state of one document. 'saved' means that the server had exactly this content when the state was emitted:
 * it is read from the journal, which removes an edit only after comparing it with the server's state
 * (docs/sync-hazards.md, H12).
 */
export type ItemSyncState = 'only_here' | 'sending' | 'saved' | 'rejected';

export interface WaitingItem {
  readonly collection: SyncCollection;
  readonly id: string;
  readonly state: Exclude<ItemSyncState, 'saved'>;
  /** Milliseconds since 1970 of the oldest pending edit. */
  readonly since: number;
  /** Why the server refused it, and the fields it named; null and empty unless rejected. */
  readonly code: RejectedEditCode | null;
  readonly fields: readonly string[];
}

type SyncPhase = 'idle' | 'syncing' | 'offline' | 'signed_out' | 'problem';

export interface SyncSummary {
  /** The number of documents with edits that the server has not confirmed, including refused ones. */
  readonly waiting: number;
  readonly rejected: number;
  readonly lastSyncedAt: number | null;
  readonly online: boolean;
  readonly phase: SyncPhase;
  readonly problem: SyncProblem | null;
  /** Oldest first. */
  readonly items: readonly WaitingItem[];
}

export const emptySummary: SyncSummary = {
  waiting: 0,
  rejected: 0,
  lastSyncedAt: null,
  online: true,
  phase: 'signed_out',
  problem: null,
  items: [],
};

function stateOf(entry: JournalEntry | null, sending: readonly string[]): ItemSyncState {
  if (entry === null) return 'saved';
  if (entry.rejected) return 'rejected';
  return sending.includes(entry.id) ? 'sending' : 'only_here';
}

/**
 * The state of one document, derived from data that all tabs share. A visitor's documents are always 'only_here'.
 * Without a journal entry the server has the content of this device. A document that does not exist here is
 * 'only_here' too, because its state is not known.
 */
export function itemState$(
  database: HervondenDatabase,
  collection: SyncCollection,
  id: string,
): Observable<ItemSyncState> {
  if (ownerOf(database).kind === 'visitor') return of('only_here');
  const entry$ = database.journal.findOne(journalId(collection, id)).$;
  const isHere$ = collectionOf(database, collection)
    .findOne(id)
    .$.pipe(map((document) => document !== null));
  return combineLatest([entry$, isHere$, runtimeOf(database)]).pipe(
    map(([entry, isHere, runtime]) =>
      entry === null && !isHere ? 'only_here' : stateOf(entry, runtime.sending),
    ),
    distinctUntilChanged(),
  );
}

function phaseOf(online: boolean, waiting: number, runtime: SyncRuntime): SyncPhase {
  if (runtime.problem === 'update_needed' || runtime.problem === 'signed_out_by_server') return 'problem';
  if (!online) return 'offline';
  if (runtime.problem !== null) return 'problem';
  return runtime.busy || waiting > 0 ? 'syncing' : 'idle';
}

function waitingItem(
  entry: JournalEntry,
  runtime: SyncRuntime,
  rejectedEdits: readonly RejectedEditRow[],
): WaitingItem | null {
  const state = stateOf(entry, runtime.sending);
  if (state === 'saved') return null;
  const reason = rejectedEdits.findLast((item) => item.source === entry.source && item.docId === entry.docId);
  return {
    collection: entry.source,
    id: entry.docId,
    state,
    since: entry.since,
    code: state === 'rejected' ? (reason?.code ?? null) : null,
    fields: state === 'rejected' ? (reason?.fields ?? []) : [],
  };
}

/** All pending edits of one database and the state of its sync. */
export function summaryOf(
  database: HervondenDatabase,
  onlineNow$: Observable<boolean>,
): Observable<SyncSummary> {
  if (ownerOf(database).kind === 'visitor') {
    return onlineNow$.pipe(map((online) => ({ ...emptySummary, online })));
  }
  return combineLatest([
    database.journal.find().$,
    database.shelf.find().$,
    runtimeOf(database),
    onlineNow$,
  ]).pipe(
    map(([journal, rejectedEdits, runtime, online]) => {
      const items = journal
        .map((entry) => waitingItem(entry, runtime, rejectedEdits))
        .filter((item) => item !== null)
        .sort((a, b) => a.since - b.since);
      return {
        waiting: items.length,
        rejected: items.filter((item) => item.state === 'rejected').length,
        lastSyncedAt: runtime.lastSyncedAt,
        online,
        phase: phaseOf(
          online,
          items.length - items.filter((item) => item.state === 'rejected').length,
          runtime,
        ),
        problem: runtime.problem,
        items,
      };
    }),
  );
}

/** The sync summary of the current owner, for the offline bar and the sync panel. */
export const syncSummary$: Observable<SyncSummary> = database$.pipe(
  switchMap((database) => summaryOf(database, online$)),
  shareReplay({ bufferSize: 1, refCount: true }),
);

/** The rejected edits of the current database, newest first. */
export const rejectedEdits$: Observable<readonly RejectedEdit[]> = database$.pipe(
  switchMap((database) => database.shelf.find().$),
  map((entries) => entries.map((entry) => rejectedEditOf(entry.toMutableJSON())).sort((a, b) => b.at - a.at)),
);

/** Removes a rejected edit that its owner has dealt with. */
export async function clearRejectedEdit(database: HervondenDatabase, id: string): Promise<void> {
  await (await database.shelf.findOne(id).exec())?.incrementalRemove();
}

/** Retries all pending edits at once, without waiting for the next planned attempt. */
export function retryNow(): void {
  requestRetry();
}
