/** The stored event of a new wanted item; the payload is `{ itemId }`. */
export const wantedCreated = 'wanted_item_created';

/** The stored event of a new piece that a wanted item asks for; the payload is `{ itemId, productId }`. */
export const wantedMatched = 'wanted_item_matched';
