import type { TextsByDetail } from './texts-by-detail.ts';

/** Texts of the notifications about payments that the buyer's bank took back; without amounts, as for payouts. */
export const chargebackTexts = {
  payment_charged_back: {
    due: [
      /*i18n*/ 'The payment for {title} was reversed',
      /*i18n*/ 'The buyer’s bank reversed the payment on {day}. We no longer pay that amount to you. Does the buyer still have the product? Reply to the email about it and we will look into it together.',
    ],
    paid_out: [
      /*i18n*/ 'The payment for {title} was reversed',
      /*i18n*/ 'The buyer’s bank reversed the payment on {day}. We deduct that amount from your next payouts. Does the buyer still have the product? Reply to the email about it and we will look into it together.',
    ],
  },
  chargeback_received: {
    kept: [
      /*i18n*/ 'A bank reversed the payment for {title}',
      /*i18n*/ 'The buyer had confirmed receipt, so the sale remains valid. Contact both parties.',
    ],
    cancelled: [
      /*i18n*/ 'A bank reversed the payment for {title}',
      /*i18n*/ 'The sale was cancelled. Check whether the product was already on its way.',
    ],
  },
} satisfies Readonly<Record<string, TextsByDetail>>;
