import type { DeliveryStatus } from '#domain/orders/delivery-life-cycle.ts';
import type { Locale } from '../../messages.ts';
import type { EmailContent } from '../../outside/mail/email-content.ts';
import { guestOrderMail, type OrderGuest } from './guest-mail.ts';

/** What an email about an order shows; amounts are already formatted. */
export interface OrderUpdate {
  readonly title: string;
  readonly number: string;
  /** What the reader of the email pays or receives. */
  readonly amount: string;
}

/** The link to the order. */
interface OrderLink {
  /** The URL of the order in the reader's account. */
  readonly address: string;
  /** Null for readers with an account. */
  readonly guest: OrderGuest | null;
  /** True while the buyer can confirm receipt or complain. */
  readonly isOpen: boolean;
}

type Side = 'buyer' | 'seller';
/**
 * The subjects of emails about an order. Most are statuses; some are events that are more specific than the status.
 */
export type OrderChange =
  | 'PLACED'
  | 'SHIPPED'
  | 'RELEASED'
  | 'HANDED_OVER'
  | 'NOT_SENT'
  | Exclude<DeliveryStatus, 'PENDING'>;
type Text = (news: OrderUpdate) => string;
interface Words {
  readonly subject: Text;
  readonly paragraphs: readonly Text[];
}
type Letters = Readonly<Record<Side, Readonly<Partial<Record<OrderChange, Words>>>>>;

const nl: Letters = {
  buyer: {
    PLACED: {
      subject: ({ number }) => `Je bestelling ${number}`,
      paragraphs: [
        ({ title, amount }) => `Bedankt! ${title} is van jou, voor ${amount}.`,
        () => 'We houden je geld vast tot je laat weten dat alles goed is aangekomen.',
      ],
    },
    ARRIVED: {
      subject: ({ title }) => `Is ${title} goed aangekomen?`,
      paragraphs: [
        ({ title }) => `De verkoper meldt dat ${title} bij je is.`,
        () => 'Klopt alles? Bevestig dan de ontvangst. Klopt er iets niet, dien dan een klacht in.',
      ],
    },
    HANDED_OFF: {
      subject: ({ title }) => `${title} is onderweg`,
      paragraphs: [
        ({ title }) => `De koerier heeft ${title} opgehaald.`,
        () => 'Bevestig de ontvangst zodra het bij je staat. Klopt er iets niet, dien dan een klacht in.',
      ],
    },
    CONFIRMED: {
      subject: ({ title }) => `Je klacht over ${title} is afgerond`,
      paragraphs: [() => 'De verkoop gaat door en de verkoper wordt uitbetaald.'],
    },
    IN_REVIEW: {
      subject: ({ title }) => `Je klacht over ${title}`,
      paragraphs: [
        () =>
          'We hebben je klacht. De verkoper heeft drie werkdagen om te antwoorden. Je geld blijft zo lang bij ons.',
      ],
    },
    CANCELLED: {
      subject: ({ title }) => `${title} is geannuleerd`,
      paragraphs: [({ amount }) => `De koop gaat niet door. Je krijgt ${amount} terug, langs dezelfde weg.`],
    },
  },
  seller: {
    PLACED: {
      subject: ({ title }) => `Verkocht: ${title}`,
      paragraphs: [
        ({ title, amount }) => `${title} is verkocht. Je ontvangt ${amount}.`,
        () =>
          'De koper heeft betaald. We houden het geld vast tot de koper de ontvangst bevestigt; daarna betalen we je binnen 2 tot 5 werkdagen uit.',
      ],
    },
    CONFIRMED: {
      subject: ({ title }) => `${title} is ontvangen`,
      paragraphs: [
        ({ amount }) => `De ontvangst is bevestigd. Je ontvangt ${amount} binnen 2 tot 5 werkdagen.`,
      ],
    },
    IN_REVIEW: {
      subject: ({ title }) => `Een klacht over ${title}`,
      paragraphs: [
        () =>
          'De koper heeft een klacht. Antwoord binnen drie werkdagen, anders beslissen wij. Het geld blijft zo lang bij ons.',
      ],
    },
    CANCELLED: {
      subject: ({ title }) => `${title} is geannuleerd`,
      paragraphs: [() => 'De verkoop gaat niet door en de koper krijgt het geld terug.'],
    },
  },
};

