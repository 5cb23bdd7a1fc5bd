import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister';
import { onlineManager, QueryClient } from '@tanstack/react-query';
import type { PersistedClient, PersistQueryClientOptions } from '@tanstack/react-query-persist-client';
import { distinctUntilChanged, map, skip } from 'rxjs';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import { session$ } from '#src/platform/session/session.ts';
import { isTemporary } from './errors.ts';
import { queryStorage } from './query-storage.ts';

const day = 24 * 60 * 60_000;
/** How long an answer can still be read without a network. */
const keepFor = 60 * day;
/** How many answers are kept: the newest; a product page is about 4 kB. */
const keepCount = 200;

/**
 * What the server said, kept on the device so that pages can be read offline, with their age (`dataUpdatedAt`).
 * Queries whose key starts with one of `publicKeys` are the same for everybody; all others end with the session.
 * `gcTime`: milliseconds after which an answer that nobody looks at is dropped.
 */
export function createQueryClient(gcTime: number = keepFor): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Our own connectivity decides what to say; the query just tries, so that a false alarm heals itself.
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
        staleTime: 60_000,
        gcTime,
        retry: (count, error) => isTemporary(error) && online$.value && count < 2,
        retryDelay: (attempt) => Math.min(4_000, 400 * 2 ** attempt),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

export const publicKeys: readonly string[] = ['catalog', 'product', 'cards', 'shop'];

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
export const keepOptions: Omit<PersistQueryClientOptions, 'queryClient'> = {
  persister,
  maxAge: keepFor,
  buster: import.meta.env.ANSWERS_SHAPE ?? '0',
  dehydrateOptions: {
    // Also one that could not be refreshed: who reads without a network does not lose what is read.
    shouldDehydrateQuery: (query) => query.state.data !== undefined && query.meta?.keep !== false,
    shouldDehydrateMutation: () => false,
  },
};

/** Ties the cache to connectivity and to who is signed in (AUTH-015); gives back the way to stop. */
export function followSession(client: QueryClient): () => void {
  const online = online$.subscribe((value) => onlineManager.setOnline(value));
  const owner = session$
    .pipe(
      map((session) => session?.userId ?? null),
      distinctUntilChanged(),
      skip(1),
    )
    .subscribe(() => {
      client.removeQueries({ predicate: (query) => !publicKeys.includes(String(query.queryKey[0])) });
      client.getMutationCache().clear();
      // At once, since keeping is put off: a page killed meanwhile must not bring them back. What is public follows.
      void queryStorage.removeItem('answers');
    });
  return () => {
    online.unsubscribe();
    owner.unsubscribe();
  };
}
