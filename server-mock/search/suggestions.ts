import type { Suggestion } from './catalog-search.ts';
import { allowedErrors, isWithin } from './expand-word.ts';
import { queryWords, wordsOf } from './words.ts';

const mostSuggestions = 20;

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
 * The phrases that the typed text may become, the most frequent first. With typing errors only when there is none
 * without. Phrases that are the same when folded count once, at their highest count.
 */
export function rankSuggestions(
  phrases: Iterable<Suggestion>,
  input: string,
  limit: number,
): readonly Suggestion[] {
  const typed = queryWords(input);
  if (typed.length === 0) return [];
  const most = Number.isNaN(limit) ? 0 : Math.min(mostSuggestions, Math.max(0, Math.trunc(limit)));
  const known = [...phrases]
    .filter(({ count }) => count > 0)
    .map((phrase) => ({ phrase, words: wordsOf(phrase.words) }));
  const exact = known.filter(({ words }) => fits(words, typed, false));
  const found = exact.length > 0 ? exact : known.filter(({ words }) => fits(words, typed, true));
  const ordered = found.toSorted(
    (one, other) => other.phrase.count - one.phrase.count || (one.phrase.words < other.phrase.words ? -1 : 1),
  );
  const once = new Map<string, Suggestion>();
  for (const { phrase, words } of ordered) {
    const key = words.join(' ');
    if (!once.has(key)) once.set(key, phrase);
  }
  return [...once.values()].slice(0, most);
}
