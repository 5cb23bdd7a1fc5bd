/**
 * A payment's reservation has ended or is to be ended: check the payment at the provider.
 * Payload `{ transactionId }`.
 */
export const paymentCheckDue = 'payment_check_due';
/** Another payment replaced this one: cancel it at the provider. Payload `{ transactionId }`. */
export const paymentSuperseded = 'payment_superseded';
/** A payment was completed too late to buy anything: refund it and email the buyer. Payload `{ transactionId }`. */
export const paymentTooLate = 'payment_too_late';
/** One line of an order was cancelled: refund it. Payload `{ transactionId, orderProductId, amount }`. */
export const lineRefundDue = 'line_refund_due';
/** Part of a line is refunded without ending the sale. Payload `{ transactionId, orderProductId, amount }`. */
export const linePartRefundDue = 'line_part_refund_due';
/** A product that was reserved, or sold, can be bought again. Payload `{ productId, sellerId }`. */
export const productAvailable = 'product_available';
/** Another unit of a sold product is in stock. It may be reserved already. Payload `{ productId, sellerId }`. */
export const productRestocked = 'product_restocked';
