/** The user's role in a bid (BID-018). */
export const bidRoles = ['BUYER', 'SELLER'] as const;
export type BidRole = (typeof bidRoles)[number];
export const defaultBidRole: BidRole = 'SELLER';

/** The sort options of the list of bids (BID-025). By default the latest change comes first. */
export const bidSorts = ['MODIFIED', 'CREATED', 'AMOUNT', 'TITLE', 'STATUS'] as const;
export type BidSort = (typeof bidSorts)[number];
export const defaultBidSort: BidSort = 'MODIFIED';
