import { euroText } from '#domain/money/euro-text.ts';
import { momentText } from '../../date-texts.ts';
import type { Locale } from '../../messages.ts';
import type { EmailContent } from '../../outside/mail/email-content.ts';

interface Bid {
  readonly title: string;
  /** In whole euros, like `price`. */
  readonly amount: number;
  readonly price: number;
  /** When the bid expires. */
  readonly until: Date;
  readonly address: string;
}

type Text = (bid: Omit<Bid, 'until'> & { readonly until: string }) => string;
interface Words {
  readonly subject: Text;
  readonly body: readonly Text[];
  /** The label of the email's only button. */
  readonly see: string;
}

const words: Readonly<Record<Locale, Words>> = {
  nl: {
    subject: ({ title, amount }) => `Bod van ${euroText(amount)} op ${title}`,
    body: [
      ({ title, amount, price }) =>
        `Er is ${euroText(amount)} geboden op ${title}. Je vraagt ${euroText(price)}.`,
      ({ until }) => `Het bod is geldig tot ${until}: accepteer het, wijs het af of doe één tegenbod.`,
      () => 'Antwoord met de knop hieronder: de bieder krijgt meteen bericht van ons.',
    ],
    see: 'Beantwoord het bod',
  },
  en: {
    subject: ({ title, amount }) => `A bid of ${euroText(amount)} on ${title}`,
    body: [
      ({ title, amount, price }) =>
        `Somebody bids ${euroText(amount)} on ${title}. You ask ${euroText(price)}.`,
      ({ until }) => `The bid is valid until ${until}: accept it, decline it or make one counterbid.`,
      () => 'Answer with the button below: we let the bidder know straight away.',
    ],
    see: 'Answer the bid',
  },
  fr: {
    subject: ({ title, amount }) => `Une offre de ${euroText(amount)} pour ${title}`,
    body: [
      ({ title, amount, price }) =>
        `Une offre de ${euroText(amount)} pour ${title}. Vous demandez ${euroText(price)}.`,
      ({ until }) =>
        `L’offre est valable jusqu’au ${until} : acceptez-la, refusez-la ou faites une contre-offre.`,
      () => 'Répondez avec le bouton ci-dessous : nous prévenons l’acheteur immédiatement.',
    ],
    see: 'Répondre à l’offre',
  },
};

/** The email that notifies a seller of a new bid. */
export function bidMail(bid: Bid, locale: Locale): EmailContent {
  const { body, see, subject } = words[locale];
  const facts = { ...bid, until: momentText(bid.until, locale) };
  const paragraphs = body.map((text) => text(facts));
  return { locale, subject: subject(facts), paragraphs, action: { label: see, url: bid.address } };
}
