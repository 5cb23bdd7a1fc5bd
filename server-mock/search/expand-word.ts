import { type Locale, locales } from '#domain/constants/locales.ts';

/** How closely a word of the catalogue matches a word of the search; the value is added to the rank. */
export const nearness = { typo: 0, prefix: 1, same: 2 } as const;

/**
 * Ranks of what a word can mean for a product. The full name of its category says what the person is looking for, so
 * it ranks above two titles that mention the word, and slightly above a loose name of the category. Then follow the
 * full name of a colour, material or style, the title, the brand and the name of a parent category that does not
 * describe the product, a part of a name, and the description.
 */
export const fieldRank = {
  description: 1,
  name: 2,
  under: 3,
  brand: 3,
  title: 4,
  attribute: 5,
  loose: 10,
  category: 12,
} as const;
export type NameRank = (typeof fieldRank)['name' | 'under' | 'attribute' | 'loose' | 'category'];

/** Maximum sum of the scores of all words: a row stores it in one byte. */
export const highestScore = 255;

/** Words up to this length have too many similar words to search whole descriptions for typing errors in them. */
const longestShortWord = 5;

/**
 * Returns what one word of a search adds to a product's rank: mainly the best field that contains it, then how
 * exactly it matches. A match with a typing error always scores lower than any match without. 0 if the field is not
 * searched.
 */
export function wordScore(word: string, field: number, near: number): number {
  if (near !== nearness.typo) return fieldRank.title + field * 2 + near;
  return field === fieldRank.description && word.length <= longestShortWord ? 0 : field;
}

/** With fewer products than this, the word is also searched with typing errors. */
export const fewProducts = 3;
/** Minimum length from which an incomplete word is searched. */
export const shortestPrefix = 2;

/** Stems of a word from the database's text-search dictionaries; null if the word is a stop word in the language. */
export interface Stems {
  readonly nl: string | null;
  readonly en: string | null;
  readonly fr: string | null;
}

const shortestStem = 3;

/**
 * Returns the stem if words may match by it; null for stems of one or two letters: French reduces both "leer" and
 * "les" to "le".
 */
export function sharedStem(stem: string | null): string | null {
  return stem !== null && stem.length >= shortestStem ? stem : null;
}

/** True if the words share a stem in this language, or in any of them. */
export function sameStem(one: Stems, other: Stems, language: Locale | 'any'): boolean {
  if (language === 'any') return locales.some((each) => sameStem(one, other, each));
  const shared = sharedStem(one[language]);
  return shared !== null && shared === other[language];
}

/** True for a stop word of any language: "de", "the", "les". */
function isStopWord(stems: Stems): boolean {
  return stems.nl === null || stems.en === null || stems.fr === null;
}

/**
 * Returns the words that must match; stop words only if there are no others. The last word typed may be incomplete.
 */
export function requiredWords(words: readonly string[], stems: (word: string) => Stems): string[] {
  const meaning = words.filter((word) => !isStopWord(stems(word)));
  return meaning.length > 0 ? meaning : [...words];
}
