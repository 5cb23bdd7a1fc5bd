import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { accountPageSize, type ListState } from '#domain/account-list/list-state.ts';
import type { SaleTerms } from '#domain/money/payout-at.ts';
import {
  defaultSuggestionSort,
  suggestionSorts,
  suggestionStatuses,
} from '#domain/suggestion/suggestion-status.ts';
import { request } from '#src/data/graphql/client.ts';
import type { Locale } from '#src/i18n/locale.ts';
import type { AccountListItem } from '#src/ui/market/account-list-types.ts';
import { titleIn } from '#src/ui/market/card-title.ts';
import {
  SaleSuggestionDocument,
  SaleSuggestionsDocument,
  type SuggestionRowFragment,
} from './suggestions.gen.ts';

/** A price suggestion for the signed-in seller. Amounts in whole euros. */
export interface SuggestionRow extends AccountListItem {
  readonly suggestion: SuggestionRowFragment;
}

function rowOf(suggestion: SuggestionRowFragment, locale: Locale): SuggestionRow {
  const { product } = suggestion;
  return {
    uuid: suggestion.uuid,
    title: product == null ? '' : titleIn(product, locale),
    featuredImage: product?.featuredImage ?? null,
    status: suggestion.status,
    publicationDate: product?.publicationDate ?? null,
    payout: null,
    payoutMade: false,
    suggestion,
  };
}

export interface SuggestionRows {
  readonly rows: readonly SuggestionRow[];
  readonly totalCount: number;
}

/** One page of the list with its filters and sort applied (SALE-015). */
async function loadSuggestions(
  state: ListState,
  locale: Locale,
  signal: AbortSignal,
): Promise<SuggestionRows> {
  const statuses = suggestionStatuses.filter((status) => state.filters.includes(status));
  const { saleSuggestions } = await request(
    SaleSuggestionsDocument,
    {
      limit: accountPageSize,
      offset: (state.page - 1) * accountPageSize,
      filters: statuses.length > 0 ? { statuses } : {},
      searchString: state.search,
      sort: suggestionSorts.find((sort) => sort === state.sort) ?? defaultSuggestionSort,
      sortDirection: state.direction,
    },
    { signal },
  );
  // Signed out in the meantime; the end of the session is handled elsewhere.
  if (saleSuggestions.__typename !== 'SaleSuggestionList') return { rows: [], totalCount: 0 };
  const { suggestions, totalCount } = saleSuggestions;
  return { rows: suggestions.map((suggestion) => rowOf(suggestion, locale)), totalCount };
}

/** A page of the suggestions, persisted for offline reading. */
export function suggestionsQuery(userId: string, state: ListState, locale: Locale) {
  return queryOptions({
    queryKey: ['sale-suggestions', userId, state, locale],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => loadSuggestions(state, locale, signal),
  });
}

export interface SuggestionDetail extends SuggestionRow {
  /** Null if the terms are unknown. */
  readonly terms: SaleTerms | null;
}

/** One suggestion; null if the id does not exist for this user (SALE-016). */
export function suggestionQuery(userId: string, uuid: string, locale: Locale) {
  return queryOptions({
    queryKey: ['sale-suggestions', userId, 'one', uuid, locale],
    queryFn: async ({ signal }): Promise<SuggestionDetail | null> => {
      const { saleSuggestion, sellerMargins } = await request(SaleSuggestionDocument, { uuid }, { signal });
      if (saleSuggestion.__typename !== 'SaleSuggestion') return null;
      const terms = sellerMargins.__typename === 'SellerMargins' ? sellerMargins : null;
      const margin = saleSuggestion.product?.margin ?? terms?.margin ?? 0;
      return { ...rowOf(saleSuggestion, locale), terms: terms === null ? null : { ...terms, margin } };
    },
  });
}
