/** A seller's account number or its holder was changed, or added for the first time. Payload `{ sellerId, isFirst }`. */
export const sellerAccountChanged = 'seller.account_changed';

/** A private seller became a trader, or the reverse. Payload `{ sellerId }`. */
export const sellerTypeChanged = 'seller.type_changed';
