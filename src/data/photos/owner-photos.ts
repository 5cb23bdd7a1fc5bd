import { databaseNames, databasePrefix } from '#domain/storage/database-names.ts';
import { databaseName } from '#src/data/db/owners.ts';
import type { Owner } from '#src/data/db/types.ts';
import { wipePhotos } from '#src/platform/photo-store/hand-over.ts';
import { PhotoStore } from '#src/platform/photo-store/photo-store.ts';

async function storeName(owner: Owner): Promise<string> {
  return databaseNames.photos((await databaseName(owner)).slice(databasePrefix.length));
}

/** The photo store of an owner. Its name does not reveal a user id. */
export async function photoStoreOf(owner: Owner): Promise<PhotoStore> {
  return new PhotoStore(await storeName(owner));
}

/** Whether this device has ever stored a photo of the owner; true where the browser cannot tell. */
export async function hasPhotoStore(owner: Owner): Promise<boolean> {
  if (typeof indexedDB.databases !== 'function') return true;
  const name = await storeName(owner);
  return (await indexedDB.databases()).some((database) => database.name === name);
}

/**
 * Deletes an owner's photos from this device at sign-out. Those of the drafts named in `keepDrafts` stay, locked to
 * their account.
 */
export async function wipePhotosOf(owner: Owner, keepDrafts: readonly string[] = []): Promise<void> {
  await wipePhotos(await photoStoreOf(owner), keepDrafts);
}

/** Ids of the drafts with photos of which this device has the only copy. */
export async function draftsWithUnsentPhotos(owner: Owner): Promise<string[]> {
  const store = await photoStoreOf(owner);
  const records = await store.records();
  await store.close();
  const unsent = records.filter(
    ({ stage, removed }) => !removed && (stage === 'original' || stage === 'prepared'),
  );
  return [...new Set(unsent.map((record) => record.draftId))];
}
