import { deleteDB, type IDBPDatabase, openDB } from 'idb';
import type { PhotoSchema } from './photo-record.ts';

export type PhotoDatabase = IDBPDatabase<PhotoSchema>;

const version = 1;

/** Thrown when the device has no space left, in place of the different errors that browsers report. */
export class StorageFullError extends Error {
  override readonly name = 'StorageFullError';
}

/**
 * Opens an owner's photo database. `onClosed` is called when the browser closed the connection (Safari does so in the
 * background), after which it can be opened again; or when another tab deletes the database on sign-out, after which
 * it must not be.
 */
export function openPhotoDatabase(
  name: string,
  onClosed: (why: 'lost' | 'deleted') => void,
): Promise<PhotoDatabase> {
  return openDB<PhotoSchema>(name, version, {
    upgrade(database) {
      database.createObjectStore('records', { keyPath: 'id' }).createIndex('byDraft', 'draftId');
      database.createObjectStore('originals');
      database.createObjectStore('prepared');
      database.createObjectStore('thumbs');
    },
    blocking(_current, blocked, event) {
      (event.target as IDBDatabase).close();
      onClosed(blocked === null ? 'deleted' : 'lost');
    },
    terminated: () => onClosed('lost'),
  });
}

/** Deletes all photos of an owner. Resolves only when the browser no longer lists the database. */
export async function deletePhotoDatabase(name: string): Promise<void> {
  await deleteDB(name);
  if (typeof indexedDB.databases !== 'function') return;
  const left = await indexedDB.databases();
  if (left.some((database) => database.name === name))
    throw new Error(`the photo database ${name} could not be deleted`);
}

/** Converts any error caused by a full disk to `StorageFullError`. Returns other errors unchanged. */
export function asStorageError(error: unknown): unknown {
  const seen = new Set<unknown>();
  let current = error;
  while (current instanceof Object && !seen.has(current)) {
    seen.add(current);
    const { name, inner, cause } = current as { name?: unknown; inner?: unknown; cause?: unknown };
    if (name === 'QuotaExceededError') return new StorageFullError('no room for photos', { cause: error });
    current = inner ?? cause;
  }
  return error;
}
