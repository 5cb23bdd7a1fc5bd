/** The statuses of a bid (BID-004). */
export const bidStatuses = ['PENDING', 'ACCEPTED', 'COUNTERBID', 'EXPIRED', 'REJECTED'] as const;
export type BidStatus = (typeof bidStatuses)[number];
