import type { ServerDeps } from '../server-deps.ts';

/** Starts building the search index once the catalogue is seeded; the server already handles requests meanwhile. */
export async function startSearch({ search, log }: ServerDeps): Promise<() => Promise<void>> {
  search
    .ready()
    .catch((error: unknown) => log.error({ err: error }, 'the search index could not be built; SQL answers'));
  return () => search.close();
}
