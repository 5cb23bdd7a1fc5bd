/** A buyer has withdrawn from a purchase: the receipt is due. Payload `{ withdrawalId }`. */
export const withdrawalDeclared = 'withdrawal.declared';
/** A withdrawal changed, for a side that is to be notified. Payload `{ withdrawalId, what, side }`. */
export const withdrawalChanged = 'withdrawal.moved';
/**
 * A partial refund settled a withdrawal whose delivery was still under way: the sale is not ended, and counts as
 * received. Payload `{ orderProductId }`.
 */
export const withdrawalSettled = 'withdrawal.settled';
/** The deadline of a side is tomorrow. Payload `{ withdrawalId, state, since, side }`; `since` is when the state began. */
export const withdrawalReminderDue = 'withdrawal.reminder_due';
/** A decision of staff is overdue. Payload `{ withdrawalId }`. */
export const withdrawalOverdue = 'withdrawal.overdue';
/** The link of an order was requested. Payload `{ orderId, locale }`; `orderId` is null if there is no such order. */
export const withdrawalLinkAsked = 'withdrawal.link_asked';
