import type { ParcelChange } from './events.ts';

/** The message ids of an email. */
interface EmailMessages {
  readonly subject: string;
  readonly paragraph: string;
}

export const buyerMessages: Readonly<Record<ParcelChange, EmailMessages>> = {
  LABEL: {
    subject: /*i18n*/ '{title} is being prepared for shipping',
    paragraph: /*i18n*/ 'The seller is preparing the parcel. You can track it from your order.',
  },
  ADDRESS: {
    subject: /*i18n*/ 'Is the delivery address for {title} correct?',
    paragraph:
      /*i18n*/ 'The seller can’t send the parcel yet: an address is missing or the carrier does not accept it. Give the correct address to the seller or to our customer service.',
  },
  LOST: {
    subject: /*i18n*/ 'The parcel with {title} is lost',
    paragraph:
      /*i18n*/ 'The carrier cannot find the parcel. We are looking into it and hold your money in the meantime.',
  },
  RETURNED: {
    subject: /*i18n*/ 'The parcel with {title} is going back',
    paragraph:
      /*i18n*/ 'The carrier could not deliver the parcel. We are looking into what happens next and hold your money in the meantime.',
  },
};

export const sellerMessages: Readonly<Record<ParcelChange, EmailMessages>> = {
  LABEL: {
    subject: /*i18n*/ 'The shipping label for {title}',
    paragraph:
      /*i18n*/ 'Open the order, print the label and stick it on the parcel. Then take the parcel to a parcel point.',
  },
  ADDRESS: {
    subject: /*i18n*/ 'No shipping label for {title}',
    paragraph:
      /*i18n*/ 'We could not create a label: an address is missing or the carrier does not accept it. Check your own address under My details. If it is correct, message the buyer or send the parcel yourself. We try again every twelve hours.',
  },
  LOST: {
    subject: /*i18n*/ 'The parcel with {title} is lost',
    paragraph:
      /*i18n*/ 'The carrier cannot find the parcel. We are looking into it and hold the money in the meantime. Keep your proof of posting.',
  },
  RETURNED: {
    subject: /*i18n*/ 'The parcel with {title} is coming back',
    paragraph:
      /*i18n*/ 'The carrier could not deliver the parcel and is returning it to you. We are looking into what happens next.',
  },
};
