/** ACCT-015: what the list of own ads may be sorted by; the newest first unless asked otherwise. */
export const adSorts = ['CREATED', 'TITLE', 'STATUS', 'PRICE', 'VIEWS', 'PUBLICATION_DATE'] as const;
export type AdSort = (typeof adSorts)[number];
export const defaultAdSort: AdSort = 'CREATED';
