import type { TransportUpdate } from './events.ts';

/**
 * The message ids of an email. `{day}` and `{dates}` are formatted days, `{start}` and `{end}` the hours of the
 * pickup window, `{from}` and `{until}` those of a whole day.
 */
interface EmailMessages {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}
/** REFUSED: the booking failed because the partner cannot come on the chosen day. */
export type TransportEmail = TransportUpdate | 'REFUSED';
type TransportMessages = Readonly<Partial<Record<TransportEmail, EmailMessages>>>;

const failed: EmailMessages = {
  subject: /*i18n*/ 'The transport of {title} has not been booked yet',
  paragraphs: [
    /*i18n*/ 'You agreed on {day}, but we could not book it with our transport partner.',
    /*i18n*/ 'Reply to this email or contact us, and we’ll sort it out together.',
  ],
};

export const buyerMessages: TransportMessages = {
  PROPOSED: {
    subject: /*i18n*/ 'Choose a day for {title}',
    paragraphs: [
      /*i18n*/ 'The seller proposes these days: {dates}.',
      /*i18n*/ 'Choose the day that suits you best. If none of them does, ask for other days.',
    ],
  },
  PLANNED: {
    subject: /*i18n*/ '{title} will be delivered on {day}',
    paragraphs: [
      /*i18n*/ 'Our transport partner delivers {title} on {day}, between {from} and {until}.',
      /*i18n*/ 'The evening before, we’ll let you know in which {hours}-hour slot the driver collects it from the seller. The driver then comes to you.',
    ],
  },
  WINDOW: {
    subject: /*i18n*/ 'Out for delivery on {day}: {title}',
    paragraphs: [
      /*i18n*/ 'On {day}, the driver collects {title} from the seller between {start} and {end}.',
      /*i18n*/ 'The driver then comes to you. Make sure someone is at home that day.',
    ],
  },
  FAILED: failed,
  REFUSED: {
    subject: /*i18n*/ 'Another day is needed for {title}',
    paragraphs: [
      /*i18n*/ 'Our transport partner cannot come on {day}.',
      /*i18n*/ 'The seller proposes other days. You then choose one.',
    ],
  },
};

export const sellerMessages: TransportMessages = {
  STARTED: {
    subject: /*i18n*/ 'Plan the transport of {title}',
    paragraphs: [
      /*i18n*/ 'The buyer wants to agree on a day for {title}.',
      /*i18n*/ 'Enter the dimensions of the product and propose 3 to 5 days on which the driver can come to you.',
    ],
  },
  REJECTED: {
    subject: /*i18n*/ 'Other days requested for {title}',
    paragraphs: [
      /*i18n*/ 'None of these days suits the buyer: {dates}.',
      /*i18n*/ 'Propose 3 to 5 other days.',
    ],
  },
  SELECTED: {
    subject: /*i18n*/ '{title} will be collected on {day}',
    paragraphs: [
      /*i18n*/ 'The buyer chose {day}. The driver comes between {from} and {until}.',
      /*i18n*/ 'The evening before, we’ll let you know in which {hours}-hour slot that is. Have the product ready by the door.',
    ],
  },
  WINDOW: {
    subject: /*i18n*/ 'On {day} between {start} and {end}: {title}',
    paragraphs: [/*i18n*/ 'On {day}, the driver collects {title} from you between {start} and {end}.'],
  },
  FAILED: failed,
  REFUSED: {
    subject: /*i18n*/ 'Propose other days for {title}',
    paragraphs: [
      /*i18n*/ 'Our transport partner cannot come on {day}.',
      /*i18n*/ 'Propose other days, or deliver the product yourself.',
    ],
  },
};
