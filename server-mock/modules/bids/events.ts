/** Somebody bids. Payload `{ bidId }`. */
export const bidPlaced = 'bid_placed';
/** A bid ends in a day unless somebody acts. Payload `{ bidId }`. */
export const bidDueSoon = 'bid_due_soon';
/** A bid was answered, or ended. Payload `{ bidId, from, to, sides }`: whom to tell of it. */
export const bidChanged = 'bid_moved';
