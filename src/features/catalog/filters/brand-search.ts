import Fuse from 'fuse.js';
import { wordsOf } from '#domain/search/catalog-words.ts';
import { allowedErrors, isWithin } from '#domain/search/typing-errors.ts';

/** 0 asks for exactly these letters, 1 takes anything (FILT-015, readings). */
export const brandThreshold = 0.3;

/** The words of what was typed, or all of them in one: "polspotten" is "Pols Potten". */
function isMistyped(title: string, typed: readonly string[]): boolean {
  const known = wordsOf(title);
  const isNear = (word: string, other: string) =>
    isWithin(word, other, allowedErrors(word)) ||
    // The end may not be typed yet.
    (other.length > word.length && isWithin(word, other.slice(0, word.length), allowedErrors(word)));
  return (
    typed.every((word) => known.some((other) => isNear(word, other))) ||
    isNear(typed.join(''), known.join(''))
  );
}

/**
 * Finds options by their title, the best first, whatever the case and accents, and with the typing errors that the search
 * of the shop forgives.
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
