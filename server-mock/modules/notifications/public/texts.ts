import type { NotificationKindName } from '#domain/notifications/notification-kinds.ts';
import { dayText, momentText } from '../../../date-texts.ts';
import { i18nOf } from '../../../i18n.ts';
import { type Locale, locales } from '../../../messages.ts';
import { caseTexts } from '../case-texts.ts';
import { chargebackTexts } from '../chargeback-texts.ts';
import { handOverTexts } from '../hand-over-texts.ts';
import { orderTexts } from '../order-texts.ts';
import { overdueTexts } from '../overdue-texts.ts';
import { payoutTexts } from '../payout-texts.ts';
import { reportTexts } from '../report-texts.ts';
import { reviewTexts } from '../review-texts.ts';
import type { TextsByDetail } from '../texts-by-detail.ts';
import { tradeTexts } from '../trade-texts.ts';
import { withdrawalTexts } from '../withdrawal-texts.ts';

/**
 * The texts of a notification. They are visible on lock screens, so they contain no amounts, addresses or names of
 * people.
 */
export interface LocalizedText {
  readonly title: string;
  readonly body: string;
}

const texts: Readonly<Record<NotificationKindName, TextsByDetail>> = {
  ...tradeTexts,
  ...handOverTexts,
  ...orderTexts,
  ...reviewTexts,
  ...caseTexts,
  ...withdrawalTexts,
  ...payoutTexts,
  product_approved: {
    '': [/*i18n*/ '{title} is live', /*i18n*/ 'Share your listing with people looking for it.'],
  },
  product_changes_requested: {
    '': [/*i18n*/ '{title} needs a few changes', /*i18n*/ 'Each field shows what is needed.'],
  },
  product_rejected: {
    '': [/*i18n*/ '{title} was not published', /*i18n*/ 'See why.'],
  },
  product_taken_offline: {
    '': [/*i18n*/ '{title} was taken offline', /*i18n*/ 'Your email explains why.'],
  },
  product_edited: {
    '': [/*i18n*/ 'We edited {title}', /*i18n*/ 'Your email explains what our editors changed.'],
  },
  prices_suggested: {
    '': [/*i18n*/ 'Price suggestion for {title}', /*i18n*/ 'You decide whether to take it.'],
    several: [/*i18n*/ 'New price suggestions', /*i18n*/ 'For {title} and more. You decide.'],
  },
  search_matched: {
    '': [
      /*i18n*/ 'This may be the one: {title}',
      /*i18n*/ 'Just listed, and it matches your wanted request.',
    ],
  },
  saved_product_reduced: {
    '': [/*i18n*/ 'Price drop: {title}', /*i18n*/ 'It is one of your favourites.'],
  },
  saved_product_available: {
    '': [/*i18n*/ '{title} is for sale again', /*i18n*/ 'It is one of your favourites.'],
  },
  watched_product_available: {
    '': [/*i18n*/ '{title} is available again', /*i18n*/ 'The reservation has ended. Be quick.'],
  },
  followed_seller_published: {
    '': [/*i18n*/ 'New from a seller you follow', /*i18n*/ '{title}'],
  },
  ...reportTexts,
  ...overdueTexts,
  ...chargebackTexts,
};

/** The maximum number of characters; product titles have up to 150, and lock screens show fewer. */
const longestTitle = 80;

function short(title: string): string {
  return title.length <= longestTitle ? title : `${title.slice(0, longestTitle - 1).trimEnd()}…`;
}

function linesOf(kind: NotificationKindName, detail: string): TextsByDetail[string] | undefined {
  const byDetail = texts[kind];
  return byDetail[detail] ?? byDetail[detail.split(' ')[0] ?? ''] ?? byDetail[''];
}

/** The details for which a kind has texts of their own. */
export function notificationDetails(kind: NotificationKindName): readonly string[] {
  return Object.keys(texts[kind]);
}

/** Whether a kind has a text for a detail; not every change concerns both sides. */
export function hasNotificationText(kind: NotificationKindName, detail: string): boolean {
  return linesOf(kind, detail) !== undefined;
}

function momentValues(moment: Date | undefined, locale: Locale): Readonly<Record<string, string>> {
  return moment === undefined ? {} : { day: dayText(moment, locale), moment: momentText(moment, locale) };
}

/**
 * Returns the texts of a notification in every language. Throws if the kind has no text for the detail, or if a text
 * mentions a title or a moment and none is given.
 */
export function notificationTexts(
  kind: NotificationKindName,
  detail: string,
  {
    titles,
    moment,
  }: {
    readonly titles?: Readonly<Record<Locale, string>> | undefined;
    readonly moment?: Date | undefined;
  },
): Readonly<Record<Locale, LocalizedText>> {
  const lines = linesOf(kind, detail);
  if (lines === undefined) throw new Error(`No text for notification ${kind} with detail "${detail}".`);
  const filled = (locale: Locale): LocalizedText => {
    const i18n = i18nOf(locale);
    const values = { title: short(titles?.[locale] ?? ''), ...momentValues(moment, locale) };
    const put = (message: string) => {
      if (titles === undefined && message.includes('{title}'))
        throw new Error(`The text of ${kind} "${detail}" needs a title.`);
      if (moment === undefined && /\{(day|moment)\}/.test(message))
        throw new Error(`The text of ${kind} "${detail}" needs a moment.`);
      return i18n._(message, values);
    };
    const [title, body] = lines;
    return { title: put(title), body: put(body) };
  };
  return Object.fromEntries(locales.map((locale) => [locale, filled(locale)])) as Record<
    Locale,
    LocalizedText
  >;
}
