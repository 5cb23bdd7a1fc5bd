import type { SyncCollection } from '#domain/sync/protocol.ts';
import { withRoom } from '#src/platform/storage-quota/make-room.ts';
import { noteEdit } from './journal.ts';
import { nowOf, ownerOf } from './owners.ts';
import { isStorageFull, isThereAlready, withReopen } from './reopen.ts';
import { collectionOf, contentOf, rowOf } from './rows.ts';
import { sameContent } from './same-content.ts';
import type { DocumentOf, HervondenDatabase } from './types.ts';

const queues = new Map<string, Promise<unknown>>();

/** Runs the work of one document one after another: journal and document must not be parted by a second edit. */
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

/** A write of what a person made: neither a lost connection nor a full device is a reason to lose it at once. */
function keep<T>(database: HervondenDatabase, work: (database: HervondenDatabase) => Promise<T>): Promise<T> {
  return withRoom(isStorageFull, () => withReopen(database, work));
}

/** A visitor's data goes nowhere, so there is nothing to confirm. */
async function note(
  database: HervondenDatabase,
  collection: SyncCollection,
  id: string,
  base: object | null,
): Promise<void> {
  if (ownerOf(database).kind === 'account') await noteEdit(database, collection, id, base, nowOf(database));
}

/**
 * Changes a document on this device; the edit is durable and noted as waiting when this resolves. Resolves to the
 * new content, or null when there is no such document (any more). `change` gets a copy and may run twice.
 */
export function editDocument<C extends SyncCollection>(
  database: HervondenDatabase,
  collection: C,
  id: string,
  change: (current: DocumentOf<C>) => DocumentOf<C>,
): Promise<DocumentOf<C> | null> {
  return keep(database, (db) =>
    oneAtATime(documentKey(db, collection, id), async () => {
      const stored = await collectionOf(db, collection).findOne(id).exec();
      if (stored === null) return null;
      const before = contentOf(collection, stored.toMutableJSON());
      const after = change(structuredClone(before));
      if (sameContent(before, after)) return before;
      await note(db, collection, id, before);
      const written = await stored.incrementalModify((row) => {
        const next = rowOf(collection, change(structuredClone(contentOf(collection, row))));
        return { ...next, _deleted: row._deleted } as typeof row;
      });
      return contentOf(collection, written.toMutableJSON());
    }),
  );
}

export interface InsertOptions<C extends SyncCollection> {
  /** What the server last had of a document that was here, was lost with the storage and is written again. */
  readonly base?: DocumentOf<C> | null;
  /** What becomes of a document that exists under the same id; unless given it takes the new content. */
  readonly over?: (found: DocumentOf<C>) => DocumentOf<C>;
}

/** Stores a new document. */
export async function insertDocument<C extends SyncCollection>(
  database: HervondenDatabase,
  collection: C,
  document: DocumentOf<C>,
  { base = null, over = () => structuredClone(document) }: InsertOptions<C> = {},
): Promise<void> {
  const inserted = await keep(database, (db) =>
    oneAtATime(documentKey(db, collection, document.id), async () => {
      const target = collectionOf(db, collection);
      if ((await target.findOne(document.id).exec()) !== null) return false;
      await note(db, collection, document.id, base);
      try {
        await target.insert(rowOf(collection, structuredClone(document)));
        return true;
      } catch (error) {
        if (isThereAlready(error)) return false;
        throw error;
      }
    }),
  );
  if (!inserted) await editDocument(database, collection, document.id, over);
}

/** Deletes a document here and, once sent, everywhere. Nothing happens when it does not exist. */
export function removeDocument<C extends SyncCollection>(
  database: HervondenDatabase,
  collection: C,
  id: string,
): Promise<void> {
  return keep(database, (db) =>
    oneAtATime(documentKey(db, collection, id), async () => {
      const stored = await collectionOf(db, collection).findOne(id).exec();
      if (stored === null) return;
      await note(db, collection, id, contentOf(collection, stored.toMutableJSON()));
      await stored.incrementalRemove();
    }),
  );
}
