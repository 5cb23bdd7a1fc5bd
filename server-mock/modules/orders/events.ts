/** An order was placed. Payload `{ orderId }`. */
export const orderPlaced = 'order_placed';
/**
 * A delivery changed, for one of its sides. Payload `{ orderProductId, status, event, by, side }`: its new status, the
 * event of its life cycle and who caused it; older stored events lack the last two.
 */
export const deliveryChanged = 'delivery_moved';
/** The seller changed who delivers. Payload `{ orderProductId, type }`: the delivery type that applies now. */
export const transportChanged = 'delivery_transport_changed';
/** A buyer without an account asks for a new link to the order. Payload `{ orderProductId }`. */
export const guestLinkWanted = 'guest_order_link_wanted';
/** A step of an order's clock notifies one side. Payload `{ orderProductId, step, side }`. */
export const orderReminded = 'order_reminded';
/**
 * The buyer's bank charged back the payment of a sold product. Payload `{ orderProductId, endsSale }`: whether the
 * sale was cancelled with it.
 */
export const orderChargedBack = 'order_charged_back';
