import type { Locale } from '../../messages.ts';

export interface FoundPiece {
  /** What was looked for. */
  readonly wanted: string;
  readonly title: string;
  /** Whole euros. */
  readonly price: number;
  readonly address: string;
  /** Of the wanted item, where one can also end it. */
  readonly itemAddress: string;
}

type Text = (found: FoundPiece) => string;

const words: Readonly<Record<Locale, { readonly subject: Text; readonly body: readonly Text[] }>> = {
  nl: {
    subject: ({ title }) => `Misschien is dit het: ${title}`,
    body: [
      ({ wanted, title, price }) => `Je zoekt “${wanted}”. Net geplaatst: ${title}, voor € ${price},–.`,
      ({ address }) => `Bekijk het hier: ${address}`,
      ({ itemAddress }) =>
        `Al gevonden, of zoek je niet meer? Laat het weten bij je zoekopdracht: ${itemAddress}`,
    ],
  },
  en: {
    subject: ({ title }) => `This may be it: ${title}`,
    body: [
      ({ wanted, title, price }) => `You are looking for “${wanted}”. Just placed: ${title}, for € ${price}.`,
      ({ address }) => `See it here: ${address}`,
      ({ itemAddress }) => `Found it, or no longer looking? Tell us at your search request: ${itemAddress}`,
    ],
  },
  fr: {
    subject: ({ title }) => `C’est peut-être lui : ${title}`,
    body: [
      ({ wanted, title, price }) =>
        `Vous cherchez « ${wanted} ». Nouvelle annonce : ${title}, pour ${price} €.`,
      ({ address }) => `À voir ici : ${address}`,
      ({ itemAddress }) =>
        `Vous avez trouvé, ou vous ne cherchez plus ? Dites-le dans votre recherche : ${itemAddress}`,
    ],
  },
};

/** The mail that tells somebody of a piece that fits what they look for, in plain text. */
export function wantedMail(
  found: FoundPiece,
  locale: Locale,
): { readonly subject: string; readonly text: string } {
  const { subject, body } = words[locale];
  return { subject: subject(found), text: body.map((text) => text(found)).join('\n\n') };
}
