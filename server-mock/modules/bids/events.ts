/** Somebody bids. Payload `{ bidId }`. */
export const bidPlaced = 'bid_placed';
/** A bid was answered, or ended. Payload `{ bidId, from, to, sides }`: whom to tell of it. */
export const bidMoved = 'bid_moved';
