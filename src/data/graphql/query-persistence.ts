import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister';
import type { QueryClient } from '@tanstack/react-query';
import {
  type PersistedClient,
  type PersistQueryClientOptions,
  persistQueryClientRestore,
  persistQueryClientSubscribe,
} from '@tanstack/react-query-persist-client';
import { persistedFor } from './query-cache.ts';
import { queryStorage } from './query-storage.ts';

/** How many answers are kept: the newest; a product page is about 4 kB. */
const keepCount = 200;

const persister = createAsyncStoragePersister({
  storage: queryStorage,
  key: 'answers',
  throttleTime: 1_500,
  serialize: (client) => JSON.stringify(newest(client)),
  deserialize: (text) => toBeAskedAgain(JSON.parse(text) as PersistedClient),
});

/**
 * What was kept is there to be read at once, and asked for again when it is shown: whoever reloads a page wants it as
 * the shop is now, in the language spoken now, however young the answer.
 */
export function toBeAskedAgain(kept: PersistedClient): PersistedClient {
  const queries = kept.clientState.queries.map((query) => ({
    ...query,
    state: { ...query.state, status: 'success' as const, error: null, isInvalidated: true },
  }));
  return { ...kept, clientState: { ...kept.clientState, queries } };
}

function newest(client: PersistedClient): PersistedClient {
  const queries = client.clientState.queries
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .slice(0, keepCount);
  return { ...client, clientState: { mutations: [], queries } };
}

/** How answers are kept; a build that asks for other fields starts with none, because their shape has changed. */
export const persistOptions: Omit<PersistQueryClientOptions, 'queryClient'> = {
  persister,
  maxAge: persistedFor,
  buster: import.meta.env.ANSWERS_SHAPE ?? '0',
  dehydrateOptions: {
    // Also one that could not be refreshed: who reads without a network does not lose what is read.
    shouldDehydrateQuery: (query) => query.state.data !== undefined && query.meta?.keep !== false,
    shouldDehydrateMutation: () => false,
  },
};

/** Brings back the answers that the device kept; gives the way to keep the new ones, which in turn gives that to stop. */
export async function restoreAnswers(client: QueryClient): Promise<() => () => void> {
  const all = { ...persistOptions, queryClient: client };
  await persistQueryClientRestore(all);
  return () => persistQueryClientSubscribe(all);
}
