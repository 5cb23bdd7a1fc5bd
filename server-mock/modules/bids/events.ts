/** A bid was placed. Payload `{ bidId }`. */
export const bidPlaced = 'bid_placed';
/** A bid ends in a day unless somebody acts. Payload `{ bidId }`. */
export const bidDueSoon = 'bid_due_soon';
/** A bid was answered or has ended. Payload `{ bidId, from, to, sides }`; `sides` are the sides to notify. */
export const bidChanged = 'bid_moved';
/** A visitor opened the emailed link of a bid, which confirms its address. Payload `{ bidId }`. */
export const bidConfirmed = 'bid_confirmed';
