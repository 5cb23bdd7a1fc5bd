import { type Kysely, sql } from 'kysely';
import { promises } from '#domain/promises/promises.ts';
import type { Database } from '../../db/schema.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { countPublished, readHead } from '../../search/catalog-feed.ts';
import type { SearchState } from '../../search/catalog-search.ts';

interface CountedSearch {
  readonly words: string;
  readonly count: number;
}

export interface SearchHealth extends SearchState {
  readonly published: number;
  readonly head: number;
  readonly lag: number;
  readonly missed: readonly CountedSearch[];
  readonly popular: readonly CountedSearch[];
}

const shown = 50;

/** The state of the search of this process, and what people search for. */
export async function readSearchHealth({
  db,
  clock,
  search,
}: Pick<GraphqlContext, 'db' | 'clock' | 'search'>): Promise<SearchHealth> {
  const since = new Date(clock.now().getTime() - promises.statistics.searchDays * 24 * 60 * 60 * 1000)
    .toISOString()
    .slice(0, 10);
  const state = await search.state();
  const head = await readHead(db);
  return {
    ...state,
    head,
    published: await countPublished(db),
    lag: state.isIndexed ? Math.max(0, head - state.checkpoint) : 0,
    missed: await mostFrequent(db, 'search_misses', since),
    popular: await mostFrequent(db, 'search_counts', since),
  };
}

async function mostFrequent(
  db: Kysely<Database>,
  table: 'search_misses' | 'search_counts',
  since: string,
): Promise<readonly CountedSearch[]> {
  const { rows } = await sql<{ words: string; total: string }>`select words, sum(count) as total
    from ${sql.table(table)} where day >= ${since}::date group by words
    order by sum(count) desc, words limit ${shown}`.execute(db);
  return rows.map(({ words, total }) => ({ words, count: Number(total) }));
}
