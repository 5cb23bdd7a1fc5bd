import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../db/schema.ts';
import type { IndexQuestion } from './columns/column-index.ts';
import { bareForms } from './diminutives.ts';
import type { Stems } from './expand-word.ts';
import { likenessOf, tasteOf } from './points.ts';
import { readFacts } from './product-facts.ts';
import type { ReadQuestion } from './read-question.ts';
import { readStems } from './stems.ts';

const stemCacheSize = 5_000;

/** Adds to a question the data that only the database has. Stems never change, so they are cached. */
export function questionPreparer(db: Kysely<Database>): (question: ReadQuestion) => Promise<IndexQuestion> {
  const known = new LRUCache<string, Stems>({ max: stemCacheSize });
  const stemsOf = async (words: readonly string[]) => {
    const missing = words.filter((word) => known.get(word) === undefined);
    const fresh = await readStems(db, missing);
    for (const [word, stems] of fresh) known.set(word, stems);
    return Object.fromEntries(
      words.map((word) => [word, known.get(word) ?? { nl: null, en: null, fr: null }]),
    );
  };
  return async (question) => {
    const { mltId } = question;
    const [like] = mltId === null ? [] : await readFacts(db, [mltId]);
    const personal = question.sort === 'RECOMMENDED' && question.words.length === 0 && mltId === null;
    return {
      ...question,
      stems: await stemsOf([...new Set(question.words.flatMap((word) => [word, ...bareForms(word)]))]),
      like:
        mltId === null
          ? null
          : { id: mltId, points: like ? likenessOf(like) : null, price: like?.priceCents ?? 0 },
      taste: personal ? tasteOf(await readFacts(db, question.tasteOf)) : [],
    };
  };
}
