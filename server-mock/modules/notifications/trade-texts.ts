import type { TextsByDetail } from './texts-by-detail.ts';

/** Texts of the notifications about bids, messages and transports. */
export const tradeTexts = {
  bid_received: {
    '': [/*i18n*/ 'New bid on {title}', /*i18n*/ 'You can answer until {moment}.'],
  },
  bid_expiring: {
    seller: [
      /*i18n*/ 'A bid on {title} is about to expire',
      /*i18n*/ 'It expires on {moment}. Accept it, decline it or make a counterbid.',
    ],
    buyer: [
      /*i18n*/ 'Pay for {title} in time',
      /*i18n*/ 'You can pay until {moment}. After that your bid expires.',
    ],
  },
  bid_answered: {
    accepted: [/*i18n*/ 'Your bid on {title} was accepted', /*i18n*/ 'Pay before {moment} and it is yours.'],
    counterbid: [/*i18n*/ 'Counterbid for {title}', /*i18n*/ 'See what the seller proposes.'],
    declined: [
      /*i18n*/ 'Your bid on {title} was declined',
      /*i18n*/ 'You can still buy it at the asking price, or look at similar products.',
    ],
  },
  bid_closed: {
    accepted_elsewhere: [
      /*i18n*/ 'Your bid on {title} is no longer valid',
      /*i18n*/ 'The seller accepted another bid.',
    ],
    sold: [/*i18n*/ '{title} has been sold', /*i18n*/ 'Your bid is no longer valid.'],
    gone: [/*i18n*/ '{title} is no longer for sale', /*i18n*/ 'Your bid is no longer valid.'],
    unanswered: [/*i18n*/ 'Your bid on {title} has expired', /*i18n*/ 'The seller did not answer in time.'],
    unpaid: [/*i18n*/ 'Your bid on {title} has expired', /*i18n*/ 'You did not pay in time.'],
    counterbid_expired: [
      /*i18n*/ 'The counterbid for {title} has expired',
      /*i18n*/ 'The five days to pay are over.',
    ],
    'seller unanswered': [/*i18n*/ 'A bid on {title} has expired', /*i18n*/ 'You did not answer in time.'],
    'seller unpaid': [
      /*i18n*/ '{title} was not paid for',
      /*i18n*/ 'The bid has expired and {title} is for sale again.',
    ],
    'seller counterbid_expired': [
      /*i18n*/ 'Your counterbid for {title} has expired',
      /*i18n*/ 'The buyer did not pay in time.',
    ],
  },
  message_received: {
    '': [/*i18n*/ 'New message', /*i18n*/ 'About {title}'],
  },
  messages_unread: {
    '': [/*i18n*/ 'Unread messages', /*i18n*/ 'About {title}'],
  },
  question_received: {
    QUESTION: [/*i18n*/ 'New question about {title}', /*i18n*/ 'You will find it in your email.'],
    VIEWING: [
      /*i18n*/ 'Someone would like to view {title}',
      /*i18n*/ 'You will find the request in your email.',
    ],
  },
  transport_tomorrow: {
    buyer: [/*i18n*/ '{title} will be delivered on {day}', /*i18n*/ 'Make sure someone is at home that day.'],
    seller: [
      /*i18n*/ '{title} will be collected on {day}',
      /*i18n*/ 'See the time slot in which the driver comes.',
    ],
  },
  transport_changed: {
    'buyer PROPOSED': [/*i18n*/ 'Choose a day for {title}', /*i18n*/ 'The seller has proposed some days.'],
    'buyer PLANNED': [/*i18n*/ 'The delivery day of {title} is set', /*i18n*/ 'See when the driver comes.'],
    'buyer FAILED': [
      /*i18n*/ 'The transport of {title} has not been booked yet',
      /*i18n*/ 'Contact us and we will sort it out.',
    ],
    'seller STARTED': [/*i18n*/ 'Plan the transport of {title}', /*i18n*/ 'Propose 3 to 5 days.'],
    'seller REJECTED': [/*i18n*/ 'Other days requested for {title}', /*i18n*/ 'Propose 3 to 5 other days.'],
    'seller SELECTED': [
      /*i18n*/ 'The collection day of {title} is set',
      /*i18n*/ 'See when the driver comes.',
    ],
    'seller FAILED': [
      /*i18n*/ 'The transport of {title} has not been booked yet',
      /*i18n*/ 'Contact us and we will sort it out.',
    ],
  },
} satisfies Readonly<Record<string, TextsByDetail>>;
