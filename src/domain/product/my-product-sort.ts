/** The sort options of the list of the seller's own products (ACCT-015). By default the newest comes first. */
export const myProductSorts = ['CREATED', 'TITLE', 'STATUS', 'PRICE', 'VIEWS', 'PUBLICATION_DATE'] as const;
export type MyProductSort = (typeof myProductSorts)[number];
export const defaultMyProductSort: MyProductSort = 'CREATED';
