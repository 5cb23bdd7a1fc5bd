import { allCategories } from '#domain/catalog/categories.ts';
import { collections } from '#domain/catalog/collections.ts';
import { colors } from '#domain/catalog/colors.ts';
import type { CatalogEntry, Locale, Titles } from '#domain/catalog/entry.ts';
import { materials } from '#domain/catalog/materials.ts';
import { styles } from '#domain/catalog/styles.ts';
import { locales } from '#domain/constants/locales.ts';
import { alsoCategories, looseCategories } from './also-categories.ts';
import { alsoBrands, alsoCollections, alsoColors, alsoMaterials, alsoStyles } from './also-words.ts';
import { fieldRank, type NameRank } from './expand-word.ts';
import type { PointKind } from './points.ts';
import { sameNumber, singularsOf } from './word-forms.ts';
import { wordsOf } from './words.ts';

/** A value of a product whose names can be searched, in three languages. */
export interface NamedValue {
  readonly kind: Extract<PointKind, 'path' | 'style' | 'color' | 'material'>;
  readonly value: string;
  readonly titles: Titles;
  /** Additional names, used only for matching and never suggested. */
  readonly also: readonly string[];
  /** Loose names. */
  readonly loose: readonly string[];
}

interface NamedBrand extends Omit<NamedValue, 'kind'> {
  readonly kind: 'brand';
}

/** The meaning of a word of a search, and its rank. */
export interface Meaning {
  readonly kind: NamedValue['kind'] | 'brand' | 'collection';
  readonly value: string;
  readonly rank: NameRank;
}

function listed(names: string | undefined): readonly string[] {
  return (names ?? '').split(' ').filter((name) => name !== '');
}

function named(kind: NamedValue['kind'], { value, titles }: CatalogEntry, also?: string): NamedValue {
  return { kind, value, titles, also: listed(also), loose: [] };
}

function namedPath(path: readonly CatalogEntry[]): NamedValue[] {
  const value = path.map((entry) => entry.value).join('/');
  const loose = listed(looseCategories[value]);
  return path.slice(-1).map((entry) => ({ ...named('path', entry, alsoCategories[value]), value, loose }));
}

/** Categories of each level, colours, materials and styles with their names. */
export const namedValues: readonly NamedValue[] = [
  ...new Map(
    allCategories()
      .flatMap(({ main, sub, category }) => [
        ...namedPath([main]),
        ...namedPath([main, sub]),
        ...namedPath([main, sub, category]),
      ])
      .map((value) => [value.value, value]),
  ).values(),
  ...colors.map((color) => named('color', color, alsoColors[color.value])),
  ...materials.map((material) => named('material', material, alsoMaterials[material.value])),
  ...styles.map((style) => named('style', style, alsoStyles[style.value])),
];

const namedBrands = Object.entries(alsoBrands).map(
  ([value, also]): NamedBrand => ({
    kind: 'brand',
    value,
    titles: { nl: '', en: '', fr: '' },
    also: listed(also),
    loose: [],
  }),
);

const allNamed: readonly (NamedValue | NamedBrand)[] = [...namedValues, ...namedBrands];

/**
 * Categories that the name of their parent does not describe: a desk is hardly a table. The parent's name finds them
 * after those that it does describe.
 */
const notCalledSo: ReadonlySet<string> = new Set([
  'meubels/stoelen/barkrukken',
  'meubels/stoelen/krukken',
  'meubels/zetels/poefs',
  'meubels/tafels/bureaus',
  'meubels/bedden/hoofdborden',
]);
/** Categories that the name of their parent does not find at all. */
const strangers: ReadonlySet<string> = new Set(['meubels/kasten/koffers']);

const leaves = allCategories().map(({ main, sub, category }) =>
  [main.value, sub.value, category.value].join('/'),
);

/** Returns the meanings of the full name of a value; for a parent category, those of the categories below it. */
function fullMeanings({ kind, value }: NamedValue | NamedBrand): Meaning[] {
  if (kind !== 'path') return [{ kind, value, rank: fieldRank.attribute }];
  const under = leaves.filter((leaf) => leaf.startsWith(`${value}/`) && !strangers.has(leaf));
  return (under.length === 0 ? [value] : under).map((path) => {
    const isCalledSo = path === value || !notCalledSo.has(path);
    return { kind, value: path, rank: isCalledSo ? fieldRank.category : fieldRank.under };
  });
}

/**
 * Splits a title into its names ("Bowls and dishes" has two) and adds the singular of single words, because titles
 * are in the plural.
 */
function withSingular(name: string): string[] {
  return name.split(/ (?:en|and|et) /).flatMap((part) => {
    const [word = '', ...more] = wordsOf(part);
    return more.length > 0 ? [part] : [word, ...singularsOf(word)];
  });
}

