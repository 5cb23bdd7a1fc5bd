import type { OrderRole } from '#domain/orders/order-role.ts';
import type { Locale } from '../../messages.ts';
import type { EmailContent } from '../../outside/mail/email-content.ts';

interface ReviewRequest {
  /** The invited side. */
  readonly side: OrderRole;
  readonly title: string;
  readonly url: string;
  /** The address of a guest; null for people with an account. */
  readonly guest: string | null;
}

interface RequestMessages {
  readonly subject: Readonly<Record<OrderRole, (title: string) => string>>;
  readonly ask: Readonly<Record<OrderRole, (title: string) => string>>;
  readonly published: string;
  readonly guest: (email: string) => string;
  readonly write: string;
  readonly signUp: string;
}

const messages: Readonly<Record<Locale, RequestMessages>> = {
  nl: {
    subject: {
      BUYER: (title) => `Hoe was je aankoop van ${title}?`,
      SELLER: (title) => `Hoe verliep de verkoop van ${title}?`,
    },
    ask: {
      BUYER: (title) =>
        `${title} is bij je. Vertel andere kopers hoe de verkoper was: met sterren en, als je wilt, een paar zinnen.`,
      SELLER: (title) => `${title} is ontvangen. Geef de koper sterren en, als je wilt, een paar zinnen.`,
    },
    published:
      'Jullie zien elkaars beoordeling pas als jullie allebei hebben geschreven, of zeven dagen na de eerste.',
    guest: (email) =>
      `Maak een account met ${email}, of log in als je er al een hebt: bij je bestelling schrijf je de beoordeling.`,
    write: 'Beoordeling schrijven',
    signUp: 'Maak een account',
  },
  en: {
    subject: {
      BUYER: (title) => `How was buying ${title}?`,
      SELLER: (title) => `How did the sale of ${title} go?`,
    },
    ask: {
      BUYER: (title) =>
        `${title} is with you. Tell other buyers what the seller was like: with stars and, if you like, a few sentences.`,
      SELLER: (title) =>
        `${title} has been received. Give the buyer stars and, if you like, a few sentences.`,
    },
    published:
      'You see each other’s review only when both of you have written one, or seven days after the first.',
    guest: (email) =>
      `Make an account with ${email}, or sign in if you have one already: you write the review with your order.`,
    write: 'Write a review',
    signUp: 'Make an account',
  },
  fr: {
    subject: {
      BUYER: (title) => `Comment s’est passé l’achat de ${title} ?`,
      SELLER: (title) => `Comment s’est passée la vente de ${title} ?`,
    },
    ask: {
      BUYER: (title) =>
        `${title} est chez vous. Dites aux autres acheteurs comment était le vendeur : des étoiles et, si vous le souhaitez, quelques phrases.`,
      SELLER: (title) =>
        `${title} a été reçu. Donnez des étoiles à l’acheteur et, si vous le souhaitez, quelques phrases.`,
    },
    published:
      'Vous ne voyez l’avis de l’autre que lorsque vous avez tous deux écrit, ou sept jours après le premier.',
    guest: (email) =>
      `Créez un compte avec ${email}, ou connectez-vous si vous en avez déjà un : l’avis se donne depuis votre commande.`,
    write: 'Donner mon avis',
    signUp: 'Créer un compte',
  },
};

/** The email that invites one side of a sale to review the other. */
export function reviewRequestMail({ side, title, url, guest }: ReviewRequest, locale: Locale): EmailContent {
  const texts = messages[locale];
  return {
    ...{ locale, subject: texts.subject[side](title) },
    paragraphs: [
      ...[texts.ask[side](title), texts.published],
      ...(guest === null ? [] : [texts.guest(guest)]),
    ],
    action: { label: guest === null ? texts.write : texts.signUp, url },
  };
}
