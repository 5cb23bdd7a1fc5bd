import type { Query, QueryClient } from '@tanstack/react-query';
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

/**
 * Whether this is the answer for a product page that only some people get: an unpublished product, which its seller
 * and staff see, or that there is none.
 */
function dependsOnViewer({ queryKey, state }: Query): boolean {
  if (queryKey.length !== 2 || queryKey[0] !== 'product') return false;
  const product = state.data as { readonly status?: string } | null | undefined;
  return product === null || (product !== undefined && product.status !== 'PUBLISHED');
}

/** Removes the persisted answers, and those in memory that depend on the person who asked. */
export async function forgetAnswers(client: QueryClient): Promise<void> {
  // A page that is open asks again, for the other person.
  void client.resetQueries({ predicate: dependsOnViewer });
  await queryStorage.removeItem(queryCacheKey);
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
