import {
  type FetchQueryOptions,
  QueryClient,
  type QueryFunction,
  type QueryKey,
} from '@tanstack/react-query';
import { queryClientConfig } from './query-cache.ts';

/** A page that is rendered on the server aborts nothing. */
const { signal } = new AbortController();

/** The query client of one page that is rendered on the server. */
export function createPageQueryClient(): QueryClient {
  return new PageQueryClient(queryClientConfig(Number.POSITIVE_INFINITY));
}

/**
 * Stores the result of a query without the library's own fetch, which defines `signal` as an accessor on two objects for each
 * query. V8 allocates accessors in the old generation, and with them the results of a page stay until a major collection
 * (docs/decisions/0066-rendering-and-memory.md).
 */
class PageQueryClient extends QueryClient {
  override async prefetchQuery<Result, Failure, Data, Key extends QueryKey>(
    options: FetchQueryOptions<Result, Failure, Data, Key>,
  ): Promise<void> {
    const query = this.getQueryCache().build(this, this.defaultQueryOptions(options));
    // A page may be rendered a second time.
    if (query.state.status === 'success') return;
    const { queryKey, meta } = options;
    const queryFn = options.queryFn as QueryFunction<Result, Key>;
    try {
      const result = await queryFn({ client: this, queryKey, meta, signal });
      if (result === undefined) throw new Error(`${query.queryHash} has no result.`);
      query.setData(result as Data & Result, { manual: true });
    } catch (error) {
      // The library's own fetch stores the error.
      await super.prefetchQuery({ ...options, retry: false, queryFn: () => Promise.reject(error) });
    }
  }
}
