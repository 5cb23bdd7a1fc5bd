import type { TextsByDetail } from './texts-by-detail.ts';

/** Texts of the notifications about orders. The detail names the side and the event, or the deadline. */
export const orderTexts = {
  order_placed: {
    '': [/*i18n*/ '{title} is yours', /*i18n*/ 'We hold your money until you confirm receipt.'],
  },
  product_sold: {
    '': [/*i18n*/ 'Sold: {title}', /*i18n*/ 'The buyer has paid. See how to deliver it.'],
  },
  order_changed: {
    'buyer ARRIVED': [/*i18n*/ 'Did {title} arrive safely?', /*i18n*/ 'Confirm receipt or make a complaint.'],
    'buyer HANDED_OFF': [
      /*i18n*/ '{title} is on its way',
      /*i18n*/ 'Confirm receipt as soon as you have it.',
    ],
    'buyer SELLER_DELIVERS': [
      /*i18n*/ 'The seller delivers {title}',
      /*i18n*/ 'Agree on a time with the seller. Days for the transport partner no longer apply.',
    ],
    'buyer PARTNER_DELIVERS': [
      /*i18n*/ 'Our transport partner delivers {title}',
      /*i18n*/ 'Agree on a day for the transport. A time with the seller no longer applies.',
    ],
    'buyer SETTLED': [
      /*i18n*/ 'Your order {title} is complete',
      /*i18n*/ 'The complaint is closed. See where the money goes.',
    ],
    'seller SETTLED': [
      /*i18n*/ 'The sale of {title} is complete',
      /*i18n*/ 'The complaint is closed. See what you receive.',
    ],
    'buyer IN_REVIEW': [
      /*i18n*/ 'We received your complaint about {title}',
      /*i18n*/ 'The seller will answer it. We hold your money while it is open.',
    ],
    'buyer UNCONFIRMED': [
      /*i18n*/ 'We are looking into your order: {title}',
      /*i18n*/ 'Nobody has told us whether you received it. We hold your money in the meantime.',
    ],
    'buyer CANCELLED': [/*i18n*/ 'Order cancelled: {title}', /*i18n*/ 'You get back what you paid.'],
    'seller CONFIRMED': [/*i18n*/ '{title} was received', /*i18n*/ 'We pay you within 2 to 5 working days.'],
    'seller CANCELLED': [/*i18n*/ 'Sale cancelled: {title}', /*i18n*/ 'The sale does not go ahead.'],
    'buyer SHIPPED': [/*i18n*/ '{title} has been sent', /*i18n*/ 'Track the parcel from your order.'],
    'seller ARRIVED': [
      /*i18n*/ '{title} has been delivered',
      /*i18n*/ 'The buyer has three days to confirm receipt.',
    ],
    'buyer RELEASED': [
      /*i18n*/ 'Your order {title} is complete',
      /*i18n*/ 'We have not heard from you and are paying the seller.',
    ],
    'seller RELEASED': [
      /*i18n*/ 'The sale of {title} is complete',
      /*i18n*/ 'We pay you within 2 to 5 working days.',
    ],
    'buyer HANDED_OVER': [
      /*i18n*/ '{title} has been handed over',
      /*i18n*/ 'Enjoy it. The seller is being paid.',
    ],
    'seller HANDED_OVER': [
      /*i18n*/ '{title} has been handed over',
      /*i18n*/ 'We pay you within 2 to 5 working days.',
    ],
    'buyer NOT_SENT': [
      /*i18n*/ '{title} was not sent',
      /*i18n*/ 'The order is cancelled and you get back what you paid.',
    ],
    'seller NOT_SENT': [
      /*i18n*/ 'Sale cancelled: {title}',
      /*i18n*/ 'The parcel was not sent in time. The buyer gets the money back.',
    ],
  },
  order_reminder: {
    'seller ship_reminder': [/*i18n*/ 'Send {title}', /*i18n*/ 'The buyer is waiting for the parcel.'],
    'seller ship_last_day': [
      /*i18n*/ 'Send {title} by {day}',
      /*i18n*/ 'After that the buyer can cancel the order.',
    ],
    'buyer may_cancel': [
      /*i18n*/ '{title} has not been sent yet',
      /*i18n*/ 'You can wait a little longer or cancel the order.',
    ],
    'seller may_cancel': [
      /*i18n*/ '{title} is overdue for shipping',
      /*i18n*/ 'The buyer can cancel the order now. Send the parcel as soon as you can.',
    ],
    'buyer arrival_question': [/*i18n*/ 'Have you received {title}?', /*i18n*/ 'Tell us in your order.'],
    'buyer may_complain': [
      /*i18n*/ '{title} should have arrived by now',
      /*i18n*/ 'Haven’t received it? Report it from your order.',
    ],
    'seller may_complain': [
      /*i18n*/ 'Is {title} with the buyer yet?',
      /*i18n*/ 'The buyer can now report that it has not arrived.',
    ],
    'buyer appointment_reminder': [
      /*i18n*/ 'Agree on a time for {title}',
      /*i18n*/ 'No time has been agreed on for the handover yet.',
    ],
    'seller appointment_reminder': [
      /*i18n*/ 'Agree on a time for {title}',
      /*i18n*/ 'No time has been agreed on for the handover yet.',
    ],
    'buyer appointment_tomorrow': [
      /*i18n*/ 'Handover of {title} on {day}',
      /*i18n*/ 'See where and at what time.',
    ],
    'seller appointment_tomorrow': [
      /*i18n*/ 'Handover of {title} on {day}',
      /*i18n*/ 'See where and at what time.',
    ],
    'buyer transport_reminder': [
      /*i18n*/ 'Agree on a day for {title}',
      /*i18n*/ 'Without a day the transport partner cannot come.',
    ],
    'seller transport_reminder': [
      /*i18n*/ 'Agree on a day for {title}',
      /*i18n*/ 'Without a day the transport partner cannot come.',
    ],
    'seller hand_off_reminder': [
      /*i18n*/ 'Hand {title} to the courier',
      /*i18n*/ 'The buyer is waiting for it.',
    ],
    'buyer confirm_reminder': [
      /*i18n*/ 'Is {title} as expected?',
      /*i18n*/ 'Confirm receipt or report what is wrong.',
    ],
    'buyer confirm_last_day': [
      /*i18n*/ 'Last day to report a problem with {title}',
      /*i18n*/ 'After {day} we pay the seller.',
    ],
  },
} as const satisfies Readonly<Record<string, TextsByDetail>>;
