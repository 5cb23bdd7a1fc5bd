import { euroText } from '#domain/money/euro-text.ts';
import type { Locale } from '../../messages.ts';
import type { EmailContent } from '../../outside/mail/email-content.ts';

interface SuggestedPiece {
  readonly title: string;
  /** Whole euros. */
  readonly price: number;
  readonly suggestedPrice: number;
}

interface Suggested {
  readonly pieces: readonly SuggestedPiece[];
  /** The URL of the page on which suggestions are answered. */
  readonly address: string;
}

interface Words {
  readonly subject: (pieces: readonly SuggestedPiece[]) => string;
  readonly opening: string;
  readonly piece: (piece: SuggestedPiece) => string;
  readonly ending: string;
  /** The label of the only button. */
  readonly see: string;
}

const words: Readonly<Record<Locale, Words>> = {
  nl: {
    subject: ([first, ...rest]) =>
      rest.length === 0
        ? `Een prijsvoorstel voor ${first?.title ?? ''}`
        : `Prijsvoorstellen voor ${rest.length + 1} van je stukken`,
    opening: 'Je stukken worden bekeken, maar zijn nog niet verkocht. Misschien helpt een andere prijs:',
    piece: ({ title, price, suggestedPrice }) =>
      `${title}: van ${euroText(price)} naar ${euroText(suggestedPrice)}`,
    ending: 'Jij beslist: neem het voorstel over, kies een eigen prijs of laat alles zoals het is.',
    see: 'Bekijk de voorstellen',
  },
  en: {
    subject: ([first, ...rest]) =>
      rest.length === 0
        ? `A price suggestion for ${first?.title ?? ''}`
        : `Price suggestions for ${rest.length + 1} of your pieces`,
    opening: 'People look at your pieces, but they have not sold yet. Another price may help:',
    piece: ({ title, price, suggestedPrice }) =>
      `${title}: from ${euroText(price)} to ${euroText(suggestedPrice)}`,
    ending: 'You decide: take the suggestion, choose a price of your own, or leave everything as it is.',
    see: 'See the suggestions',
  },
  fr: {
    subject: ([first, ...rest]) =>
      rest.length === 0
        ? `Une suggestion de prix pour ${first?.title ?? ''}`
        : `Des suggestions de prix pour ${rest.length + 1} de vos pièces`,
    opening: 'Vos pièces sont vues, mais pas encore vendues. Un autre prix peut aider :',
    piece: ({ title, price, suggestedPrice }) =>
      `${title} : de ${euroText(price)} à ${euroText(suggestedPrice)}`,
    ending: 'À vous de décider : acceptez la suggestion, choisissez votre prix ou ne changez rien.',
    see: 'Voir les suggestions',
  },
};

/** The email to a seller about all new suggestions. */
export function suggestionMail({ pieces, address }: Suggested, locale: Locale): EmailContent {
  const { opening, piece, ending, see, ...of } = words[locale];
  const subject = of.subject(pieces);
  const paragraphs = [opening, ...pieces.map(piece), ending];
  return { locale, subject, paragraphs, action: { label: see, url: address } };
}
