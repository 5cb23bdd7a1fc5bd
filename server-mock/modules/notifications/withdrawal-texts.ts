import type { TextsByDetail } from './texts-by-detail.ts';

const withStaff = [
  /*i18n*/ 'We are looking into the withdrawal from the purchase of {title}',
  /*i18n*/ 'We hold the money until we have decided.',
] as const;
const ended = [
  /*i18n*/ 'The withdrawal from the purchase of {title} is closed',
  /*i18n*/ 'There is no refund. See why.',
] as const;
const closed = /*i18n*/ 'The withdrawal from the purchase of {title} is closed';

/** Texts of notifications about withdrawals, by side and by the state that was reached or is about to end. */
export const withdrawalTexts = {
  // The email has its own text; this one appears in the list of notifications.
  withdrawal_receipt: {
    '': [
      /*i18n*/ 'You have withdrawn from the purchase of {title}',
      /*i18n*/ 'The confirmation is in your email.',
    ],
  },
  withdrawal_changed: {
    'seller asked': [
      /*i18n*/ 'The buyer has withdrawn from the purchase of {title}',
      /*i18n*/ 'Has it been handed over? Answer within three days.',
    ],
    'seller return_pending': [
      /*i18n*/ 'The buyer has withdrawn from the purchase of {title}',
      /*i18n*/ 'The buyer sends it back within 14 days.',
    ],
    'buyer return_pending': [
      /*i18n*/ 'Send {title} back',
      /*i18n*/ 'Send it back within 14 days. You are refunded once it has arrived.',
    ],
    'seller sent_back': [
      /*i18n*/ '{title} is on its way back to you',
      /*i18n*/ 'Confirm receipt within five days, or tell us what is wrong.',
    ],
    'seller kept': [
      /*i18n*/ 'The buyer keeps {title} after all',
      /*i18n*/ 'The withdrawal was cancelled and the sale goes ahead.',
    ],
    'buyer with_staff': withStaff,
    'seller with_staff': withStaff,
    'buyer ended': ended,
    'seller ended': ended,
    'buyer part_refunded': [closed, /*i18n*/ 'You get part of your money back. See why.'],
    'seller part_refunded': [closed, /*i18n*/ 'The buyer gets part of the money back. See why.'],
    'buyer decided': [closed, /*i18n*/ 'You get your money back. See why.'],
    'seller decided': [closed, /*i18n*/ 'The buyer gets the money back. See why.'],
    // The product was never sent.
    'seller refunded': [
      /*i18n*/ 'The buyer has withdrawn from the purchase of {title}',
      /*i18n*/ 'Don’t send it any more: the buyer gets the money back.',
    ],
  },
  withdrawal_reminder: {
    'seller ASKED': [
      /*i18n*/ 'One day left to answer the question about {title}',
      /*i18n*/ 'After that we decide on the withdrawal.',
    ],
    'buyer RETURN_PENDING': [
      /*i18n*/ 'One day left to send {title} back',
      /*i18n*/ 'After that we look into the withdrawal.',
    ],
    'seller SENT_BACK': [
      /*i18n*/ 'Is {title} back with you?',
      /*i18n*/ 'Your time is nearly up. Confirm it or tell us what is wrong.',
    ],
  },
} as const satisfies Readonly<
  Record<'withdrawal_receipt' | 'withdrawal_changed' | 'withdrawal_reminder', TextsByDetail>
>;
