import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Stems } from './expand-word.ts';

/**
 * Reads the stems of words from the database's text-search dictionaries, so that all engines agree. Null if a
 * language treats the word as a stop word.
 */
export async function readStems(
  db: Kysely<Database>,
  words: readonly string[],
): Promise<ReadonlyMap<string, Stems>> {
  if (words.length === 0) return new Map();
  const { rows } = await sql<{ word: string } & Stems>`select word,
    (ts_lexize('dutch_stem', word))[1] as nl, (ts_lexize('english_stem', word))[1] as en,
    (ts_lexize('french_stem', word))[1] as fr
    from unnest(${words}::text[]) as word`.execute(db);
  return new Map(rows.map(({ word, nl, en, fr }) => [word, { nl, en, fr }]));
}
