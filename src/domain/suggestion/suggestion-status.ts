/** SALE-005. */
export const suggestionStatuses = ['PENDING', 'APPLIED', 'REJECTED', 'ERROR'] as const;
export type SuggestionStatus = (typeof suggestionStatuses)[number];

/** What the list of suggestions may be sorted by; the latest first unless asked otherwise. */
export const suggestionSorts = ['CREATED', 'TITLE', 'STATUS', 'PRICE', 'DISCOUNT'] as const;
export type SuggestionSort = (typeof suggestionSorts)[number];
export const defaultSuggestionSort: SuggestionSort = 'CREATED';
