import type { ServerDeps } from '../server-deps.ts';

/** Begins to build the search index once the catalogue is seeded; the server answers meanwhile. */
export async function startSearch({ search, log }: ServerDeps): Promise<() => Promise<void>> {
  search
    .ready()
    .catch((error: unknown) => log.error({ err: error }, 'the search index could not be built; SQL answers'));
  return () => search.close();
}
