import { type IDBPDatabase, openDB } from 'idb';
import { databaseNames, queryCacheKey } from '#domain/storage/database-names.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';

const storeName = 'kept';

let opened: Promise<IDBPDatabase> | null = null;

function open(): Promise<IDBPDatabase> {
  opened ??= openDB(databaseNames.queryCache, 1, {
    upgrade: (database) => {
      database.createObjectStore(storeName);
    },
    terminated: () => {
      opened = null;
    },
  });
  return opened;
}

/**
 * Text storage in IndexedDB. Persisting results is optional: where the browser refuses (private windows, no space),
 * the app continues without it.
 */
export const queryStorage = {
  async getItem(key: string): Promise<string | null> {
    return attempt(
      async () => ((await (await open()).get(storeName, key)) as string | undefined) ?? null,
      null,
    );
  },
  async setItem(key: string, value: string): Promise<void> {
    await attempt(async () => void (await (await open()).put(storeName, value, key)), undefined);
  },
  async removeItem(key: string): Promise<void> {
    await attempt(async () => (await open()).delete(storeName, key), undefined);
  },
};

/** Removes the persisted queries. */
export function forgetQueries(): Promise<void> {
  return queryStorage.removeItem(queryCacheKey);
}

async function attempt<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work();
  } catch (error) {
    opened = null;
    logger.warn('answers_not_kept', { error: errorText(error) });
    return otherwise;
  }
}
