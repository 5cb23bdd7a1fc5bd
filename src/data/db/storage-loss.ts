import type { Dexie } from 'dexie';
import type { HervondenDatabase, StorageLoss } from './types.ts';
import { databasesOf } from './wipe.ts';

/** Calls `lost` when the browser takes this store away; nothing written to it from then on is stored. */
export function watchStore(store: Dexie, lost: (loss: StorageLoss) => void): void {
  store.on('versionchange', ({ newVersion }: IDBVersionChangeEvent) => {
    // An open connection would block the deletion, and opening the database again after it.
    store.close({ disableAutoOpen: true });
    lost(newVersion === null ? 'deleted' : 'closed');
    // Prevents Dexie's own listener, which does the same and logs a warning.
    return false;
  });
  store.on('ready', () => {
    store.backendDB().addEventListener('close', () => lost('closed'), { once: true });
  });
}

/** Whether the data of a database is lost with its storage: it was deleted, or a collection no longer has a store. */
export async function isDataGone(
  factory: IDBFactory | null,
  database: HervondenDatabase,
  loss: StorageLoss | undefined,
): Promise<boolean> {
  if (factory === null) return false;
  if (loss === 'deleted') return true;
  const stores = await databasesOf(factory, database.name);
  const collections = Object.keys(database.collections);
  return !collections.every((collection) => stores.some((store) => store.endsWith(`--${collection}`)));
}
