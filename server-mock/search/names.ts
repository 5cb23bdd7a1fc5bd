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

/** A value of a product whose names, in three languages, are searched for too. */
export interface NamedValue {
  readonly kind: Extract<PointKind, 'path' | 'style' | 'color' | 'material'>;
  readonly value: string;
  readonly titles: Titles;
  /** Further names, for the search alone: they are never suggested. */
  readonly also: readonly string[];
  /** Names that it goes by loosely. */
  readonly loose: readonly string[];
}

/** A brand with further names. */
interface NamedBrand extends Omit<NamedValue, 'kind'> {
  readonly kind: 'brand';
}

/** What a word of a search stands for, and how much it says. */
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

/** Brands that have further names. */
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
 * Categories that lie under a heading and are not called by its name: a desk is hardly a table. The name of the heading
 * finds them after those that are.
 */
const notCalledSo: ReadonlySet<string> = new Set([
  'meubels/stoelen/barkrukken',
  'meubels/stoelen/krukken',
  'meubels/zetels/poefs',
  'meubels/tafels/bureaus',
  'meubels/bedden/hoofdborden',
]);
/** And one that is nothing of the kind. */
const strangers: ReadonlySet<string> = new Set(['meubels/kasten/koffers']);

const leaves = allCategories().map(({ main, sub, category }) =>
  [main.value, sub.value, category.value].join('/'),
);

/** What the whole name of a value means: of a heading, the categories under it that are called so. */
function fullMeanings({ kind, value }: NamedValue | NamedBrand): Meaning[] {
  if (kind !== 'path') return [{ kind, value, rank: fieldRank.attribute }];
  const under = leaves.filter((leaf) => leaf.startsWith(`${value}/`) && !strangers.has(leaf));
  return (under.length === 0 ? [value] : under).map((path) => {
    const isCalledSo = path === value || !notCalledSo.has(path);
    return { kind, value: path, rank: isCalledSo ? fieldRank.category : fieldRank.under };
  });
}

/** The names in a title, "Bowls and dishes" has two; of one of one word its singular too, as titles are in the plural. */
function withSingular(name: string): string[] {
  return name.split(/ (?:en|and|et) /).flatMap((part) => {
    const [word = '', ...more] = wordsOf(part);
    return more.length > 0 ? [part] : [word, ...singularsOf(word)];
  });
}

/** The words of longer further names mean something together alone: "tv-bank" makes no sofa of a TV unit. */
function isOneWord(name: string): boolean {
  return wordsOf(name).length === 1;
}

type Meanings = ReadonlyMap<string, readonly Meaning[]>;

/** What words mean in the reader's language, and in the others. */
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
 * What a word means to a reader of this language. What it means in another one counts only when it means nothing in theirs
 * and is the word that was asked: "green" shares a Dutch stem with "grenen", which is pine.
 */
export function meaningsOf(word: string, locale: Locale, asked = word): readonly Meaning[] {
  const { own, foreign } = meanings[locale];
  return own.get(word) ?? (sameNumber(word, asked) ? (foreign.get(word) ?? []) : []);
}

/**
 * True for a word that is a whole name to this reader, by itself or together with the others: then nobody is still typing
 * it, and "bord" is no beginning of "bordeaux".
 */
export function isWholeName(word: string, locale: Locale, together: readonly Meaning[]): boolean {
  return [...meaningsOf(word, locale), ...together].some(({ rank }) => rank >= fieldRank.attribute);
}

const namedByKey = new Map(namedValues.map((named) => [`${named.kind} ${named.value}`, named]));

/** The names of a value in the reader's language, and its further names of one word; none for an unknown value. */
export function namesOf(kind: NamedValue['kind'], value: string, locale: Locale): readonly string[] {
  const named = namedByKey.get(`${kind} ${value}`);
  return named === undefined ? [] : [named.titles[locale], ...named.also.filter(isOneWord)];
}

/** Every word of the reference data, in all languages. */
export const namedWords: ReadonlySet<string> = new Set(
  allNamed.flatMap(({ titles, also }) =>
    [...Object.values(titles).flatMap(withSingular), ...also].flatMap(wordsOf),
  ),
);

/** True when one of the words is in the reference data: then what was typed is no typing error. */
export function isNamed(words: readonly string[]): boolean {
  return words.some((word) => namedWords.has(word));
}

/** Names of several words with what they mean; which languages have them. */
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
 * What each word of a search helps to name: "table" alone is no table lamp, and not in "Aan de lange tafel"; all words of
 * such a name together are.
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
