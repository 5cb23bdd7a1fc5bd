import type { TextsByDetail } from './texts-by-detail.ts';

/** Texts of the notifications about payouts; without amounts, because notifications are visible on lock screens. */
export const payoutTexts = {
  payout_paid: {
    '': [/*i18n*/ 'You have been paid', /*i18n*/ 'The money is in your account.'],
  },
  payout_failed: {
    account: [/*i18n*/ 'Your payout did not go through', /*i18n*/ 'Check your account number.'],
    other: [
      /*i18n*/ 'Your payout did not go through',
      /*i18n*/ 'We are finding out why. You don’t need to do anything.',
    ],
  },
  payout_alarm: {
    ledger: [
      /*i18n*/ 'The ledger does not balance',
      /*i18n*/ 'The daily check found a wrong balance. Find out where it comes from.',
    ],
    differences: [
      /*i18n*/ 'Payments or payouts differ',
      /*i18n*/ 'The payment provider’s list differs from ours.',
    ],
    overdue: [
      /*i18n*/ 'A payout is overdue for release',
      /*i18n*/ 'The five working days that we promise sellers are over. Release the payout.',
    ],
  },
  // {title} is the year.
  seller_year_reported: {
    '': [
      /*i18n*/ 'We report your sales of {title} to the tax authority',
      /*i18n*/ 'You have made 30 or more sales or received more than €2,000. European law (DAC7) requires us to report that, with your details. You can find the figures with your payouts.',
    ],
  },
  payout_account_missing: {
    '': [
      /*i18n*/ 'Add your account number',
      /*i18n*/ 'You have sold something. Without an account number we cannot pay you.',
    ],
  },
} satisfies Readonly<Record<string, TextsByDetail>>;
