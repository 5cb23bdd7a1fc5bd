import { type Locale, locales } from '#domain/constants/locales.ts';

/** How near a word of the catalogue is to a word of the search; also what it adds to the rank. */
export const nearness = { typo: 0, prefix: 1, same: 2 } as const;

/**
 * Ranks of what a word can be to a product. A word that is the whole name of its category says what the person looks
 * for, so it counts for more than two titles that mention it, and a little more than a name that the category goes by
 * loosely; then comes the whole name of a colour, material or style, then the title, the brand and the name of the heading
 * above a category that is not called so, then a part of a name, and the description.
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

/** The scores of all words together go no higher: a row has one byte for them. */
export const highestScore = 255;

/** Words up to this length have too many neighbours to look for them mistyped in whole descriptions. */
const longestShortWord = 5;

/**
 * What one word of a search adds to a listing's rank: the best place where it stands, then how exactly; a typing error
 * anywhere less than the right word anywhere. 0 where it is not looked for.
 */
export function wordScore(word: string, field: number, near: number): number {
  if (near !== nearness.typo) return fieldRank.title + field * 2 + near;
  return field === fieldRank.description && word.length <= longestShortWord ? 0 : field;
}

/** Fewer listings than this: the word is looked for with typing errors too. */
export const fewProducts = 3;
/** A word that is not finished is looked for from this length on. */
export const shortestPrefix = 2;

/** Stems of a word by the text-search dictionaries of the database; null where the language drops the word. */
export interface Stems {
  readonly nl: string | null;
  readonly en: string | null;
  readonly fr: string | null;
}

const shortestStem = 3;

/** A stem that words can share; null for one of a letter or two: French cuts "leer" and "les" both to "le". */
export function sharedStem(stem: string | null): string | null {
  return stem !== null && stem.length >= shortestStem ? stem : null;
}

/** True when the words have one stem in this language, or in any of them. */
export function sameStem(one: Stems, other: Stems, language: Locale | 'any'): boolean {
  if (language === 'any') return locales.some((each) => sameStem(one, other, each));
  const shared = sharedStem(one[language]);
  return shared !== null && shared === other[language];
}

/** True for a word that a language drops: "de", "the", "les". */
function isStopWord(stems: Stems): boolean {
  return stems.nl === null || stems.en === null || stems.fr === null;
}

/** Words that must occur: stop words only when there is nothing else. The last one typed may be unfinished. */
export function requiredWords(words: readonly string[], stems: (word: string) => Stems): string[] {
  const meaning = words.filter((word) => !isStopWord(stems(word)));
  return meaning.length > 0 ? meaning : [...words];
}
