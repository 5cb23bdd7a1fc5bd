/** The statuses of a suggestion (SALE-005). */
export const suggestionStatuses = ['PENDING', 'APPLIED', 'REJECTED', 'ERROR'] as const;
export type SuggestionStatus = (typeof suggestionStatuses)[number];

/** The sort options of the list of suggestions. By default the latest comes first. */
export const suggestionSorts = ['CREATED', 'TITLE', 'STATUS', 'PRICE', 'DISCOUNT'] as const;
export type SuggestionSort = (typeof suggestionSorts)[number];
export const defaultSuggestionSort: SuggestionSort = 'CREATED';
