import { onlineManager, QueryClient, type QueryClientConfig } from '@tanstack/react-query';
import { distinctUntilChanged, map, skip } from 'rxjs';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import { session$ } from '#src/platform/session/session.ts';
import { isTemporary } from './errors.ts';

const day = 24 * 60 * 60_000;
/** Milliseconds for which a query result can be read without a network. */
export const persistedFor = 60 * day;

/**
 * Creates the query client of the browser, whose results are persisted on the device so that pages can be read offline,
 * with their age (`dataUpdatedAt`). Queries whose key starts with one of `publicKeys` are the same for everybody; all
 * others are removed with the session.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient(queryClientConfig(persistedFor));
}

/** The settings of a query client. `gcTime` is the number of milliseconds after which an unused result is dropped. */
export function queryClientConfig(gcTime: number): QueryClientConfig {
  return {
    defaultOptions: {
      queries: {
        // Connectivity is handled by the app itself. Requests are always attempted, so that a false "offline" state
        // ends.
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
  };
}

const publicKeys: readonly string[] = ['catalog', 'product', 'cards', 'home', 'shop'];

/** Connects the cache to connectivity and to the session (AUTH-015). Returns the function that stops it. */
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
      // Removed at once, because persisting is throttled and a page that is killed meanwhile must not restore them.
      // Public results are persisted again.
      void import('./query-storage.ts').then(({ forgetAnswers }) => forgetAnswers(client));
    });
  return () => {
    online.unsubscribe();
    owner.unsubscribe();
  };
}
