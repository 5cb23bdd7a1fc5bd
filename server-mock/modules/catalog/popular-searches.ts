import Fuse from 'fuse.js';
import { type Kysely, sql } from 'kysely';
import { countableSearch } from '#domain/search/countable-search.ts';
import type { Database } from '../../db/schema.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { TooManyRequestsError } from '../../graphql/errors.ts';
import { limitRules } from '../../limit-rules.ts';

export interface PopularSearch {
  readonly words: string;
  readonly count: number;
}

/** One person's repetitions do not make words popular. */
const oncePerPerson = limitRules.searchCount;
const keptDays = 90;
const lookBackDays = 30;
/** Fewer searches than this tell of a person, not of what is popular. */
const fewest = 3;
const candidates = 500;
const shown = 10;
/** SRCH-004: 0 is exact, 1 is anything. */
const fuzzyThreshold = 0.3;

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/**
 * Counts a search, once a day per person and words: what found something is popular (SRCH-005), what found nothing is for
 * staff. Keeps the words and a number: nothing of who searched, and no words that may be about a person
 * (countableSearch).
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
 * What many people searched for in the last 30 days, the most frequent first; with a query only what starts with it or
 * comes close to it, beginnings first (SRCH-005).
 */
export async function popularSearches(
  db: Kysely<Database>,
  now: Date,
  query: string,
): Promise<PopularSearch[]> {
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
  const all = rows.map(({ words, total }) => ({ words, count: Number(total) }));
  const asked = query.trim().toLowerCase();
  if (asked === '') return all.slice(0, shown);
  const starting = all.filter(({ words }) => words.startsWith(asked));
  const close = new Fuse(all, { keys: ['words'], threshold: fuzzyThreshold, ignoreDiacritics: true })
    .search(asked)
    .map(({ item }) => item);
  return [...new Set([...starting, ...close])].slice(0, shown);
}

/** Forgets the counts of days that no list looks at any more. */
export async function forgetOldSearches(db: Kysely<Database>, now: Date): Promise<void> {
  const last = dayOf(new Date(now.getTime() - keptDays * 24 * 60 * 60 * 1000));
  for (const table of ['search_counts', 'search_misses'] as const)
    await db.deleteFrom(table).where(sql<boolean>`day < ${last}::date`).execute();
}
