import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { bareForms } from './diminutives.ts';
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
import { collectionsNamed, isNamed, type NamedCollection, type NamedValue, valuesOfWord } from './names.ts';
import { hasFilterValue, hasValue } from './sql-values.ts';
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

/** A word of the search with the words of the catalogue that it stands for, by nearness. */
interface Expansion {
  readonly asked: string;
  readonly found: ReadonlyMap<string, number>;
  /** Collections that it names, together with the other words. */
  readonly collections: readonly NamedCollection[];
}

/** A place where a word may stand and what standing there is worth. */
interface Place {
  readonly holds: Condition;
  readonly score: number;
}

async function readVocabulary(db: Kysely<Database>): Promise<ReadonlyMap<string, Stems>> {
  const { rows } = await sql<{ word: string }>`select distinct word from products,
    unnest(${fields.title} || ${fields.brand} || ${fields.description}) as word
    where products.status = 'PUBLISHED'`.execute(db);
  return await readStems(db, [...new Set([...rows.map((row) => row.word), ...valuesOfWord.keys()])]);
}

function hasNamed({ kind, value }: NamedValue | NamedCollection): Condition {
  return kind === 'collection' ? hasFilterValue('COLLECTIONS', value) : hasValue(kind, value);
}

function fieldConditions(
  words: readonly string[],
  collections: readonly NamedCollection[],
): { readonly field: keyof typeof fieldRank; readonly holds: Condition }[] {
  const values = [...new Set(words.flatMap((word) => valuesOfWord.get(word) ?? [])), ...collections];
  const list = sql`${words}::text[]`;
  return [
    { field: 'title', holds: sql<boolean>`(${fields.title} && ${list})` },
    { field: 'brand', holds: sql<boolean>`(${fields.brand} && ${list})` },
    ...(values.length === 0
      ? []
      : [
          {
            field: 'name' as const,
            holds: sql<boolean>`(${sql.join(values.map(hasNamed), sql` or `)})`,
          },
        ]),
    { field: 'description', holds: sql<boolean>`(${fields.description} && ${list})` },
  ];
}

function placesOf({ asked, found, collections }: Expansion): Place[] {
  return Object.values(nearness).flatMap((near) => {
    const words = [...found.keys()].filter((word) => found.get(word) === near);
    const named = near === nearness.same ? collections : [];
    if (words.length + named.length === 0) return [];
    return fieldConditions(words, named)
      .map(({ field, holds }) => ({ holds, score: wordScore(asked, fieldRank[field], near) }))
      .filter(({ score }) => score > 0);
  });
}

function anywhere(expansion: Expansion): Condition {
  const places = placesOf(expansion).map((place) => place.holds);
  if (places.length === 0) return sql<boolean>`false`;
  return sql<boolean>`(${sql.join(places, sql` or `)})`;
}

function sameWords(vocabulary: ReadonlyMap<string, Stems>, word: string, stems: Stems): string[] {
  return [...vocabulary]
    .filter(([known, other]) => known === word || sameStem(stems, other))
    .map(([known]) => known);
}

async function bareWords(
  db: Kysely<Database>,
  vocabulary: ReadonlyMap<string, Stems>,
  word: string,
): Promise<readonly string[]> {
  const forms = bareForms(word);
  const stems = await readStems(db, forms);
  const found = forms.map((form) => sameWords(vocabulary, form, stems.get(form) ?? noStems));
  return found.find((words) => words.length > 0) ?? [];
}

async function isFew(db: Kysely<Database>, expansion: Expansion): Promise<boolean> {
  const { rows } = await sql<{ count: string }>`select count(*) from products
    where products.status = 'PUBLISHED' and ${anywhere(expansion)}`.execute(db);
  return Number(rows[0]?.count ?? 0) < fewListings;
}

async function expand(
  db: Kysely<Database>,
  vocabulary: ReadonlyMap<string, Stems>,
  asked: string,
  unfinished: boolean,
  collections: readonly NamedCollection[],
): Promise<Expansion> {
  const stems = vocabulary.get(asked) ?? (await readStems(db, [asked])).get(asked) ?? noStems;
  const found = new Map<string, number>();
  const expansion = { asked, found, collections };
  const add = (words: Iterable<string>, near: number) => {
    for (const word of words) if (!found.has(word)) found.set(word, near);
  };
  const known = [...vocabulary.keys()];
  const same = sameWords(vocabulary, asked, stems);
  add(same, nearness.same);
  if (unfinished && asked.length >= shortestPrefix) {
    add(
      known.filter((word) => word.startsWith(asked)),
      nearness.prefix,
    );
  }
  const errors = allowedErrors(asked);
  if (errors === 0 || !(await isFew(db, expansion))) return expansion;
  const bare = await bareWords(db, vocabulary, asked);
  add(bare, nearness.prefix);
  if (isNamed([...same, ...bare]) || !(await isFew(db, expansion))) return expansion;
  add(
    known.filter((word) => isWithin(asked, word, errors)),
    nearness.typo,
  );
  return expansion;
}

function scoreOf(expansion: Expansion): RawBuilder<number> {
  const places = placesOf(expansion);
  if (places.length === 0) return sql<number>`0::integer`;
  const whens = places
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
  const collections = collectionsNamed(words);
  const expansions: Expansion[] = [];
  for (const word of asked) {
    expansions.push(await expand(db, vocabulary, word, word === words.at(-1), collections.get(word) ?? []));
  }
  return {
    conditions: expansions.map(anywhere),
    score: sql<number>`(${sql.join(expansions.map(scoreOf), sql` + `)})`,
  };
}
