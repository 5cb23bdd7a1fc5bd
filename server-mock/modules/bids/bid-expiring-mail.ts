import { momentText } from '../../date-texts.ts';
import type { Locale } from '../../messages.ts';
import type { EmailContent } from '../../outside/mail/email-content.ts';

interface ExpiringBid {
  readonly title: string;
  readonly until: Date;
  /** The page on which the recipient answers the bid or pays. */
  readonly url: string;
}

interface SideMessages {
  readonly subject: (title: string) => string;
  readonly text: (title: string, until: string) => string;
  readonly action: string;
}

const messages: Readonly<Record<Locale, Readonly<Record<'seller' | 'buyer', SideMessages>>>> = {
  nl: {
    seller: {
      subject: (title) => `Een bod op ${title} verloopt`,
      text: (title, until) =>
        `Het bod op ${title} verloopt op ${until}. Accepteer het, wijs het af of doe een tegenbod.`,
      action: 'Beantwoord het bod',
    },
    buyer: {
      subject: (title) => `Reken ${title} op tijd af`,
      text: (title, until) => `Je kunt ${title} afrekenen tot ${until}. Daarna vervalt je bod.`,
      action: 'Bekijk het bod',
    },
  },
  en: {
    seller: {
      subject: (title) => `A bid on ${title} is about to expire`,
      text: (title, until) =>
        `The bid on ${title} expires on ${until}. Accept it, decline it or make a counterbid.`,
      action: 'Answer the bid',
    },
    buyer: {
      subject: (title) => `Pay for ${title} in time`,
      text: (title, until) => `You can pay for ${title} until ${until}. After that your bid expires.`,
      action: 'See the bid',
    },
  },
  fr: {
    seller: {
      subject: (title) => `Une offre pour ${title} va expirer`,
      text: (title, until) =>
        `L’offre pour ${title} expire le ${until}. Acceptez-la, refusez-la ou faites une contre-offre.`,
      action: 'Répondre à l’offre',
    },
    buyer: {
      subject: (title) => `Payez ${title} à temps`,
      text: (title, until) => `Vous pouvez payer ${title} jusqu’au ${until}. Ensuite, votre offre expire.`,
      action: 'Voir l’offre',
    },
  },
};

/**
 * The email that reminds one side of a bid that ends soon. It states the time, because quiet hours may have delayed
 * it.
 */
export function bidExpiringMail(
  side: 'seller' | 'buyer',
  { title, until, url }: ExpiringBid,
  locale: Locale,
): EmailContent {
  const { subject, text, action } = messages[locale][side];
  return {
    ...{ locale, subject: subject(title), paragraphs: [text(title, momentText(until, locale))] },
    action: { label: action, url },
  };
}
