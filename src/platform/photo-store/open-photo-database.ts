import { deleteDB, type IDBPDatabase, openDB } from 'idb';
import type { PhotoSchema } from './photo-record.ts';

export type PhotoDatabase = IDBPDatabase<PhotoSchema>;

const version = 1;

/** The device has no room left; thrown in place of the browser's many faces of the same thing. */
export class StorageFullError extends Error {
  override readonly name = 'StorageFullError';
}

/**
 * Opens an owner's photo database. `onClosed` is called when the browser took the connection away (Safari does so in
 * the background): open it anew at the next use; or when another tab deletes the database (sign-out): do not.
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

/** Deletes an owner's photos altogether and proves it: resolves only when the browser no longer lists the database. */
export async function deletePhotoDatabase(name: string): Promise<void> {
  await deleteDB(name);
  if (typeof indexedDB.databases !== 'function') return;
  const left = await indexedDB.databases();
  if (left.some((database) => database.name === name)) throw new Error('the photos could not be deleted');
}

/** Turns a full disk into `StorageFullError`, wherever the browser hid it; anything else passes through. */
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
