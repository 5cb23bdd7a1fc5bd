import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Locale } from '#domain/catalog/entry.ts';
import { allowedErrors, isWithin } from '#domain/search/typing-errors.ts';
import type { Database } from '../db/schema.ts';
import { bareForms } from './diminutives.ts';
import {
  fewProducts,
  fieldRank,
  highestScore,
  nearness,
  requiredWords,
  type Stems,
  sameStem,
  shortestPrefix,
  wordScore,
} from './expand-word.ts';
import { isNamed, isWholeName, type Meaning, meaningsOf, meaningsTogether, namedWords } from './names.ts';
import { hasFilterValue, hasValue } from './sql-values.ts';
import { readStems } from './stems.ts';

type Condition = RawBuilder<boolean>;

const noStems: Stems = { nl: null, en: null, fr: null };

/** The words of each field of a product, in all its languages. */
const fields = {
  title: sql`catalog_words(products.title || ' ' || coalesce((select string_agg(title, ' ')
    from product_translations where product_id = products.id), ''))`,
  brand: sql`case when products.brand = 'unknown' then '{}' else catalog_words(products.brand) end`,
  description: sql`catalog_words(products.description || ' ' || coalesce(products.editorial_description, '')
    || ' ' || coalesce((select string_agg(description || ' ' || coalesce(editorial_description, ''), ' ')
    from product_translations where product_id = products.id), ''))`,
} as const;

/** A word of the search with the catalogue words that it matches, and their nearness. */
interface Expansion {
  readonly asked: string;
  readonly found: ReadonlyMap<string, number>;
  /** Its meanings in combination with the other words. */
  readonly together: readonly Meaning[];
  readonly locale: Locale;
}

/** A condition under which a word matches, and the score for it. */
interface Place {
  readonly holds: Condition;
  readonly score: number;
}

async function readVocabulary(db: Kysely<Database>): Promise<ReadonlyMap<string, Stems>> {
  const { rows } = await sql<{ word: string }>`select distinct word from products,
    unnest(${fields.title} || ${fields.brand} || ${fields.description}) as word
    where products.status = 'PUBLISHED'`.execute(db);
  return await readStems(db, [...new Set([...rows.map((row) => row.word), ...namedWords])]);
}

function hasMeaning({ kind, value }: Meaning): Condition {
  return kind === 'collection' ? hasFilterValue('COLLECTIONS', value) : hasValue(kind, value);
}

/** Returns the conditions for the words in each field and for each meaning, with their ranks. */
function rankedConditions(
  words: readonly string[],
  meanings: readonly Meaning[],
): { readonly rank: number; readonly holds: Condition }[] {
  const list = sql`${words}::text[]`;
  const byRank = Map.groupBy(meanings, ({ rank }) => rank);
  return [
    ...(['title', 'brand', 'description'] as const).map((field) => ({
      rank: fieldRank[field],
      holds: sql<boolean>`(${fields[field]} && ${list})`,
    })),
    ...[...byRank].map(([rank, of]) => ({
      rank,
      holds: sql<boolean>`(${sql.join(of.map(hasMeaning), sql` or `)})`,
    })),
  ];
}

function placesOf({ asked, found, together, locale }: Expansion): Place[] {
  return Object.values(nearness).flatMap((near) => {
    const words = [...found.keys()].filter((word) => found.get(word) === near);
    const meanings = [
      ...words.flatMap((word) => meaningsOf(word, locale, asked)),
      ...(near === nearness.same ? together : []),
    ];
    if (words.length + meanings.length === 0) return [];
    return rankedConditions(words, meanings)
      .map(({ rank, holds }) => ({ holds, score: wordScore(asked, rank, near) }))
      .filter(({ score }) => score > 0);
  });
}

function anywhere(expansion: Expansion): Condition {
  const places = placesOf(expansion).map((place) => place.holds);
  if (places.length === 0) return sql<boolean>`false`;
  return sql<boolean>`(${sql.join(places, sql` or `)})`;
}

