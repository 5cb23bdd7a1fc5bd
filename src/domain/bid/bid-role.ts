/** BID-018: on which side of a bid somebody stands. */
export const bidRoles = ['BUYER', 'SELLER'] as const;
export type BidRole = (typeof bidRoles)[number];
export const defaultBidRole: BidRole = 'SELLER';

/** BID-025: what the list of bids may be sorted by; the latest change first unless asked otherwise. */
export const bidSorts = ['MODIFIED', 'CREATED', 'AMOUNT', 'TITLE', 'STATUS'] as const;
export type BidSort = (typeof bidSorts)[number];
export const defaultBidSort: BidSort = 'MODIFIED';
