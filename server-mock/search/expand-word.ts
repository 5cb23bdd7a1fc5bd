/** How near a word of the catalogue is to a word of the search; also what it adds to the rank. */
export const nearness = { typo: 0, prefix: 1, same: 2 } as const;

/** Ranks of the places where a word can stand: title before brand before names before description. */
export const fieldRank = { description: 1, name: 2, brand: 3, title: 4 } as const;

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
export const fewListings = 3;
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

/** True when the words have one stem in one of the languages. */
export function sameStem(one: Stems, other: Stems): boolean {
  const shared = (language: keyof Stems) => sharedStem(one[language]);
  return (
    (shared('nl') !== null && one.nl === other.nl) ||
    (shared('en') !== null && one.en === other.en) ||
    (shared('fr') !== null && one.fr === other.fr)
  );
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

/** Typing errors that a word may hold: none below four letters, one to seven, two beyond; none in numbers. */
export function allowedErrors(word: string): 0 | 1 | 2 {
  if (/\d/.test(word) || word.length < 4) return 0;
  return word.length <= 7 ? 1 : 2;
}

/** True when at most `most` letters are added, left out or changed, or neighbours swapped. */
export function isWithin(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false;
  const width = other.length + 1;
  let before = new Uint8Array(width);
  let row = Uint8Array.from({ length: width }, (_, at) => at);
  let next = new Uint8Array(width);
  for (let i = 1; i <= one.length; i += 1) {
    next[0] = i;
    let least = i;
    for (let j = 1; j < width; j += 1) {
      const same = one[i - 1] === other[j - 1];
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (swapped) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return false;
    [before, row, next] = [row, next, before];
  }
  return (row[width - 1] ?? 0) <= most;
}
