import { errorText, logger } from '#src/platform/logger/logger.ts';
import type { HervondenDatabase } from './types.ts';

type Reopen = (broken: HervondenDatabase) => Promise<HervondenDatabase>;

let reopen: Reopen | null = null;

const recreated = new WeakSet<HervondenDatabase>();

/** The database was opened again after its storage was gone: what it holds is less than what the device had. */
export function markRecreated(database: HervondenDatabase): void {
  recreated.add(database);
}

export function isRecreated(database: HervondenDatabase): boolean {
  return recreated.has(database);
}

/** Everything has been asked for again. */
export function clearRecreated(database: HervondenDatabase): void {
  recreated.delete(database);
}

/** The keeper of the current database says how a broken one is opened again. */
export function setReopen(next: Reopen | null): void {
  reopen = next;
}

const lostConnection =
  /DatabaseClosed|InvalidState|Connection (to Indexed Database server )?(is )?lost|connection is closing/i;

function texts(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { inner = error.cause } = error as { inner?: unknown };
  return `${error.name} ${error.message} ${inner === undefined ? '' : texts(inner)}`;
}

/** True when the browser dropped the connection to IndexedDB: Safari does so to apps in the background. */
export function isConnectionLost(error: unknown): boolean {
  return lostConnection.test(texts(error));
}

/** A read failed: when the connection is lost, has the database opened again; everybody gets it by `database$`. */
export function reportLost(database: HervondenDatabase, error: unknown): void {
  if (!isConnectionLost(error) || reopen === null) return;
  reopen(database).catch((failure: unknown) => {
    logger.error('database_not_reopened', { error: errorText(failure) });
  });
}

/** True when a document of that id came into being a moment ago: by a pull, or in another tab. */
export function isThereAlready(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === 'CONFLICT';
}

/** True when the device has no room for more, in every shape that browsers and Dexie report it. */
export function isStorageFull(error: unknown): boolean {
  return /QuotaExceeded|NS_ERROR_DOM_QUOTA_REACHED/i.test(texts(error));
}

/** Does the work; when the connection to the storage is lost, opens the database again and does it once more. */
export async function withReopen<T>(
  database: HervondenDatabase,
  work: (database: HervondenDatabase) => Promise<T>,
): Promise<T> {
  try {
    return await work(database);
  } catch (error) {
    // A closed database was opened again meanwhile; its collections refuse in words of their own.
    if (!(database.closed || isConnectionLost(error)) || reopen === null) throw error;
    logger.warn('database_connection_lost', { error: errorText(error) });
    return await work(await reopen(database));
  }
}
