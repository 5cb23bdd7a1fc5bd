import type { NotificationGroup } from '#domain/notifications/notification-kinds.ts';
import { i18nOf } from '../../i18n.ts';
import type { Locale } from '../../messages.ts';

const stopLabels: Readonly<Record<NotificationGroup, string>> = {
  bids: /*i18n*/ 'Stop emails about bids',
  messages: /*i18n*/ 'Stop emails about messages and questions',
  orders: /*i18n*/ 'Stop emails about orders and sales',
  listings: /*i18n*/ 'Stop emails about your listings',
  searches: /*i18n*/ 'Stop emails about your wanted requests',
  saved: /*i18n*/ 'Stop emails about products and sellers you follow',
  account: /*i18n*/ 'Stop emails about your account',
};

/** Returns the label of the link that ends the emails of a group. */
export function stopLabel(group: NotificationGroup, locale: Locale): string {
  return i18nOf(locale)._(stopLabels[group]);
}
