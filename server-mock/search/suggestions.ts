import { allowedErrors, isWithin } from '#domain/search/typing-errors.ts';
import type { Suggestion } from './catalog-search.ts';
import { queryWords } from './words.ts';

const mostSuggestions = 20;

/**
 * A phrase that may be suggested; `parts` are its normalised words. Counting is expensive, so it is deferred until
 * the phrase matches.
 */
export interface Phrase {
  readonly words: string;
  readonly parts: readonly string[];
  count(): number;
}

function fits(phrase: readonly string[], typed: readonly string[], withErrors: boolean): boolean {
  return typed.every((word, at) =>
    phrase.some(
      (known) =>
        known === word ||
        (at === typed.length - 1 && known.startsWith(word)) ||
        (withErrors &&
          (isWithin(word, known, allowedErrors(word)) ||
            (at === typed.length - 1 &&
              known.length > word.length &&
              isWithin(word, known.slice(0, word.length), allowedErrors(word))))),
    ),
  );
}

/**
 * Returns the phrases that complete the input, the most frequent first. Typing errors are only allowed if nothing
 * matches without. Phrases that are equal when normalised are merged, with the highest count.
 */
export function rankSuggestions(
  phrases: readonly Phrase[],
  input: string,
  limit: number,
): readonly Suggestion[] {
  const typed = queryWords(input);
  if (typed.length === 0) return [];
  const most = Number.isNaN(limit) ? 0 : Math.min(mostSuggestions, Math.max(0, Math.trunc(limit)));
  const counted = (withErrors: boolean) =>
    phrases
      .filter(({ parts }) => fits(parts, typed, withErrors))
      .map(({ words, parts, count }) => ({ words, parts, count: count() }))
      .filter(({ count }) => count > 0);
  const exact = counted(false);
  const found = exact.length > 0 ? exact : counted(true);
  const once = new Map<string, Suggestion>();
  for (const { words, parts, count } of found.toSorted(
    (one, other) => other.count - one.count || (one.words < other.words ? -1 : 1),
  )) {
    const key = parts.join(' ');
    if (!once.has(key)) once.set(key, { words, count });
  }
  return [...once.values()].slice(0, most);
}