function sameWords(
  vocabulary: ReadonlyMap<string, Stems>,
  word: string,
  stems: Stems,
  language: Locale | 'any',
): string[] {
  return [...vocabulary]
    .filter(([known, other]) => known === word || sameStem(stems, other, language))
    .map(([known]) => known);
}

async function bareWords(
  db: Kysely<Database>,
  vocabulary: ReadonlyMap<string, Stems>,
  word: string,
  locale: Locale,
): Promise<readonly string[]> {
  const forms = bareForms(word);
  const stems = await readStems(db, forms);
  const found = forms.map((form) => sameWords(vocabulary, form, stems.get(form) ?? noStems, locale));
  return found.find((words) => words.length > 0) ?? [];
}

async function isFew(db: Kysely<Database>, expansion: Expansion): Promise<boolean> {
  const { rows } = await sql<{ count: string }>`select count(*) from products
    where products.status = 'PUBLISHED' and ${anywhere(expansion)}`.execute(db);
  return Number(rows[0]?.count ?? 0) < fewProducts;
}

interface Asked extends Pick<Expansion, 'asked' | 'together' | 'locale'> {
  readonly unfinished: boolean;
}

async function expand(
  db: Kysely<Database>,
  vocabulary: ReadonlyMap<string, Stems>,
  { asked, unfinished, together, locale }: Asked,
): Promise<Expansion> {
  const stems = vocabulary.get(asked) ?? (await readStems(db, [asked])).get(asked) ?? noStems;
  const found = new Map<string, number>();
  const expansion = { asked, found, together, locale };
  const add = (words: Iterable<string>, near: number) => {
    for (const word of words) if (!found.has(word)) found.set(word, near);
  };
  const known = [...vocabulary.keys()];
  const same = sameWords(vocabulary, asked, stems, locale);
  add(same, nearness.same);
  if (unfinished && asked.length >= shortestPrefix) {
    add(
      known.filter((word) => word.startsWith(asked)),
      nearness.prefix,
    );
  }
  if (!(await isFew(db, expansion))) return expansion;
  const foreign = sameWords(vocabulary, asked, stems, 'any');
  add(foreign, nearness.prefix);
  const errors = allowedErrors(asked);
  if (errors === 0 || !(await isFew(db, expansion))) return expansion;
  const bare = await bareWords(db, vocabulary, asked, locale);
  add(bare, nearness.prefix);
  if (isNamed([...foreign, ...bare]) || !(await isFew(db, expansion))) return expansion;
  const meant = known.filter((word) => !found.has(word) && isWithin(asked, word, errors));
  for (const word of meant) {
    add(sameWords(vocabulary, word, vocabulary.get(word) ?? noStems, locale), nearness.typo);
  }
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

/** The conditions of the words of a search, and the score that results from them. */
export interface SqlWords {
  readonly conditions: readonly Condition[];
  readonly score: RawBuilder<number>;
}

/** Reads the whole vocabulary: exact but slow, as the reference for faster engines. Null without words. */
export async function sqlWords(
  db: Kysely<Database>,
  words: readonly string[],
  locale: Locale,
): Promise<SqlWords | null> {
  if (words.length === 0) return null;
  const vocabulary = await readVocabulary(db);
  const stems = await readStems(db, words);
  const required = requiredWords(words, (word) => stems.get(word) ?? noStems);
  const together = meaningsTogether(words);
  const expansions: Expansion[] = [];
  for (const word of required) {
    const named = together.get(word) ?? [];
    const unfinished = word === words.at(-1) && !isWholeName(word, locale, named);
    const asked = { asked: word, unfinished, together: named, locale };
    expansions.push(await expand(db, vocabulary, asked));
  }
  return {
    conditions: expansions.map(anywhere),
    score: sql<number>`least(${highestScore}::integer, ${sql.join(expansions.map(scoreOf), sql` + `)})`,
  };
}
