import type { NotificationKindName } from '#domain/notifications/notification-kinds.ts';
import { dayText, momentText } from '../../date-texts.ts';
import { type Locale, locales } from '../../messages.ts';
import { caseTexts } from './case-texts.ts';
import { chargebackTexts } from './chargeback-texts.ts';
import { handOverTexts } from './hand-over-texts.ts';
import { orderTexts } from './order-texts.ts';
import { overdueTexts } from './overdue-texts.ts';
import { payoutTexts } from './payout-texts.ts';
import { reportTexts } from './report-texts.ts';
import { reviewTexts } from './review-texts.ts';
import type { TextsByDetail } from './texts-by-detail.ts';
import { tradeTexts } from './trade-texts.ts';
import { withdrawalTexts } from './withdrawal-texts.ts';

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
    '': {
      nl: ['{title} staat online', 'Deel je advertentie met wie ernaar zoekt.'],
      en: ['{title} is live', 'Share your listing with people looking for it.'],
      fr: ['{title} est en ligne', 'Partagez votre annonce autour de vous.'],
    },
  },
  product_changes_requested: {
    '': {
      nl: ['Pas {title} nog even aan', 'Bij elk veld staat wat er nodig is.'],
      en: ['{title} needs a few changes', 'Each field shows what is needed.'],
      fr: ['Quelques modifications pour {title}', 'Chaque champ indique ce qu’il faut.'],
    },
  },
  product_rejected: {
    '': {
      nl: ['{title} is niet geplaatst', 'Bekijk waarom.'],
      en: ['{title} was not published', 'See why.'],
      fr: ['{title} n’a pas été publié', 'Voyez pourquoi.'],
    },
  },
  product_taken_offline: {
    '': {
      nl: ['{title} is offline gehaald', 'In je e-mail lees je waarom.'],
      en: ['{title} was taken offline', 'Your email explains why.'],
      fr: ['{title} a été retiré de la vente', 'L’e-mail que vous recevez explique pourquoi.'],
    },
  },
  product_edited: {
    '': {
      nl: ['We hebben {title} aangepast', 'In je e-mail lees je wat onze redactie heeft veranderd.'],
      en: ['We edited {title}', 'Your email says what our editors changed.'],
      fr: [
        'Nous avons modifié {title}',
        'L’e-mail que vous recevez indique ce que notre rédaction a changé.',
      ],
    },
  },
  prices_suggested: {
    '': {
      nl: ['Prijsvoorstel voor {title}', 'Jij beslist of je het overneemt.'],
      en: ['Price suggestion for {title}', 'You decide whether to take it.'],
      fr: ['Suggestion de prix pour {title}', 'À vous de décider.'],
    },
    several: {
      nl: ['Nieuwe prijsvoorstellen', 'Voor {title} en meer. Jij beslist.'],
      en: ['New price suggestions', 'For {title} and more. You decide.'],
      fr: ['Nouvelles suggestions de prix', 'Pour {title} et d’autres. À vous de décider.'],
    },
  },
  search_matched: {
    '': {
      nl: ['Misschien is dit het: {title}', 'Net geplaatst, en het past bij je zoekopdracht.'],
      en: ['This may be the one: {title}', 'Just listed, and it matches your search request.'],
      fr: ['C’est peut-être la bonne pièce : {title}', 'Une nouvelle annonce correspond à votre recherche.'],
    },
  },
  saved_product_reduced: {
    '': {
      nl: ['{title} is afgeprijsd', 'Het staat bij je favorieten.'],
      en: ['Price drop: {title}', 'It is one of your favourites.'],
      fr: ['Prix en baisse : {title}', 'Il est dans vos favoris.'],
    },
  },
  saved_product_available: {
    '': {
      nl: ['{title} is weer te koop', 'Het staat bij je favorieten.'],
      en: ['{title} is for sale again', 'It is one of your favourites.'],
      fr: ['{title} est de nouveau en vente', 'Il est dans vos favoris.'],
    },
  },
  watched_product_available: {
    '': {
      nl: ['{title} is vrij', 'De reservering is verlopen. Wees er snel bij.'],
      en: ['{title} is available', 'The reservation has ended. Be quick.'],
      fr: ['{title} est disponible', 'La réservation a pris fin. Faites vite.'],
    },
  },
  followed_seller_published: {
    '': {
      nl: ['Nieuw van een verkoper die je volgt', '{title}'],
      en: ['New from a seller you follow', '{title}'],
      fr: ['Nouveau chez un vendeur que vous suivez', '{title}'],
    },
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

/** Whether a kind has a text for a detail; not every change concerns both sides. */
export function hasNotificationText(kind: NotificationKindName, detail: string): boolean {
  return linesOf(kind, detail) !== undefined;
}

/**
 * Returns the texts of a notification in every language. Throws if the kind has no text for the detail, or if a text
 * mentions a moment and none is given.
 */
export function notificationTexts(
  kind: NotificationKindName,
  detail: string,
  {
    titles,
    moment,
  }: { readonly titles: Readonly<Record<Locale, string>>; readonly moment?: Date | undefined },
): Readonly<Record<Locale, LocalizedText>> {
  const lines = linesOf(kind, detail);
  if (lines === undefined) throw new Error(`No text for notification ${kind} with detail "${detail}".`);
  const filled = (locale: Locale): LocalizedText => {
    const [title, body] = lines[locale];
    const named = (format: typeof dayText) => {
      if (moment === undefined) throw new Error(`The text of ${kind} "${detail}" needs a moment.`);
      return format(moment, locale);
    };
    const put = (line: string) =>
      line
        .replaceAll('{day}', () => named(dayText))
        .replaceAll('{moment}', () => named(momentText))
        .replaceAll('{title}', () => short(titles[locale]));
    return { title: put(title), body: put(body) };
  };
  return Object.fromEntries(locales.map((locale) => [locale, filled(locale)])) as Record<
    Locale,
    LocalizedText
  >;
}
