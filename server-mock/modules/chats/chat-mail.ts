import type { Locale } from '../../messages.ts';
import type { EmailContent } from '../../outside/mail/email-content.ts';

interface Unread {
  /** The sender's name; empty if the account was deleted. */
  readonly from: string;
  readonly title: string;
  readonly address: string;
}

/** Where a buyer without an account reads the messages. */
type GuestPlace = 'order' | 'bid';

interface Words {
  readonly somebody: string;
  readonly subject: (title: string) => string;
  readonly body: (from: string, title: string) => string;
  /** For a buyer without an account, who reads the messages on the page of the order or the bid. */
  readonly guestBody: Readonly<Record<GuestPlace, (from: string, title: string) => string>>;
  readonly safety: string;
  readonly see: string;
}

const words: Readonly<Record<Locale, Words>> = {
  nl: {
    somebody: 'Iemand',
    subject: (title) => `Nieuw bericht over ${title}`,
    body: (from, title) => `${from} schreef je over ${title}. Je leest en beantwoordt het in je chats.`,
    guestBody: {
      order: (from, title) =>
        `${from} schreef je over ${title}. Je leest en beantwoordt het bericht op de pagina van je bestelling.`,
      bid: (from, title) =>
        `${from} schreef je over ${title}. Je leest en beantwoordt het bericht op de pagina van je bod.`,
    },
    safety: 'Betaal alleen via Hervonden; dan ben je beschermd.',
    see: 'Lees het bericht',
  },
  en: {
    somebody: 'Somebody',
    subject: (title) => `A new message about ${title}`,
    body: (from, title) => `${from} wrote to you about ${title}. Read and answer it in your chats.`,
    guestBody: {
      order: (from, title) =>
        `${from} wrote to you about ${title}. Read the message and reply on your order page.`,
      bid: (from, title) =>
        `${from} wrote to you about ${title}. Read the message and reply on your bid page.`,
    },
    safety: 'Pay through Hervonden alone; then you are protected.',
    see: 'Read the message',
  },
  fr: {
    somebody: 'Quelqu’un',
    subject: (title) => `Nouveau message à propos de ${title}`,
    body: (from, title) =>
      `${from} vous a écrit à propos de ${title}. Lisez et répondez dans vos conversations.`,
    guestBody: {
      order: (from, title) =>
        `${from} vous a écrit à propos de ${title}. Lisez le message et répondez sur la page de votre commande.`,
      bid: (from, title) =>
        `${from} vous a écrit à propos de ${title}. Lisez le message et répondez sur la page de votre offre.`,
    },
    safety: 'Payez uniquement via Hervonden : vous êtes alors protégé.',
    see: 'Lire le message',
  },
};

/** The email about unread messages; it does not contain their text. */
export function chatMail({ from, title, address }: Unread, locale: Locale): EmailContent {
  const { somebody, subject, body, safety, see } = words[locale];
  return {
    locale,
    subject: subject(title),
    paragraphs: [body(from === '' ? somebody : from, title)],
    action: { label: see, url: address },
    below: [safety],
  };
}

/** Returns the same content for a buyer without an account. */
export function guestChatContent(
  { from, title, place }: Pick<Unread, 'from' | 'title'> & { readonly place: GuestPlace },
  locale: Locale,
): Pick<EmailContent, 'subject' | 'paragraphs'> {
  const { somebody, subject, guestBody, safety } = words[locale];
  const writer = from === '' ? somebody : from;
  return { subject: subject(title), paragraphs: [guestBody[place](writer, title), safety] };
}
