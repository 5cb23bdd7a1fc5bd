import type { Locale } from '../../messages.ts';
import type { Letter } from '../../outside/mail/letter.ts';

interface Unread {
  /** Who wrote; empty for somebody who has left. */
  readonly from: string;
  readonly title: string;
  readonly address: string;
}

interface Words {
  readonly somebody: string;
  readonly subject: (title: string) => string;
  readonly body: (from: string, title: string) => string;
  readonly safety: string;
  readonly see: string;
}

const words: Readonly<Record<Locale, Words>> = {
  nl: {
    somebody: 'Iemand',
    subject: (title) => `Nieuw bericht over ${title}`,
    body: (from, title) => `${from} schreef je over ${title}. Je leest en beantwoordt het in je chats.`,
    safety: 'Betaal alleen via Hervonden; dan ben je beschermd.',
    see: 'Lees het bericht',
  },
  en: {
    somebody: 'Somebody',
    subject: (title) => `A new message about ${title}`,
    body: (from, title) => `${from} wrote to you about ${title}. Read and answer it in your chats.`,
    safety: 'Pay through Hervonden alone; then you are protected.',
    see: 'Read the message',
  },
  fr: {
    somebody: 'Quelqu’un',
    subject: (title) => `Nouveau message à propos de ${title}`,
    body: (from, title) =>
      `${from} vous a écrit à propos de ${title}. Lisez et répondez dans vos conversations.`,
    safety: 'Payez uniquement via Hervonden : vous êtes alors protégé.',
    see: 'Lire le message',
  },
};

/** The mail that tells somebody of messages that they have not read; none of their words are in it. */
export function chatMail({ from, title, address }: Unread, locale: Locale): Letter {
  const { somebody, subject, body, safety, see } = words[locale];
  return {
    locale,
    subject: subject(title),
    paragraphs: [body(from === '' ? somebody : from, title)],
    action: { label: see, url: address },
    below: [safety],
  };
}
