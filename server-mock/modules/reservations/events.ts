/**
 * A payment's reservation has ended or is to be ended: check the payment at the provider.
 * Payload `{ transactionId }`.
 */
export const paymentCheckDue = 'payment_check_due';
/** A product that was reserved, or sold, can be bought again. Payload `{ productId, sellerId }`. */
export const productAvailable = 'product_available';
/** Another unit of a sold product is in stock. It may be reserved already. Payload `{ productId, sellerId }`. */
export const productRestocked = 'product_restocked';
