import type { DeliveryStatus } from '#domain/orders/delivery-life-cycle.ts';

/**
 * The subjects of emails about an order. Most are statuses; some are events that are more specific than the status.
 */
export type OrderChange =
  | 'PLACED'
  | 'SHIPPED'
  | 'RELEASED'
  | 'HANDED_OVER'
  | 'NOT_SENT'
  | 'UNCONFIRMED'
  | 'SETTLED'
  | 'SELLER_DELIVERS'
  | 'PARTNER_DELIVERS'
  | Exclude<DeliveryStatus, 'PENDING'>;

/**
 * The message ids of an email. The amounts are formatted: `{amount}` is what the reader pays or receives, `{returned}`
 * what the buyer gets back of it.
 */
interface EmailMessages {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

/** The texts of a change; `SETTLED_IN_PART` replaces `SETTLED` where part of the money goes back to the buyer. */
export type OrderMailName = OrderChange | 'SETTLED_IN_PART';
type OrderMessages = Readonly<Partial<Record<OrderMailName, EmailMessages>>>;

export const buyerMessages: OrderMessages = {
  PLACED: {
    subject: /*i18n*/ 'Your order {number}',
    paragraphs: [
      /*i18n*/ 'Thank you! {title} is yours for {amount}.',
      /*i18n*/ 'We hold your money until you confirm receipt or the time to do so has passed.',
    ],
  },
  ARRIVED: {
    subject: /*i18n*/ 'Did {title} arrive safely?',
    paragraphs: [
      /*i18n*/ 'The seller reports that you have received {title}.',
      /*i18n*/ 'Is everything as it should be? Then confirm receipt. If something is wrong, make a complaint.',
    ],
  },
  HANDED_OFF: {
    subject: /*i18n*/ '{title} is on its way',
    paragraphs: [
      /*i18n*/ 'The courier has collected {title}.',
      /*i18n*/ 'Confirm receipt once it has been delivered. If something is wrong, make a complaint.',
    ],
  },
  SELLER_DELIVERS: {
    subject: /*i18n*/ 'The seller delivers {title}',
    paragraphs: [
      /*i18n*/ 'The seller brings {title} to you, instead of our transport partner. This costs you nothing extra.',
      /*i18n*/ 'Days that were proposed for the transport no longer apply. Agree on a time for the handover with the seller on your order page.',
    ],
  },
  PARTNER_DELIVERS: {
    subject: /*i18n*/ 'Our transport partner delivers {title}',
    paragraphs: [
      /*i18n*/ 'Our transport partner brings {title} to you after all, instead of the seller. This costs you nothing extra.',
      /*i18n*/ 'A time that you agreed on with the seller no longer applies. On your order page you agree on a day for the transport together.',
    ],
  },
  SETTLED: {
    subject: /*i18n*/ 'Your order {title} is complete',
    paragraphs: [/*i18n*/ 'The complaint is closed: the sale goes ahead and the seller will be paid.'],
  },
  SETTLED_IN_PART: {
    subject: /*i18n*/ 'Your order {title} is complete',
    paragraphs: [
      /*i18n*/ 'The complaint is closed. You get {returned} back the same way you paid. The sale stands.',
    ],
  },
  IN_REVIEW: {
    subject: /*i18n*/ 'Your complaint about {title}',
    paragraphs: [
      /*i18n*/ 'We received your complaint. The seller has three working days to answer. We hold your money until the complaint is settled.',
    ],
  },
  UNCONFIRMED: {
    subject: /*i18n*/ 'We are looking into your order: {title}',
    paragraphs: [
      /*i18n*/ 'Nobody has told us yet whether you received {title}, so we are looking into it. The seller has three working days to tell us what happened. We hold your money until this is settled.',
      /*i18n*/ 'Open your order to see what happens next and to tell us what you know.',
    ],
  },
  CANCELLED: {
    subject: /*i18n*/ 'Cancelled: {title}',
    paragraphs: [/*i18n*/ 'The purchase will not go ahead.'],
  },
  NOT_SENT: {
    subject: /*i18n*/ '{title} was not sent',
    paragraphs: [/*i18n*/ 'The seller did not send the parcel in time, so the order is cancelled.'],
  },
};

export const sellerMessages: OrderMessages = {
  PLACED: {
    subject: /*i18n*/ 'Sold: {title}',
    paragraphs: [
      /*i18n*/ '{title} has been sold. You will receive {amount}.',
      /*i18n*/ 'The buyer has paid. We hold the money until the buyer confirms receipt; we then pay you within 2 to 5 working days.',
    ],
  },
  CONFIRMED: {
    subject: /*i18n*/ '{title} was received',
    paragraphs: [
      /*i18n*/ 'Receipt has been confirmed. You will receive {amount} within 2 to 5 working days.',
    ],
  },
  SETTLED: {
    subject: /*i18n*/ 'The sale of {title} is complete',
    paragraphs: [
      /*i18n*/ 'The complaint is closed and the sale goes ahead. You will receive {amount} within 2 to 5 working days.',
    ],
  },
  SETTLED_IN_PART: {
    subject: /*i18n*/ 'The sale of {title} is complete',
    paragraphs: [
      /*i18n*/ 'The complaint is closed and {returned} goes back to the buyer. Your payout for this sale is {amount}.',
    ],
  },
  CANCELLED: {
    subject: /*i18n*/ 'Cancelled: {title}',
    paragraphs: [
      /*i18n*/ 'The sale will not go ahead and the buyer gets the money back.',
      /*i18n*/ 'Do you still have the product? You can put it up for sale again from your listings.',
    ],
  },
};
