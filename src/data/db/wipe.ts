import { databaseNames } from '#domain/storage/database-names.ts';
import { databaseName } from './owners.ts';
import type { HervondenDatabase, Owner } from './types.ts';

/** The result of a wipe: what was deleted, and what the browser still lists afterwards. */
export interface WipeReport {
  readonly removed: readonly string[];
  /** Databases of this owner that should be gone and still exist; empty after a successful wipe. */
  readonly left: readonly string[];
  /** The number of unsent drafts that stay on the device, locked to their account. */
  readonly remainingDrafts: number;
}

/** Collections that stay with unsent drafts, including RxDB's own bookkeeping. */
const remainingCollections = ['drafts', 'journal', 'shelf', '_rxdb_internal'];

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
 * only empties tables (docs/sync-hazards.md, H11). The database must be closed. With `keepDrafts` the drafts'
 * databases stay.
 */
export async function wipeOwner(factory: IDBFactory, owner: Owner, keepDrafts: boolean): Promise<WipeReport> {
  const name = await databaseName(owner);
  const stays = (entry: string): boolean =>
    keepDrafts && remainingCollections.some((collection) => entry.endsWith(`--${collection}`));
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
 * Removes everything from an open database except drafts that the server does not have and those named in `also`
 * (their photos are only on this device). Returns the ids that stay.
 */
export async function keepOnlyUnsentDrafts(
  database: HervondenDatabase,
  also: readonly string[] = [],
): Promise<string[]> {
  const journal = await database.journal.find().exec();
  const waiting = journal.filter((entry) => entry.source === 'drafts').map((entry) => entry.docId);
  const unsent = new Set([...waiting, ...also]);
  const drafts = await database.drafts.find().exec();
  const sent = drafts.filter((draft) => !unsent.has(draft.primary)).map((draft) => draft.primary);
  await database.drafts.bulkRemove(sent);
  await database.journal.bulkRemove(
    journal.filter((entry) => entry.source !== 'drafts').map((entry) => entry.primary),
  );
  const rejectedEdits = await database.shelf.find().exec();
  await database.shelf.bulkRemove(
    rejectedEdits.filter((entry) => entry.source !== 'drafts').map((entry) => entry.primary),
  );
  // A deleted document retains its content until the storage is cleaned up.
  for (const collection of [database.drafts, database.journal, database.shelf]) {
    for (let rounds = 0; rounds < 100 && !(await collection.storageInstance.cleanup(0)); rounds += 1);
  }
  return drafts.map((draft) => draft.primary).filter((id) => unsent.has(id));
}
