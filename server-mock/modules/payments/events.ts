/** Another payment replaced this one: cancel it at the provider. Payload `{ transactionId }`. */
export const paymentSuperseded = 'payment_superseded';
/** A payment was completed too late to buy anything: refund it and email the buyer. Payload `{ transactionId }`. */
export const paymentTooLate = 'payment_too_late';
