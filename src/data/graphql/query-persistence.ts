import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister';
import type { QueryClient } from '@tanstack/react-query';
import {
  type PersistedClient,
  type PersistQueryClientOptions,
  persistQueryClientRestore,
  persistQueryClientSubscribe,
} from '@tanstack/react-query-persist-client';
import { queryCacheKey } from '#domain/storage/database-names.ts';
import { persistedFor } from './query-cache.ts';
import { queryStorage } from './query-storage.ts';

/** Maximum number of persisted results, newest first. A product page is about 4 kB. */
const keepCount = 200;

const persister = createAsyncStoragePersister({
  storage: queryStorage,
  key: queryCacheKey,
  throttleTime: 1_500,
  serialize: (client) => JSON.stringify(newest(client)),
  deserialize: (text) => toBeAskedAgain(JSON.parse(text) as PersistedClient),
});

/**
 * Marks restored results as stale: they can be read at once and are refetched when shown, however recent they are,
 * because a reload should show the current state of the shop in the current language.
 */
export function toBeAskedAgain(stored: PersistedClient): PersistedClient {
  const queries = stored.clientState.queries.map((query) => ({
    ...query,
    state: { ...query.state, status: 'success' as const, error: null, isInvalidated: true },
  }));
  return { ...stored, clientState: { ...stored.clientState, queries } };
}

function newest(client: PersistedClient): PersistedClient {
  const queries = client.clientState.queries
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .slice(0, keepCount);
  return { ...client, clientState: { mutations: [], queries } };
}

/**
 * Options of the persisted query cache. A build with other queries starts with an empty cache, because the shape of
 * the results has changed.
 */
export const persistOptions: Omit<PersistQueryClientOptions, 'queryClient'> = {
  persister,
  maxAge: persistedFor,
  buster: import.meta.env.ANSWERS_SHAPE ?? '0',
  dehydrateOptions: {
    // Includes results whose refetch failed, so that a person without a network does not lose what they are reading.
    shouldDehydrateQuery: (query) => query.state.data !== undefined && query.meta?.keep !== false,
    shouldDehydrateMutation: () => false,
  },
};

/**
 * Restores the persisted query cache. Returns the function that starts persisting, which returns the one that stops
 * it.
 */
export async function restoreAnswers(client: QueryClient): Promise<() => () => void> {
  const all = { ...persistOptions, queryClient: client };
  await persistQueryClientRestore(all);
  return () => persistQueryClientSubscribe(all);
}
