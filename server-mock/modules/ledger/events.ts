/** One line of an order was cancelled: refund it. Payload `{ transactionId, orderProductId, amount }`. */
export const lineRefundDue = 'line_refund_due';
/** Part of a line is refunded without ending the sale. Payload `{ transactionId, orderProductId, amount }`. */
export const linePartRefundDue = 'line_part_refund_due';
