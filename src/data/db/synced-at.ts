import { databasePrefix } from '#domain/storage/database-names.ts';
import { localKeyOf } from '#domain/storage/entry-keys.ts';
import { localStore } from '#src/platform/web-storage/web-storage.ts';

const keyOf = localKeyOf.syncedAt;

/** The last time this local database was in sync with the server, in milliseconds since 1970; null if never. */
export function readSyncedAt(databaseName: string): number | null {
  try {
    const at = Number(localStore()?.getItem(keyOf(databaseName)) ?? 0);
    return Number.isSafeInteger(at) && at > 0 ? at : null;
  } catch {
    return null;
  }
}

/** Stores the time outside the database, so that an offline start can still show it. */
export function storeSyncedAt(databaseName: string, at: number): void {
  if (!databaseName.startsWith(databasePrefix)) return;
  try {
    localStore()?.setItem(keyOf(databaseName), String(Math.trunc(at)));
  } catch {
    // If localStorage is full or denied, only the text after the next start is lost.
  }
}

/** Removes the time at sign-out, because it reveals when somebody used this device. */
export function forgetSyncedAt(databaseName: string): void {
  localStore()?.removeItem(keyOf(databaseName));
}
