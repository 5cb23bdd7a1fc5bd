/**
 * Staff changed facts of somebody's product. Payload `{ productId, sellerId, fields }`, the names of the fields
 * separated by spaces; without what the seller's own staff changed.
 */
export const productEdited = 'product_edited';
