import { onlineManager, QueryClient } from '@tanstack/react-query';
import { distinctUntilChanged, map, skip } from 'rxjs';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import { session$ } from '#src/platform/session/session.ts';
import { isTemporary } from './errors.ts';

const day = 24 * 60 * 60_000;
/** How long an answer can still be read without a network. */
export const persistedFor = 60 * day;

/**
 * What the server said, kept on the device so that pages can be read offline, with their age (`dataUpdatedAt`).
 * Queries whose key starts with one of `publicKeys` are the same for everybody; all others end with the session.
 * `gcTime`: milliseconds after which an answer that nobody looks at is dropped.
 */
export function createQueryClient(gcTime: number = persistedFor): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Our own connectivity decides what to say; what somebody waits for is just tried, so that a false alarm ends.
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

const publicKeys: readonly string[] = ['catalog', 'product', 'cards', 'home', 'shop'];

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
      void import('./query-storage.ts').then(({ queryStorage }) => queryStorage.removeItem('answers'));
    });
  return () => {
    online.unsubscribe();
    owner.unsubscribe();
  };
}
