import { i18nOf } from '../../i18n.ts';
import type { Locale } from '../../messages.ts';

/** How the buyer can end a payment in the demo. */
export const demoEndings = ['completed', 'reserved', 'cancelled', 'expired', 'failed'] as const;
export type DemoEnding = (typeof demoEndings)[number];

export function demoPageTexts(locale: Locale, amount: string) {
  const i18n = i18nOf(locale);
  return {
    title: i18n._('Pay'),
    demo: i18n._('Demo: no money is taken from your account. Choose below how this payment ends.'),
    to: i18n._('to Hervonden'),
    bank: i18n._('Choose your bank'),
    card: i18n._('You are paying with a demo card.'),
    pay: i18n._('Pay {amount}', { amount }),
    otherwise: i18n._('Or choose another outcome'),
    endings: {
      reserved: i18n._('Paid, but the bank takes a few days'),
      cancelled: i18n._('Cancel'),
      expired: i18n._('Let it expire'),
      failed: i18n._('Let it fail'),
    },
    ended: i18n._('This payment has ended.'),
    back: i18n._('Back to Hervonden'),
  };
}
