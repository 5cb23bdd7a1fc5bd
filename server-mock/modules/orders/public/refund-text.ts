import { type Cents, eurosOf } from '#domain/money/cents.ts';
import { euroText } from '#domain/money/euro-text.ts';
import { i18nOf } from '../../../i18n.ts';
import type { Locale } from '../../../messages.ts';

/** The two sources of a payment, to which a refund returns. */
export interface PaymentParts {
  /** What was paid through the bank, including delivery. */
  readonly money: Cents;
  readonly giftCard: Cents;
}

/** How much of a refund goes back to where; null for a refund of nothing. */
export function refundText({ money, giftCard }: PaymentParts, locale: Locale): string | null {
  const i18n = i18nOf(locale);
  const values = { money: euroText(eurosOf(money)), giftCard: euroText(eurosOf(giftCard)) };
  if (giftCard === 0)
    return money === 0 ? null : i18n._('You get {money} back the same way you paid.', values);
  if (money === 0) return i18n._('You get {giftCard} back on your gift card.', values);
  return i18n._('You get {money} back the same way you paid, and {giftCard} on your gift card.', values);
}
