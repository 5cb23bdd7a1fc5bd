/** ACCT-015: what the list of own ads may be sorted by; the newest first unless asked otherwise. */
export const myProductSorts = ['CREATED', 'TITLE', 'STATUS', 'PRICE', 'VIEWS', 'PUBLICATION_DATE'] as const;
export type MyProductSort = (typeof myProductSorts)[number];
export const defaultMyProductSort: MyProductSort = 'CREATED';
