import type { Locale } from '../../messages.ts';
import { letterPage } from '../../outside/mail/letter-page.ts';

interface Bid {
  readonly title: string;
  readonly email: string;
  /** Whole euros. */
  readonly amount: number;
  readonly price: number;
  readonly address: string;
}

type Text = (bid: Bid) => string;
interface Words {
  readonly subject: Text;
  readonly body: readonly Text[];
  /** Of the one button. */
  readonly see: string;
}

const words: Readonly<Record<Locale, Words>> = {
  nl: {
    subject: ({ title, amount }) => `Bod van € ${amount},– op ${title}`,
    body: [
      ({ title, amount, price }) => `Er is € ${amount},– geboden op ${title}. Je vraagt € ${price},–.`,
      () => 'Het bod is vijf dagen geldig: accepteer het, wijs het af of doe één tegenbod.',
      ({ email }) => `Beantwoord deze mail om de bieder te schrijven; je antwoord gaat naar ${email}.`,
    ],
    see: 'Beantwoord het bod',
  },
  en: {
    subject: ({ title, amount }) => `A bid of € ${amount},– on ${title}`,
    body: [
      ({ title, amount, price }) => `Somebody bids € ${amount},– on ${title}. You ask € ${price},–.`,
      () => 'The bid is valid for five days: accept it, decline it or make one counterbid.',
      ({ email }) => `Reply to this mail to write to the bidder; your answer goes to ${email}.`,
    ],
    see: 'Answer the bid',
  },
  fr: {
    subject: ({ title, amount }) => `Une offre de € ${amount},– pour ${title}`,
    body: [
      ({ title, amount, price }) => `Une offre de € ${amount},– pour ${title}. Vous demandez € ${price},–.`,
      () => "L'offre est valable cinq jours : acceptez-la, refusez-la ou faites une contre-offre.",
      ({ email }) => `Répondez à ce message pour écrire à l'acheteur ; votre réponse va à ${email}.`,
    ],
    see: 'Répondre à l’offre',
  },
};

/** The mail that tells a seller of a bid, as text and page. */
export function bidMail(
  bid: Bid,
  locale: Locale,
): { readonly subject: string; readonly text: string; readonly html: string } {
  const { body, see, ...of } = words[locale];
  const subject = of.subject(bid);
  const paragraphs = body.map((text) => text(bid));
  return {
    subject,
    text: [...paragraphs, bid.address].join('\n\n'),
    html: letterPage({ locale, subject, paragraphs, action: { label: see, url: bid.address } }),
  };
}