const en: Letters = {
  buyer: {
    PLACED: {
      subject: ({ number }) => `Your order ${number}`,
      paragraphs: [
        ({ title, amount }) => `Thank you! ${title} is yours, for ${amount}.`,
        () => 'We hold your money until you tell us that everything arrived well.',
      ],
    },
    ARRIVED: {
      subject: ({ title }) => `Did ${title} arrive well?`,
      paragraphs: [
        ({ title }) => `The seller says that ${title} is with you.`,
        () => 'All well? Then confirm receipt. If something is wrong, file a complaint.',
      ],
    },
    HANDED_OFF: {
      subject: ({ title }) => `${title} is on its way`,
      paragraphs: [
        ({ title }) => `The courier has collected ${title}.`,
        () => 'Confirm receipt once it is with you. If something is wrong, file a complaint.',
      ],
    },
    CONFIRMED: {
      subject: ({ title }) => `Your complaint about ${title} is closed`,
      paragraphs: [() => 'The sale goes ahead and the seller is paid.'],
    },
    IN_REVIEW: {
      subject: ({ title }) => `Your complaint about ${title}`,
      paragraphs: [
        () =>
          'We have your complaint. The seller has three working days to answer. Your money stays with us meanwhile.',
      ],
    },
    CANCELLED: {
      subject: ({ title }) => `${title} was cancelled`,
      paragraphs: [({ amount }) => `The sale does not happen. You get ${amount} back, the same way it came.`],
    },
  },
  seller: {
    PLACED: {
      subject: ({ title }) => `Sold: ${title}`,
      paragraphs: [
        ({ title, amount }) => `${title} is sold. You receive ${amount}.`,
        () =>
          'The buyer has paid. We hold the money until the buyer confirms receipt; then we pay you within 2 to 5 working days.',
      ],
    },
    CONFIRMED: {
      subject: ({ title }) => `${title} was received`,
      paragraphs: [({ amount }) => `Receipt is confirmed. You receive ${amount} within 2 to 5 working days.`],
    },
    IN_REVIEW: {
      subject: ({ title }) => `A complaint about ${title}`,
      paragraphs: [
        () =>
          'The buyer has a complaint. Answer within three working days, or we decide. The money stays with us meanwhile.',
      ],
    },
    CANCELLED: {
      subject: ({ title }) => `${title} was cancelled`,
      paragraphs: [() => 'The sale does not happen and the buyer gets the money back.'],
    },
  },
};

const fr: Letters = {
  buyer: {
    PLACED: {
      subject: ({ number }) => `Votre commande ${number}`,
      paragraphs: [
        ({ title, amount }) => `Merci ! ${title} est à vous, pour ${amount}.`,
        () => 'Nous gardons votre argent jusqu’à ce que vous confirmiez que tout est bien arrivé.',
      ],
    },
    ARRIVED: {
      subject: ({ title }) => `${title} est bien arrivé ?`,
      paragraphs: [
        ({ title }) => `Le vendeur indique que ${title} est chez vous.`,
        () => 'Tout va bien ? Confirmez la réception. Sinon, faites une réclamation.',
      ],
    },
    HANDED_OFF: {
      subject: ({ title }) => `${title} est en route`,
      paragraphs: [
        ({ title }) => `Le coursier a emporté ${title}.`,
        () => 'Confirmez la réception dès que la pièce est chez vous. Sinon, faites une réclamation.',
      ],
    },
    CONFIRMED: {
      subject: ({ title }) => `Votre réclamation sur ${title} est close`,
      paragraphs: [() => 'La vente a lieu et le vendeur est payé.'],
    },
    IN_REVIEW: {
      subject: ({ title }) => `Votre réclamation sur ${title}`,
      paragraphs: [
        () =>
          'Nous avons reçu votre réclamation. Le vendeur a trois jours ouvrables pour répondre. Votre argent reste chez nous pendant ce temps.',
      ],
    },
    CANCELLED: {
      subject: ({ title }) => `${title} : vente annulée`,
      paragraphs: [
        ({ amount }) => `La vente n’a pas lieu. ${amount} vous sont remboursés par le même moyen.`,
      ],
    },
  },
  seller: {
    PLACED: {
      subject: ({ title }) => `Vendu : ${title}`,
      paragraphs: [
        ({ title, amount }) => `${title} est vendu. Vous recevez ${amount}.`,
        () =>
          'L’acheteur a payé. Nous gardons l’argent jusqu’à ce qu’il confirme la réception, puis nous vous payons sous 2 à 5 jours ouvrables.',
      ],
    },
    CONFIRMED: {
      subject: ({ title }) => `${title} a été reçu`,
      paragraphs: [
        ({ amount }) => `La réception est confirmée. Vous recevez ${amount} sous 2 à 5 jours ouvrables.`,
      ],
    },
    IN_REVIEW: {
      subject: ({ title }) => `Une réclamation sur ${title}`,
      paragraphs: [
        () =>
          'L’acheteur fait une réclamation. Répondez sous trois jours ouvrables, sinon nous décidons. L’argent reste chez nous pendant ce temps.',
      ],
    },
    CANCELLED: {
      subject: ({ title }) => `${title} : vente annulée`,
      paragraphs: [() => 'La vente n’a pas lieu et l’acheteur est remboursé.'],
    },
  },
};

const letters: Readonly<Record<Locale, Letters>> = { nl, en, fr };
const see: Readonly<Record<Locale, string>> = {
  nl: 'Bekijk de bestelling',
  en: 'See the order',
  fr: 'Voir la commande',
};

/** The content of an email about an order for one side; null where the notification's text is enough. */
export function orderMail(
  about: { readonly side: Side; readonly what: OrderChange },
  news: OrderUpdate,
  locale: Locale,
): Pick<EmailContent, 'subject' | 'paragraphs'> | null {
  const words = letters[locale][about.side][about.what];
  if (words === undefined) return null;
  return { subject: words.subject(news), paragraphs: words.paragraphs.map((text) => text(news)) };
}

/** The email with a link to the order; for guests, one that works without an account. */
export function withOrderLink(
  content: Pick<EmailContent, 'subject' | 'paragraphs'>,
  { address, guest, isOpen }: OrderLink,
  locale: Locale,
): EmailContent {
  if (guest !== null) return guestOrderMail(content, { guest, isOpen }, locale);
  return { locale, ...content, action: { label: see[locale], url: address } };
}
