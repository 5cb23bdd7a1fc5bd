import { euroText } from '#domain/money/euro-text.ts';
import type { Locale } from '../../messages.ts';
import type { EmailContent } from '../../outside/mail/email-content.ts';

export interface FoundProduct {
  /** The title of the wanted item. */
  readonly wanted: string;
  readonly title: string;
  /** Whole euros. */
  readonly price: number;
  readonly address: string;
  /** The URL of the wanted item, where the owner can also end it. */
  readonly itemAddress: string;
}

type Text = (found: FoundProduct) => string;

interface Words {
  readonly subject: Text;
  readonly body: readonly Text[];
  /** The label of the only button. */
  readonly see: string;
}

const words: Readonly<Record<Locale, Words>> = {
  nl: {
    subject: ({ title }) => `Misschien is dit het: ${title}`,
    body: [
      ({ wanted, title, price }) => `Je zoekt “${wanted}”. Net geplaatst: ${title}, voor ${euroText(price)}.`,
      ({ itemAddress }) =>
        `Al gevonden, of zoek je niet meer? Laat het weten bij je zoekopdracht: ${itemAddress}`,
    ],
    see: 'Bekijk het stuk',
  },
  en: {
    subject: ({ title }) => `This may be it: ${title}`,
    body: [
      ({ wanted, title, price }) =>
        `You are looking for “${wanted}”. Just placed: ${title}, for ${euroText(price)}.`,
      ({ itemAddress }) => `Found it, or no longer looking? Tell us at your search request: ${itemAddress}`,
    ],
    see: 'See the piece',
  },
  fr: {
    subject: ({ title }) => `C’est peut-être lui : ${title}`,
    body: [
      ({ wanted, title, price }) =>
        `Vous cherchez « ${wanted} ». Nouvelle annonce : ${title}, pour ${euroText(price)}.`,
      ({ itemAddress }) =>
        `Vous avez trouvé, ou vous ne cherchez plus ? Dites-le dans votre recherche : ${itemAddress}`,
    ],
    see: 'Voir la pièce',
  },
};

/** The email about a product that matches a wanted item. */
export function wantedMail(found: FoundProduct, locale: Locale): EmailContent {
  const { body, see, ...of } = words[locale];
  const subject = of.subject(found);
  const [opening = '', ending = ''] = body.map((text) => text(found));
  return {
    ...{ locale, subject, paragraphs: [opening] },
    action: { label: see, url: found.address },
    below: [ending],
  };
}
