import Fuse from 'fuse.js';
import { wordsOf } from '#domain/search/catalog-words.ts';
import { allowedErrors, isWithin } from '#domain/search/typing-errors.ts';

/** The threshold of Fuse.js: 0 requires exactly these letters, 1 accepts anything (FILT-015, docs/readings.md). */
export const brandThreshold = 0.3;

/**
 * True when every typed word is close to a word of the title, or all of them together are: "polspotten" finds "Pols
 * Potten".
 */
function isMistyped(title: string, typed: readonly string[]): boolean {
  const known = wordsOf(title);
  const isNear = (word: string, other: string) =>
    isWithin(word, other, allowedErrors(word)) ||
    // The word may not be typed to its end yet.
    (other.length > word.length && isWithin(word, other.slice(0, word.length), allowedErrors(word)));
  return (
    typed.every((word) => known.some((other) => isNear(word, other))) ||
    isNear(typed.join(''), known.join(''))
  );
}

/**
 * Finds options by title, the best match first. Ignores case and accents, and tolerates the same typing errors as the
 * search of the shop.
 */
export function brandSearch<Option extends { readonly title: string }>(
  options: readonly Option[],
): (words: string) => readonly Option[] {
  const fuse = new Fuse(options, {
    keys: ['title'],
    threshold: brandThreshold,
    ignoreDiacritics: true,
    ignoreLocation: true,
  });
  return (words) => {
    const found = fuse.search(words.trim()).map(({ item }) => item);
    const typed = wordsOf(words);
    if (typed.length === 0) return found;
    return [
      ...found,
      ...options.filter((option) => !found.includes(option) && isMistyped(option.title, typed)),
    ];
  };
}
