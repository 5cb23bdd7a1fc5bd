import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import {
  allowedErrors,
  fewListings,
  fieldRank,
  isWithin,
  nearness,
  requiredWords,
  type Stems,
  sameStem,
  shortestPrefix,
  wordScore,
} from './expand-word.ts';
import { type NamedValue, valuesOfWord } from './names.ts';
import { hasValue } from './sql-values.ts';
import { readStems } from './stems.ts';

type Condition = RawBuilder<boolean>;

const noStems: Stems = { nl: null, en: null, fr: null };

/** Every title, brand and description of a listing, in all its languages, as words. */
const fields = {
  title: sql`catalog_words(products.title || ' ' || coalesce((select string_agg(title, ' ')
    from product_translations where product_id = products.id), ''))`,
  brand: sql`case when products.brand = 'unknown' then '{}' else catalog_words(products.brand) end`,
  description: sql`catalog_words(products.description || ' ' || coalesce(products.editorial_description, '')
    || ' ' || coalesce((select string_agg(description || ' ' || coalesce(editorial_description, ''), ' ')
    from product_translations where product_id = products.id), ''))`,
} as const;

/** The words of the search with the words of the catalogue that they stand for, by nearness. */
type Expansion = ReadonlyMap<string, number>;

async function readVocabulary(db: Kysely<Database>): Promise<ReadonlyMap<string, Stems>> {
  const { rows } = await sql<{ word: string }>`select distinct word from products,
    unnest(${fields.title} || ${fields.brand} || ${fields.description}) as word
    where products.status = 'PUBLISHED'`.execute(db);
  return await readStems(db, [...new Set([...rows.map((row) => row.word), ...valuesOfWord.keys()])]);
}

function fieldConditions(
  words: readonly string[],
): { readonly field: keyof typeof fieldRank; readonly holds: Condition }[] {
  const values = [...new Set<NamedValue>(words.flatMap((word) => valuesOfWord.get(word) ?? []))];
  const list = sql`${words}::text[]`;
  return [
    { field: 'title', holds: sql<boolean>`(${fields.title} && ${list})` },
    { field: 'brand', holds: sql<boolean>`(${fields.brand} && ${list})` },
    ...(values.length === 0
      ? []
      : [
          {
            field: 'name' as const,
            holds: sql<boolean>`(${sql.join(
              values.map((value) => hasValue(value.kind, value.value)),
              sql` or `,
            )})`,
          },
        ]),
    { field: 'description', holds: sql<boolean>`(${fields.description} && ${list})` },
  ];
}

function anywhere(words: readonly string[]): Condition {
  if (words.length === 0) return sql<boolean>`false`;
  const places = fieldConditions(words).map((place) => place.holds);
  return sql<boolean>`(${sql.join(places, sql` or `)})`;
}

async function expand(
  db: Kysely<Database>,
  vocabulary: ReadonlyMap<string, Stems>,
  word: string,
  unfinished: boolean,
): Promise<Expansion> {
  const stems = vocabulary.get(word) ?? (await readStems(db, [word])).get(word) ?? noStems;
  const found = new Map<string, number>();
  for (const [known, knownStems] of vocabulary) {
    if (known === word || sameStem(stems, knownStems)) found.set(known, nearness.same);
    else if (unfinished && word.length >= shortestPrefix && known.startsWith(word)) {
      found.set(known, nearness.prefix);
    }
  }
  const errors = allowedErrors(word);
  if (errors === 0) return found;
  const { rows } = await sql<{ count: string }>`select count(*) from products
    where products.status = 'PUBLISHED' and ${anywhere([...found.keys()])}`.execute(db);
  if (Number(rows[0]?.count ?? 0) >= fewListings) return found;
  for (const known of vocabulary.keys()) {
    if (!found.has(known) && isWithin(word, known, errors)) found.set(known, nearness.typo);
  }
  return found;
}

function scoreOf(expansion: Expansion): RawBuilder<number> {
  const cases = [...Map.groupBy(expansion.keys(), (word) => expansion.get(word) ?? 0)].flatMap(
    ([near, words]) =>
      fieldConditions(words).map(({ field, holds }) => ({ holds, score: wordScore(fieldRank[field], near) })),
  );
  if (cases.length === 0) return sql<number>`0::integer`;
  const whens = cases
    .toSorted((one, other) => other.score - one.score)
    .map(({ holds, score }) => sql`when ${holds} then ${score}::integer`);
  return sql<number>`(case ${sql.join(whens, sql` `)} else 0 end)`;
}

/** What the words of a search ask, and the rank that they give. */
export interface SqlWords {
  readonly conditions: readonly Condition[];
  readonly score: RawBuilder<number>;
}

/** Reads the whole vocabulary: exact and slow, as the measure of faster engines. Null for no words. */
export async function sqlWords(db: Kysely<Database>, words: readonly string[]): Promise<SqlWords | null> {
  if (words.length === 0) return null;
  const vocabulary = await readVocabulary(db);
  const stems = await readStems(db, words);
  const asked = requiredWords(words, (word) => stems.get(word) ?? noStems);
  const expansions: Expansion[] = [];
  for (const word of asked) {
    expansions.push(await expand(db, vocabulary, word, word === words.at(-1)));
  }
  return {
    conditions: expansions.map((expansion) => anywhere([...expansion.keys()])),
    score: sql<number>`(${sql.join(expansions.map(scoreOf), sql` + `)})`,
  };
}
