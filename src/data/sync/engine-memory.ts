import {
  getChangedDocumentsSince,
  getComposedPrimaryKeyOfDocumentData,
  type RxDocumentData,
  type WithDeleted,
} from 'rxdb';
import { filter, firstValueFrom, fromEvent, merge, timer } from 'rxjs';
import type { SyncCollection } from '#domain/sync/protocol.ts';
import { type Meta, type MetaInstance, metaDocument, metaIdOf } from '../db/engine-meta.ts';
import { baseOf } from '../db/journal.ts';
import { isDerived } from '../db/replica-storage.ts';
import { collectionOf, contentOf, rowOf, stateOf } from '../db/rows.ts';
import type { HervondenDatabase, JournalEntry, RowOf } from '../db/types.ts';

/** Documents per write; a larger batch would be a long task on the main thread. */
const seedBatch = 500;

/** The states that the engine assumes on the server, by document id. */
export async function assumedStates<C extends SyncCollection>(
  instance: MetaInstance<C>,
  ids: readonly string[],
): Promise<Map<string, RxDocumentData<Meta<C>>>> {
  if (ids.length === 0) return new Map();
  const metaIds = ids.map((id) => metaIdOf(instance, id));
  const found = await instance.findDocumentsById(metaIds, true);
  return new Map(found.map((meta) => [meta.itemId, meta]));
}

/** The records among the assumed states that are stored: RxDB wrote them after an answer of the server. */
export async function storedRecords<C extends SyncCollection>(
  instance: MetaInstance<C>,
  ids: readonly string[],
): Promise<Map<string, RxDocumentData<Meta<C>>>> {
  return new Map([...(await assumedStates(instance, ids))].filter(([, record]) => !isDerived(record)));
}

/** Records what the server has of these documents, replacing the states that the engine assumed. */
export async function writeAssumed<C extends SyncCollection>(
  instance: MetaInstance<C>,
  states: readonly WithDeleted<RowOf<C>>[],
): Promise<void> {
  const known = await assumedStates(
    instance,
    states.map((state) => state.id),
  );
  const rows = states.map((docData) => {
    const previous = known.get(docData.id);
    const document = metaDocument(instance, docData, previous);
    return previous === undefined ? { document } : { previous, document };
  });
  if (rows.length > 0) await instance.bulkWrite(rows as never, 'hervonden-seed');
}

/** The server's last known state of an edited document: its base, or a tombstone when there is none. */
export function baseState<C extends SyncCollection>(
  collection: C,
  entry: JournalEntry,
  current: WithDeleted<RowOf<C>>,
): WithDeleted<RowOf<C>> {
  const base = baseOf(entry);
  if (base === null) return { ...current, _deleted: true };
  return { ...rowOf(collection, contentOf(collection, base)), _deleted: false };
}

/**
 * Fills a new engine memory from local data (docs/sync-hazards.md, H19): a document without an unconfirmed edit equals
 * the server's last known state, one with an edit has its base in the journal. So starting over never sends an old value
 * as an edit, and never loses a real one. Documents that have a record keep it.
 */
export async function seedMemory<C extends SyncCollection>(
  database: HervondenDatabase,
  collection: C,
  instance: MetaInstance<C>,
  openEdits: () => Promise<readonly JournalEntry[]>,
): Promise<void> {
  const { storageInstance } = collectionOf(database, collection);
  let checkpoint: unknown;
  for (;;) {
    // With tombstones: a document that is created again is sent over its tombstone.
    const next = await getChangedDocumentsSince(storageInstance, seedBatch, checkpoint);
    if (next.documents.length === 0) return;
    checkpoint = next.checkpoint;
    // Read after the documents: an edit is recorded before it is stored, so every unconfirmed edit among them has its
    // entry by now.
    const edits = new Map((await openEdits()).map((entry) => [entry.docId, entry]));
    const states = next.documents.map((row) => stateOf<C>(row));
    const known = await storedRecords(
      instance,
      states.map(({ id }) => id),
    );
    const missing = states.flatMap((state) => {
      if (known.has(state.id)) return [];
      const entry = edits.get(state.id);
      if (entry === undefined) return [state];
      // Created here: the engine must know no common state, so that the merge runs without a base.
      return entry.base === '' ? [] : [baseState(collection, entry, state)];
    });
    await writeAssumed(instance, missing);
  }
}

/** The checkpoint up to which the engine has pulled, as the server's text; null before the first page. */
export async function storedCheckpoint<C extends SyncCollection>(
  instance: MetaInstance<C>,
): Promise<string | null> {
  const id = getComposedPrimaryKeyOfDocumentData(instance.schema, {
    itemId: 'down',
    isCheckpoint: '1',
  } as never);
  const found = (await instance.findDocumentsById([id], false))[0];
  return found?.checkpointData?.text ?? null;
}

/**
 * Milliseconds after which the next page is requested even if the previous one is not stored; waiting only saves
 * memory.
 */
const storePatience = 1_000;

/**
 * Resolves when the page that ends at checkpoint `text` is stored. The engine requests pages as fast as they arrive
 * and writes all accumulated ones together, which blocks the main thread for a third of a second in a first pull.
 * Waiting makes it write them one at a time.
 */
export async function untilStored<C extends SyncCollection>(
  instance: MetaInstance<C>,
  text: string,
  signal: AbortSignal,
): Promise<void> {
  const stored$ = instance
    .changeStream()
    .pipe(
      filter(({ events }) => events.some(({ documentData }) => documentData.checkpointData?.text === text)),
    );
  const patience = timer(storePatience);
  const stopped = fromEvent(signal, 'abort');
  const stored = firstValueFrom(merge(stored$, patience, stopped));
  if (signal.aborted || (await storedCheckpoint(instance)) === text) {
    stored.catch(() => undefined);
    return;
  }
  await stored;
}
