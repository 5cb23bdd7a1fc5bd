import { i18nOf } from '../../i18n.ts';
import type { Locale } from '../../messages.ts';

/** Message ids. */
const names: Readonly<Record<string, string>> = {
  newsletter: /*i18n*/ 'Newsletter',
  referral: /*i18n*/ 'Invitation from a friend',
  gift_card: /*i18n*/ 'Gift card',
};

/** Returns the name of a discount code, which depends on its source (CART-003). */
export function discountName(source: string, locale: Locale): string {
  return i18nOf(locale)._(names[source] ?? /*i18n*/ 'Discount');
}