/** Words of longer additional names only have a meaning together: "tv-bank" does not make a TV unit a sofa. */
function isOneWord(name: string): boolean {
  return wordsOf(name).length === 1;
}

type Meanings = ReadonlyMap<string, readonly Meaning[]>;

/** Meanings of words in the user's language, and in the others. */
interface MeaningsOfLocale {
  readonly own: Meanings;
  readonly foreign: Meanings;
}

function meaningsIn(locale: Locale): MeaningsOfLocale {
  const own = new Map<string, Meaning[]>();
  const foreign = new Map<string, Meaning[]>();
  const put = (into: Map<string, Meaning[]>, word: string, meanings: readonly Meaning[]) =>
    into.set(word, [...(into.get(word) ?? []), ...meanings]);
  for (const value of allNamed) {
    for (const [into, names] of [
      [own, [...withSingular(value.titles[locale]), ...value.also.filter(isOneWord)]],
      [
        foreign,
        locales.filter((other) => other !== locale).flatMap((other) => withSingular(value.titles[other])),
      ],
    ] as const) {
      for (const name of names) {
        const words = wordsOf(name);
        const part = { kind: value.kind, value: value.value, rank: fieldRank.name };
        for (const word of words) put(into, word, words.length === 1 ? fullMeanings(value) : [part]);
      }
    }
    for (const name of value.loose)
      put(own, name, [{ kind: value.kind, value: value.value, rank: fieldRank.loose }]);
  }
  return { own, foreign };
}

const meanings: Readonly<Record<Locale, MeaningsOfLocale>> = {
  nl: meaningsIn('nl'),
  en: meaningsIn('en'),
  fr: meaningsIn('fr'),
};

/**
 * Returns the meanings of a word for a user of this language. Meanings in other languages only count if there is none
 * in theirs and the word itself was searched: "green" shares a Dutch stem with "grenen", which is pine.
 */
export function meaningsOf(word: string, locale: Locale, asked = word): readonly Meaning[] {
  const { own, foreign } = meanings[locale];
  return own.get(word) ?? (sameNumber(word, asked) ? (foreign.get(word) ?? []) : []);
}

/**
 * True if a word is a full name to this user, by itself or together with the others: it is then complete, and "bord"
 * is no prefix of "bordeaux".
 */
export function isWholeName(word: string, locale: Locale, together: readonly Meaning[]): boolean {
  return [...meaningsOf(word, locale), ...together].some(({ rank }) => rank >= fieldRank.attribute);
}

const namedByKey = new Map(namedValues.map((named) => [`${named.kind} ${named.value}`, named]));

/**
 * Returns the names of a value in the user's language and its additional names of one word; empty for an unknown
 * value.
 */
export function namesOf(kind: NamedValue['kind'], value: string, locale: Locale): readonly string[] {
  const named = namedByKey.get(`${kind} ${value}`);
  return named === undefined ? [] : [named.titles[locale], ...named.also.filter(isOneWord)];
}

/** All words of the reference data, in all languages. */
export const namedWords: ReadonlySet<string> = new Set(
  allNamed.flatMap(({ titles, also }) =>
    [...Object.values(titles).flatMap(withSingular), ...also].flatMap(wordsOf),
  ),
);

/** True if one of the words is in the reference data, in which case it is no typing error. */
export function isNamed(words: readonly string[]): boolean {
  return words.some((word) => namedWords.has(word));
}

/** Names of several words in all languages, with their meanings. */
const phrases = [
  ...allNamed.flatMap((value) =>
    [...new Set([...Object.values(value.titles).flatMap(withSingular), ...value.also])].map((name) => ({
      words: wordsOf(name),
      means: fullMeanings(value),
    })),
  ),
  ...collections.flatMap(({ value, titles }) =>
    [...Object.values(titles), ...(alsoCollections[value] ?? [])].map((name) => ({
      words: wordsOf(name),
      means: [{ kind: 'collection', value, rank: fieldRank.name } as const],
    })),
  ),
].filter(({ words, means }) => words.length > 1 || means.some(({ kind }) => kind === 'collection'));

/**
 * Returns the names that the words of a search form together: "table" alone does not mean a table lamp, nor does it
 * in "Aan de lange tafel"; only all words of such a name together have its meaning.
 */
export function meaningsTogether(words: readonly string[]): Meanings {
  const found = new Map<string, Meaning[]>();
  for (const { words: name, means } of phrases) {
    const asked = name.map((part) => words.find((word) => sameNumber(word, part)));
    if (asked.includes(undefined)) continue;
    for (const word of asked) if (word !== undefined) found.set(word, [...(found.get(word) ?? []), ...means]);
  }
  return found;
}
