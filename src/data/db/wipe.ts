import type { RxCollection } from 'rxdb';
import { databaseNames } from '#domain/storage/database-names.ts';
import type { SyncCollection } from '#domain/sync/protocol.ts';
import { databaseName } from './owners.ts';
import { collectionOf } from './rows.ts';
import type { HervondenDatabase, Owner } from './types.ts';

/** The result of a wipe: what was deleted, and what the browser still lists afterwards. */
export interface WipeReport {
  readonly removed: readonly string[];
  /** Databases of this owner that should be gone and still exist; empty after a successful wipe. */
  readonly left: readonly string[];
  /** The number of unsent drafts that stay on the device, locked to their account. */
  readonly remainingDrafts: number;
}

/**
 * What stays on the device, readable only by its account: the unsent drafts of a person who signed out, everything
 * unsent where nobody asked the person, because the session expired or another account signed in.
 */
export type Keep = 'nothing' | 'drafts' | 'unsent';

/** The collections of which unsent documents stay. */
const keptCollections: { readonly [K in Keep]: readonly SyncCollection[] } = {
  nothing: [],
  drafts: ['drafts'],
  unsent: ['drafts', 'wishlist', 'addresses', 'searchHistory'],
};
/** Stay with unsent documents: what belongs to them, and RxDB's own bookkeeping. */
const bookkeeping = ['journal', 'shelf', '_rxdb_internal'];

/** The browser's IndexedDB; null where there is none. */
export const browserDatabases = (): IDBFactory | null =>
  typeof indexedDB === 'undefined' ? null : indexedDB;

/** The names of an owner's IndexedDB databases, including all schema versions and replication metadata. */
export async function databasesOf(factory: IDBFactory, name: string): Promise<string[]> {
  const all = await factory.databases();
  return all
    .map((entry) => entry.name ?? '')
    .filter(
      (entry) => entry.startsWith(`rxdb-dexie-${name}--`) || entry === databaseNames.complaintPhotos(name),
    );
}

function remove(factory: IDBFactory, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = factory.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error ?? new Error(`${name} could not be deleted`));
    // Another tab closes its connection on `versionchange`; the deletion then continues by itself.
    request.onblocked = () => undefined;
  });
}

/**
 * Deletes an owner's databases, including all schema versions and replication metadata, because RxDB's own `remove()`
 * only empties tables (docs/sync-hazards.md, H11). The database must be closed. The databases of `keep` stay, and with
 * everything unsent the photos of complaints.
 */
export async function wipeOwner(factory: IDBFactory, owner: Owner, keep: Keep): Promise<WipeReport> {
  const name = await databaseName(owner);
  const collections = keep === 'nothing' ? [] : [...keptCollections[keep], ...bookkeeping];
  const stays = (entry: string): boolean =>
    collections.some((collection) => entry.endsWith(`--${collection}`)) ||
    (keep === 'unsent' && entry === databaseNames.complaintPhotos(name));
  const removed = (await databasesOf(factory, name)).filter((entry) => !stays(entry));
  for (const entry of removed) await remove(factory, entry);
  const left = (await databasesOf(factory, name)).filter((entry) => !stays(entry));
  return { removed, left, remainingDrafts: 0 };
}

/** True when this browser holds databases of the owner. */
export async function hasDatabases(factory: IDBFactory, owner: Owner): Promise<boolean> {
  return (await databasesOf(factory, await databaseName(owner))).length > 0;
}

/**
 * Removes everything from an open database except the documents of `keep` that the server does not have, and the
 * drafts named in `also` (their photos are only on this device). Returns the ids that stay, by collection.
 */
export async function keepOnlyUnsent(
  database: HervondenDatabase,
  keep: Keep,
  also: readonly string[] = [],
): Promise<ReadonlyMap<SyncCollection, readonly string[]>> {
  const journal = await database.journal.find().exec();
  const remaining = new Map<SyncCollection, readonly string[]>();
  for (const collection of keptCollections[keep]) {
    const waiting = journal.filter(({ source }) => source === collection).map(({ docId }) => docId);
    const unsent = new Set([...waiting, ...(collection === 'drafts' ? also : [])]);
    remaining.set(collection, await keepOnly(database, collection, unsent));
  }
  const isKept = ({ source, docId }: { readonly source: SyncCollection; readonly docId: string }) =>
    remaining.get(source)?.includes(docId) === true;
  await database.journal.bulkRemove(journal.filter((entry) => !isKept(entry)).map((entry) => entry.primary));
  const rejectedEdits = await database.shelf.find().exec();
  await database.shelf.bulkRemove(
    rejectedEdits
      .filter(({ source }) => !keptCollections[keep].includes(source))
      .map((entry) => entry.primary),
  );
  await purge(database.journal);
  await purge(database.shelf);
  return remaining;
}

/** Removes all documents of a collection except these; returns the ids of those that are there. */
async function keepOnly(
  database: HervondenDatabase,
  name: SyncCollection,
  ids: ReadonlySet<string>,
): Promise<string[]> {
  const collection = collectionOf(database, name);
  const all = (await collection.find().exec()).map((document) => document.primary);
  await collection.bulkRemove(all.filter((id) => !ids.has(id)));
  await purge(collection);
  return all.filter((id) => ids.has(id));
}

/** A deleted document retains its content until the storage is cleaned up. */
async function purge({ storageInstance }: Pick<RxCollection, 'storageInstance'>): Promise<void> {
  for (let rounds = 0; rounds < 100 && !(await storageInstance.cleanup(0)); rounds += 1);
}
