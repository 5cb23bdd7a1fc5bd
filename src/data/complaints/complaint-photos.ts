import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { databaseNames } from '#domain/storage/database-names.ts';
import { asBlob, asBytes, isRefusedFile, type StoredFile } from '#src/platform/photo-store/stored-file.ts';
import { databaseName } from '../db/owners.ts';
import type { ComplaintPlace } from './complaint-drafts.ts';

interface Schema extends DBSchema {
  /** The key is an increasing number, which keeps the photos in order. */
  photos: {
    key: number;
    value: { readonly orderUuid: string; readonly name: string; readonly bytes: StoredFile };
  };
}

/** A photo as it was chosen, of a complaint that has not been sent. */
interface ComplaintPhoto {
  readonly key: number;
  readonly file: File;
}

/** Opens the owner's database for one task and closes it: an open connection would block its deletion at sign-out. */
async function within<Result>(
  userId: string,
  work: (database: IDBPDatabase<Schema>) => Promise<Result>,
): Promise<Result> {
  const name = databaseNames.complaintPhotos(await databaseName({ kind: 'account', userId }));
  const database = await openDB<Schema>(name, 1, {
    upgrade: (fresh) => {
      fresh.createObjectStore('photos', { autoIncrement: true });
    },
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** Stores a photo on the device and returns its key. Rejects when there is no room for it. */
export async function storeComplaintPhoto(
  { userId, orderUuid }: ComplaintPlace,
  file: File,
): Promise<number> {
  const add = (bytes: StoredFile) =>
    within(userId, (database) => database.add('photos', { orderUuid, name: file.name, bytes }));
  try {
    return await add(file.slice(0, file.size, file.type));
  } catch (error) {
    if (!isRefusedFile(error)) throw error;
    return await add(await asBytes(file));
  }
}

/** The stored photos about an order, in the order in which they were added. */
export function complaintPhotosAt({ userId, orderUuid }: ComplaintPlace): Promise<readonly ComplaintPhoto[]> {
  return within(userId, async (database) => {
    const found: ComplaintPhoto[] = [];
    let cursor = await database.transaction('photos').store.openCursor();
    while (cursor !== null) {
      const { orderUuid: about, name, bytes } = cursor.value;
      const blob = asBlob(bytes);
      if (about === orderUuid)
        found.push({ key: cursor.key, file: new File([blob], name, { type: blob.type }) });
      cursor = await cursor.continue();
    }
    return found;
  });
}

/** Removes a photo that is no longer part of the complaint, or that was sent with it. */
export function dropComplaintPhoto({ userId }: ComplaintPlace, key: number): Promise<void> {
  return within(userId, (database) => database.delete('photos', key));
}

/** Removes all stored photos about an order. */
export function dropComplaintPhotos({ userId, orderUuid }: ComplaintPlace): Promise<void> {
  return within(userId, async (database) => {
    let cursor = await database.transaction('photos', 'readwrite').store.openCursor();
    while (cursor !== null) {
      if (cursor.value.orderUuid === orderUuid) await cursor.delete();
      cursor = await cursor.continue();
    }
  });
}
