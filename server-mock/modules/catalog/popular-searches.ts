import Fuse from 'fuse.js';
import { type Kysely, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { countableSearch } from '#domain/search/countable-search.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/schema.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { TooManyRequestsError } from '../../graphql/errors.ts';
import { limitRules } from '../../limit-rules.ts';
import { inBatches } from '../../prune.ts';

export interface PopularSearch {
  readonly words: string;
  readonly count: number;
}

/** Repeated searches of one person count once. */
const oncePerPerson = limitRules.searchCount;
const retentionDays = 90;
const lookBackDays = 30;
/** Fewer searches say something about a person, not about what is popular. */
const fewest = 3;
const candidates = 500;
const shown = 10;
/** Milliseconds. */
const cachedFor = 60_000;
/** The threshold of Fuse.js (SRCH-004): 0 is exact, 1 matches anything. */
const fuzzyThreshold = 0.3;

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/**
 * Counts a search, once per day, person and search text. Searches with results feed the popular searches (SRCH-005),
 * those without are for staff. Only the text and the count are stored: nothing about the person, and no text that may
 * be about a person (`countableSearch`).
 */
export async function countSearch(
  { db, clock, limits, viewer, ip }: GraphqlContext,
  searchString: string,
  isFound: boolean,
): Promise<void> {
  const words = countableSearch(searchString);
  if (words === null) return;
  try {
    await limits.spend(oncePerPerson, `${viewer?.userId ?? ip} ${words}`);
  } catch (refusal) {
    if (refusal instanceof TooManyRequestsError) return;
    throw refusal;
  }
  const table = isFound ? 'search_counts' : 'search_misses';
  await db
    .insertInto(table)
    .values({ day: dayOf(clock.now()), words, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['day', 'words']).doUpdateSet({ count: sql`${sql.table(table)}.count + 1` }),
    )
    .execute();
}

/**
 * Returns the most frequent searches of the last 30 days, up to a minute old. With a query, only those that start with
 * it or are similar to it, in that order (SRCH-005).
 */
export async function popularSearches(
  { db, clock }: Pick<GraphqlContext, 'db' | 'clock'>,
  query: string,
): Promise<PopularSearch[]> {
  const cache = caches.get(db) ?? createCache(db, clock);
  caches.set(db, cache);
  const all = await cache.forceFetch('all');
  const asked = query.trim().toLowerCase();
  if (asked === '') return all.slice(0, shown);
  const starting = all.filter(({ words }) => words.startsWith(asked));
  const close = new Fuse(all, { keys: ['words'], threshold: fuzzyThreshold, ignoreDiacritics: true })
    .search(asked)
    .map(({ item }) => item);
  return [...new Set([...starting, ...close])].slice(0, shown);
}

type PopularCache = LRUCache<'all', readonly PopularSearch[]>;

/** Per database, because tests open several. */
const caches = new WeakMap<Kysely<Database>, PopularCache>();

/** Everybody who types in the search field asks for the same, and adding up a month of a large shop takes seconds. */
function createCache(db: Kysely<Database>, clock: Clock): PopularCache {
  return new LRUCache<'all', readonly PopularSearch[]>({
    ...{ max: 1, ttl: cachedFor, ttlResolution: 0, perf: { now: () => clock.now().getTime() } },
    fetchMethod: () => readMostFrequent(db, clock.now()),
  });
}

async function readMostFrequent(db: Kysely<Database>, now: Date): Promise<readonly PopularSearch[]> {
  const since = dayOf(new Date(now.getTime() - lookBackDays * 24 * 60 * 60 * 1000));
  const rows = await db
    .selectFrom('search_counts')
    .select(['words', sql<string>`sum(count)`.as('total')])
    .where(sql<boolean>`day >= ${since}::date`)
    .groupBy('words')
    .having(sql<boolean>`sum(count) >= ${fewest}`)
    .orderBy(sql`sum(count) desc, words`)
    .limit(candidates)
    .execute();
  return rows.map(({ words, total }) => ({ words, count: Number(total) }));
}

/** Deletes the counts of days that are no longer used. */
export async function forgetOldSearches(db: Kysely<Database>, now: Date): Promise<void> {
  const last = dayOf(new Date(now.getTime() - retentionDays * 24 * 60 * 60 * 1000));
  for (const table of ['search_counts', 'search_misses'] as const)
    await inBatches((limit) =>
      db
        .deleteFrom(table)
        .where(
          sql<boolean>`(day, words) in (select day, words from ${sql.table(table)}
            where day < ${last}::date limit ${limit})`,
        )
        .returning('words')
        .execute(),
    );
}
