import { databasePrefix } from './owners.ts';

const keyOf = (databaseName: string): string => `${databaseName}-synced-at`;

function storage(): Storage | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage;
  } catch {
    return null;
  }
}

/** When the owner of this local database was last in step with the server, in milliseconds since 1970; null: never. */
export function readSyncedAt(databaseName: string): number | null {
  try {
    const at = Number(storage()?.getItem(keyOf(databaseName)) ?? 0);
    return Number.isSafeInteger(at) && at > 0 ? at : null;
  } catch {
    return null;
  }
}

/** Keeps the moment beside the owner's database, so that an offline start can still say it. */
export function storeSyncedAt(databaseName: string, at: number): void {
  if (!databaseName.startsWith(databasePrefix)) return;
  try {
    storage()?.setItem(keyOf(databaseName), String(Math.trunc(at)));
  } catch {
    // A full or forbidden localStorage costs only the sentence after the next start.
  }
}

/** At sign-out: it tells when somebody used this device. */
export function forgetSyncedAt(databaseName: string): void {
  storage()?.removeItem(keyOf(databaseName));
}
