/**
 * Staff changed facts of somebody's product. Payload `{ productId, sellerId, fields }`, the names of the fields with
 * spaces between; what staff of the seller itself changed is not said.
 */
export const productEdited = 'product_edited';
