import type { Locale } from '../../messages.ts';

export type SubscriptionEmail =
  | 'confirm_newsletter'
  | 'confirm_listing'
  | 'already_newsletter'
  | 'already_listing'
  | 'welcome'
  | 'new_pieces';

interface LetterWords {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly action: string;
  readonly below: readonly string[];
}

type Words = Readonly<Record<SubscriptionEmail, LetterWords>> & {
  /**
   * The reason for the email, in its footer: for one that asks for confirmation, and for one that was subscribed to.
   */
  readonly whyAsked: string;
  readonly whySubscribed: string;
  /** The label of the link to unsubscribe. */
  readonly stop: string;
};

// {code}, {title} and {count} are placeholders. An email to an unconfirmed address contains no text of the requester,
// who may be a stranger.
const nl: Words = {
  confirm_newsletter: {
    subject: 'Bevestig je nieuwsbrief',
    paragraphs: [
      'Leuk dat je onze nieuwsbrief wilt. Bevestig dat dit jouw adres is, dan krijg je meteen je code voor € 10,– korting.',
    ],
    action: 'Ja, dit is mijn adres',
    below: [
      'De link werkt zeven dagen.',
      'Heb jij dit niet aangevraagd? Dan hoef je niets te doen; je krijgt geen nieuwsbrief.',
    ],
  },
  confirm_listing: {
    subject: 'Bevestig je mail over nieuwe stukken',
    paragraphs: [
      'Je wilt een mail krijgen als er iets nieuws staat in een lijst die je op Hervonden bekeek. Bevestig dat dit jouw adres is, dan houden we je op de hoogte.',
    ],
    action: 'Ja, houd me op de hoogte',
    below: [
      'De link werkt zeven dagen.',
      'Heb jij dit niet aangevraagd? Dan hoef je niets te doen; je krijgt geen mail.',
    ],
  },
  already_newsletter: {
    subject: 'Je krijgt onze nieuwsbrief al',
    paragraphs: [
      'Met dit adres ben je al ingeschreven. Je kortingscode is nog steeds {code}: € 10,– korting op een aankoop vanaf € 200,–, één keer te gebruiken.',
    ],
    action: 'Naar Hervonden',
    below: [],
  },
  already_listing: {
    subject: 'Je krijgt deze mail al',
    paragraphs: ['We houden je al op de hoogte van nieuwe stukken in “{title}”. Er is niets veranderd.'],
    action: 'Bekijk de lijst',
    below: [],
  },
  welcome: {
    subject: 'Je code voor € 10,– korting',
    paragraphs: [
      'Welkom bij de nieuwsbrief van Hervonden. Dit is je code:',
      '{code}',
      'Vul hem in je winkelwagen in: er gaat € 10,– af van een aankoop vanaf € 200,–. De code werkt één keer en verloopt niet.',
    ],
    action: 'Bekijk wat er net binnen is',
    below: [],
  },
  new_pieces: {
    subject: '{count} nieuw in “{title}”',
    paragraphs: ['Nieuw sinds je vorige mail:'],
    action: 'Bekijk de nieuwe stukken',
    below: [],
  },
  whyAsked: 'Hervonden – tweedehands, vintage en design. Je krijgt deze mail omdat iemand dit adres invulde.',
  whySubscribed:
    'Hervonden – tweedehands, vintage en design. Je krijgt deze mail omdat je erom hebt gevraagd.',
  stop: 'Liever geen mail meer? Meld je af:',
};

