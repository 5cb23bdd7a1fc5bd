const endings = ['s', 'n', 'en', 'es', 'x', 'e'];

function isLongerForm(short: string, long: string): boolean {
  if (short.length < 3 || !long.startsWith(short)) return false;
  const ending = long.slice(short.length);
  return endings.includes(ending) || ending === `${short.at(-1)}en`;
}

/**
 * True if the words are equal or one looks like a plural of the other: "lamp" and "lampen", "krukken" and "kruk",
 * "bureaux" and "bureau".
 */
export function sameNumber(one: string, other: string): boolean {
  return one === other || isLongerForm(one, other) || isLongerForm(other, one);
}

/**
 * Returns all words for which `sameNumber` is true: the word, its plurals and its singulars, whether they exist or
 * not.
 */
export function numbersOf(word: string): string[] {
  const plurals = word.length < 3 ? [] : [...endings, `${word.at(-1)}en`].map((ending) => word + ending);
  const singulars = endings
    .filter((ending) => word.endsWith(ending))
    .map((ending) => word.slice(0, -ending.length));
  const undoubled = /^(.*(.))\2en$/.exec(word)?.[1];
  return [
    word,
    ...plurals,
    ...[...singulars, ...(undoubled === undefined ? [] : [undoubled])].filter(({ length }) => length >= 3),
  ];
}

/** Returns possible singulars of a plural; empty if the word does not look like one. */
export function singularsOf(word: string): string[] {
  const stem = /^(.{3,})(?:en|s|x)$/.exec(word)?.[1];
  if (stem === undefined) return [];
  const isDoubled = stem.at(-1) === stem.at(-2);
  return [isDoubled && word.endsWith('en') ? stem.slice(0, -1) : stem];
}
