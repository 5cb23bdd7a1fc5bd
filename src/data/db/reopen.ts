import { errorText, logger } from '#src/platform/logger/logger.ts';
import type { HervondenDatabase } from './types.ts';

type Reopen = (broken: HervondenDatabase) => Promise<HervondenDatabase>;

let reopen: Reopen | null = null;

const recreated = new WeakSet<HervondenDatabase>();

/** Marks a database that was reopened after its storage was lost: it holds less than the device had. */
export function markRecreated(database: HervondenDatabase): void {
  recreated.add(database);
}

export function isRecreated(database: HervondenDatabase): boolean {
  return recreated.has(database);
}

/** Removes the mark once everything has been fetched again. */
export function clearRecreated(database: HervondenDatabase): void {
  recreated.delete(database);
}

/** Sets the function of current-database.ts that reopens a broken database. */
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

/** True when the browser dropped the connection to IndexedDB, as Safari does to apps in the background. */
export function isConnectionLost(error: unknown): boolean {
  return lostConnection.test(texts(error));
}

/** Reports a failed read. If the connection is lost, the database is reopened and emitted by `database$`. */
export function reportLost(database: HervondenDatabase, error: unknown): void {
  if (!isConnectionLost(error) || reopen === null) return;
  reopen(database).catch((failure: unknown) => {
    logger.error('database_not_reopened', { error: errorText(failure) });
  });
}

/** True when a document with that id was created a moment ago, by a pull or in another tab. */
export function isThereAlready(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === 'CONFLICT';
}

/** True when the device has no room left, in every form in which browsers and Dexie report it. */
export function isStorageFull(error: unknown): boolean {
  return /QuotaExceeded|NS_ERROR_DOM_QUOTA_REACHED/i.test(texts(error));
}

/** Runs the work. If the connection to the storage is lost, reopens the database and runs it once more. */
export async function withReopen<T>(
  database: HervondenDatabase,
  work: (database: HervondenDatabase) => Promise<T>,
): Promise<T> {
  try {
    return await work(database);
  } catch (error) {
    // The database was closed and reopened meanwhile; its collections then fail with other messages.
    if (!(database.closed || isConnectionLost(error)) || reopen === null) throw error;
    logger.warn('database_connection_lost', { error: errorText(error) });
    return await work(await reopen(database));
  }
}
