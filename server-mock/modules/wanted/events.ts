/** A wanted item was created. Payload `{ itemId }`. */
export const wantedCreated = 'wanted_item_created';

/** A newly published product matches a wanted item. Payload `{ itemId, productId }`. */
export const wantedMatched = 'wanted_item_matched';
