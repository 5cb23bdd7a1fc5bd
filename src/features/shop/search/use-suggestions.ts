import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type SearchEntry, searchHistoryLimit } from '#domain/search/search-history.ts';
import { useLiveQuery } from '#src/data/db/use-live.ts';
import { request } from '#src/data/graphql/client.ts';
import { useEmptyProductLists } from '#src/data/product-list-counts.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { PopularSearchesDocument } from './search.gen.ts';
import { type Suggestion, suggestionsFor } from './suggestions.ts';
import { useQuietWords } from './use-quiet-words.ts';

const fresh = 10 * 60 * 1000;

/** Popular searches (SRCH-005). On failure no popular searches are suggested. */
const popularQuery = (words: string) =>
  queryOptions({
    queryKey: ['popular-searches', words],
    queryFn: async ({ signal }) =>
      (await request(PopularSearchesDocument, { query: words }, { signal })).popularSearches.map(
        ({ query }) => query,
      ),
    staleTime: fresh,
    retry: false,
    placeholderData: keepPreviousData,
  });

/** The suggestions for the typed words, and the search history that they are based on. */
export function useSuggestions(typed: string): {
  readonly words: string;
  readonly suggestions: readonly Suggestion[];
  readonly history: readonly SearchEntry[];
} {
  const locale = useLocale();
  const words = useQuietWords(typed.trim());
  const empty = useEmptyProductLists();
  const { documents } = useLiveQuery('searchHistory');
  const { data: usual = [] } = useQuery(popularQuery(''));
  const { data: close = [] } = useQuery({ ...popularQuery(words), enabled: words !== '' });
  const history = useMemo(
    () =>
      [...documents]
        .sort((a, b) => b.usedAt - a.usedAt || a.id.localeCompare(b.id))
        .slice(0, searchHistoryLimit),
    [documents],
  );
  const suggestions = useMemo(
    () =>
      suggestionsFor(words, {
        history: history.map(({ query }) => query),
        popular: words === '' ? usual : [...new Set([...close, ...usual])],
        locale,
        empty,
      }),
    [words, history, usual, close, locale, empty],
  );
  return { words, suggestions, history };
}
