/** A payment's products were reserved long enough: ask the provider how it stands. Payload `{ transactionId }`. */
export const paymentCheckDue = 'payment_check_due';
/** Another payment took its place: end it at the provider. Payload `{ transactionId }`. */
export const paymentSuperseded = 'payment_superseded';
/** Somebody paid for what was gone by then: give it back and say so. Payload `{ transactionId }`. */
export const paymentTooLate = 'payment_too_late';
/** One line of an order was cancelled: give its money back. Payload `{ transactionId, orderProductId, amount }`. */
export const lineRefundDue = 'line_refund_due';
/** Part of a line is refunded while the sale stands. Payload `{ transactionId, orderProductId, amount }`. */
export const linePartRefundDue = 'line_part_refund_due';
/** A product that was reserved, or sold, can be bought again. Payload `{ productId, sellerId }`. */
export const productAvailable = 'product_available';
/** There is one more of a product that was sold. It may be reserved already. Payload `{ productId, sellerId }`. */
export const productRestocked = 'product_restocked';
