import type { SyncCollection } from '#domain/sync/protocol.ts';
import { withFreedSpace } from '#src/platform/storage-quota/free-space.ts';
import { recordEdit } from './journal.ts';
import { mergeDocument } from './merge/merge.ts';
import type { MergeInput } from './merge/version.ts';
import { nowOf, ownerOf } from './owners.ts';
import { recordRejectedEdit } from './rejected-edits.ts';
import { isStorageFull, isThereAlready, withReopen } from './reopen.ts';
import { collectionOf, contentOf, rowOf } from './rows.ts';
import { sameContent } from './same-content.ts';
import type { DocumentOf, HervondenDatabase } from './types.ts';

const queues = new Map<string, Promise<unknown>>();

/** Runs the work for one document in sequence, because a second edit must not come between journal and document. */
export function oneAtATime<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = queues.get(key) ?? Promise.resolve();
  const run = before.then(work, work);
  const settled = run.then(
    () => undefined,
    () => undefined,
  );
  queues.set(key, settled);
  void settled.then(() => {
    if (queues.get(key) === settled) queues.delete(key);
  });
  return run;
}

export function documentKey(database: HervondenDatabase, collection: SyncCollection, id: string): string {
  return `${database.name}|${collection}|${id}`;
}

/** Runs a write of user data. It reopens a lost connection and frees space on a full device before it fails. */
function keep<T>(database: HervondenDatabase, work: (database: HervondenDatabase) => Promise<T>): Promise<T> {
  return withFreedSpace(isStorageFull, () => withReopen(database, work));
}

/** Records the edit in the journal. A visitor's data is never sent, so there is nothing to confirm. */
async function note(
  database: HervondenDatabase,
  collection: SyncCollection,
  id: string,
  base: object | null,
): Promise<void> {
  if (ownerOf(database).kind === 'account') await recordEdit(database, collection, id, base, nowOf(database));
}

/**
 * The result of a change: the contents before and after it, and whether a deletion was stored first (`overtaken`).
 */
interface Change<Content> {
  readonly before: Content;
  readonly after: Content;
  readonly overtaken: boolean;
}

/** Changes the stored document; null when there is none. A tombstone stays as it is. */
async function changeStored<C extends SyncCollection>(
  database: HervondenDatabase,
  collection: C,
  id: string,
  change: (current: DocumentOf<C>) => DocumentOf<C>,
): Promise<Change<DocumentOf<C>> | null> {
  const stored = await collectionOf(database, collection).findOne(id).exec();
  if (stored === null) return null;
  let before = contentOf(collection, stored.toMutableJSON());
  let after = change(structuredClone(before));
  if (sameContent(before, after)) return { before, after: before, overtaken: false };
  await note(database, collection, id, before);
  // RxDB passes the newest state: a pull or another tab may have written since the read above.
  const written = await stored.incrementalModify((row) => {
    if (row._deleted) return row;
    before = contentOf(collection, row);
    after = change(structuredClone(before));
    return { ...rowOf(collection, after), _deleted: false } as typeof row;
  });
  if (written.deleted) return { before, after, overtaken: true };
  return { before, after: contentOf(collection, written.toMutableJSON()), overtaken: false };
}

/** Stores what a deletion would discard as rejected edits, by the rules for merging conflicts. */
async function keepFromDeletion<C extends SyncCollection>(
  database: HervondenDatabase,
  collection: C,
  docId: string,
  sides: MergeInput<DocumentOf<C>>,
): Promise<void> {
  for (const leftover of mergeDocument(collection, sides).leftovers) {
    await recordRejectedEdit(database, { collection, docId, fields: [], ...leftover });
  }
}

/**
 * Changes a document on this device. When it resolves, the edit is durable and recorded as pending. Resolves to the
 * new content, or null when the document does not exist (any more); if it was deleted during the edit, the changed
 * content is then a rejected edit. `change` gets a copy and may run twice.
 */
export function editDocument<C extends SyncCollection>(
  database: HervondenDatabase,
  collection: C,
  id: string,
  change: (current: DocumentOf<C>) => DocumentOf<C>,
): Promise<DocumentOf<C> | null> {
  return keep(database, (db) =>
    oneAtATime(documentKey(db, collection, id), async () => {
      const changed = await changeStored(db, collection, id, change);
      if (changed === null) return null;
      const { before, after, overtaken } = changed;
      if (!overtaken) return after;
      await keepFromDeletion(db, collection, id, {
        base: { deleted: false, content: before },
        local: { deleted: false, content: after },
        remote: { deleted: true, content: before },
      });
      return null;
    }),
  );
}

export interface InsertOptions<C extends SyncCollection> {
  /** The server's last known state of a document that was lost with the storage and is written again. */
  readonly base?: DocumentOf<C> | null;
  /** Changes an existing document with the same id; by default the new content replaces it. */
  readonly over?: (found: DocumentOf<C>) => DocumentOf<C>;
}

export function insertDocument<C extends SyncCollection>(
  database: HervondenDatabase,
  collection: C,
  document: DocumentOf<C>,
  { base = null, over = () => structuredClone(document) }: InsertOptions<C> = {},
): Promise<void> {
  const { id } = document;
  return keep(database, (db) =>
    oneAtATime(documentKey(db, collection, id), async () => {
      const target = collectionOf(db, collection);
      for (;;) {
        const changed = await changeStored(db, collection, id, over);
        if (changed !== null && !changed.overtaken) return;
        await note(db, collection, id, base);
        try {
          await target.insert(rowOf(collection, structuredClone(document)));
          return;
        } catch (error) {
          // A pull or another tab inserted the document first, so the next round changes it.
          if (!isThereAlready(error)) throw error;
        }
      }
    }),
  );
}

/**
 * Deletes a document here and, once sent, everywhere. Does nothing when it does not exist. Content that a pull or
 * another tab stores meanwhile was not known when the deletion was requested, so it becomes a rejected edit first.
 */
export function removeDocument<C extends SyncCollection>(
  database: HervondenDatabase,
  collection: C,
  id: string,
): Promise<void> {
  return keep(database, (db) =>
    oneAtATime(documentKey(db, collection, id), async () => {
      const stored = await collectionOf(db, collection).findOne(id).exec();
      if (stored === null) return;
      const known = contentOf(collection, stored.toMutableJSON());
      await note(db, collection, id, known);
      await stored.incrementalModify(async (row) => {
        if (row._deleted) return row;
        const found = contentOf(collection, row);
        await keepFromDeletion(db, collection, id, {
          base: { deleted: false, content: known },
          local: { deleted: true, content: found },
          remote: { deleted: false, content: found },
        });
        return { ...row, _deleted: true };
      });
    }),
  );
}
