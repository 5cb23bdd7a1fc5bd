/** Somebody has bought. Payload `{ orderId }`. */
export const orderPlaced = 'order_placed';
/** A delivery moved on, for the side that did not do it. Payload `{ orderProductId, status, side }`. */
export const deliveryMoved = 'delivery_moved';