const en: Words = {
  confirm_newsletter: {
    subject: 'Confirm your newsletter',
    paragraphs: [
      'Good that you would like our newsletter. Confirm that this is your address and you get your code for € 10 off at once.',
    ],
    action: 'Yes, this is my address',
    below: [
      'The link works for seven days.',
      'Did you not ask for it? Then there is nothing to do; no newsletter will come.',
    ],
  },
  confirm_listing: {
    subject: 'Confirm your mail about new pieces',
    paragraphs: [
      'You would like a mail when something new comes into a list that you looked at on Hervonden. Confirm that this is your address and we keep you posted.',
    ],
    action: 'Yes, keep me posted',
    below: [
      'The link works for seven days.',
      'Did you not ask for it? Then there is nothing to do; no mail will come.',
    ],
  },
  already_newsletter: {
    subject: 'You get our newsletter already',
    paragraphs: [
      'This address is subscribed already. Your code is still {code}: € 10 off a purchase of € 200 or more, to be used once.',
    ],
    action: 'To Hervonden',
    below: [],
  },
  already_listing: {
    subject: 'You get this mail already',
    paragraphs: ['We keep you posted about new pieces in “{title}” already. Nothing has changed.'],
    action: 'See the list',
    below: [],
  },
  welcome: {
    subject: 'Your code for € 10 off',
    paragraphs: [
      'Welcome to the newsletter of Hervonden. This is your code:',
      '{code}',
      'Fill it in in your cart: it takes € 10 off a purchase of € 200 or more. The code works once and does not expire.',
    ],
    action: 'See what just came in',
    below: [],
  },
  new_pieces: {
    subject: '{count} new in “{title}”',
    paragraphs: ['New since your last mail:'],
    action: 'See the new pieces',
    below: [],
  },
  whyAsked:
    'Hervonden – second-hand, vintage and design. You get this mail because somebody filled in this address.',
  whySubscribed: 'Hervonden – second-hand, vintage and design. You get this mail because you asked for it.',
  stop: 'No more mail, please? Unsubscribe:',
};

const fr: Words = {
  confirm_newsletter: {
    subject: 'Confirmez votre newsletter',
    paragraphs: [
      'Merci de votre intérêt pour notre newsletter. Confirmez que cette adresse est la vôtre et vous recevrez aussitôt votre code de 10 € de réduction.',
    ],
    action: 'Oui, c’est mon adresse',
    below: [
      'Le lien fonctionne pendant sept jours.',
      'Vous n’avez rien demandé ? Vous n’avez rien à faire ; aucune newsletter ne vous parviendra.',
    ],
  },
  confirm_listing: {
    subject: 'Confirmez vos e-mails sur les nouveautés',
    paragraphs: [
      'Vous souhaitez être prévenu des nouveautés d’une liste consultée sur Hervonden. Confirmez que cette adresse est la vôtre et nous vous tiendrons au courant.',
    ],
    action: 'Oui, tenez-moi au courant',
    below: [
      'Le lien fonctionne pendant sept jours.',
      'Vous n’avez rien demandé ? Vous n’avez rien à faire ; aucun e-mail ne vous parviendra.',
    ],
  },
  already_newsletter: {
    subject: 'Vous recevez déjà notre newsletter',
    paragraphs: [
      'Cette adresse est déjà inscrite. Votre code reste {code} : 10 € de réduction dès 200 € d’achat, utilisable une fois.',
    ],
    action: 'Vers Hervonden',
    below: [],
  },
  already_listing: {
    subject: 'Vous recevez déjà ces e-mails',
    paragraphs: ['Nous vous signalons déjà les nouveautés de « {title} ». Rien n’a changé.'],
    action: 'Voir la liste',
    below: [],
  },
  welcome: {
    subject: 'Votre code de 10 € de réduction',
    paragraphs: [
      'Bienvenue dans la newsletter de Hervonden. Voici votre code :',
      '{code}',
      'Saisissez-le dans votre panier : 10 € de moins dès 200 € d’achat. Le code sert une fois et n’expire pas.',
    ],
    action: 'Voir les dernières arrivées',
    below: [],
  },
  new_pieces: {
    subject: 'Nouveautés ({count}) dans « {title} »',
    paragraphs: ['Nouveautés depuis votre dernier e-mail :'],
    action: 'Voir les nouveautés',
    below: [],
  },
  whyAsked:
    'Hervonden – seconde main, vintage et design. Vous recevez cet e-mail parce que quelqu’un a indiqué cette adresse.',
  whySubscribed:
    'Hervonden – seconde main, vintage et design. Vous recevez cet e-mail parce que vous l’avez demandé.',
  stop: 'Vous ne souhaitez plus d’e-mails ? Désinscrivez-vous :',
};

export const newsletterEmailTexts: Readonly<Record<Locale, Words>> = { nl, en, fr };
