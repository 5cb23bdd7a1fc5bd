import type { Locale } from '../../messages.ts';

/** The values for the texts about a bid; amounts are already formatted. */
export interface BidUpdate {
  readonly title: string;
  readonly amount: string;
  /** The seller's counterbid; empty if there is none. */
  readonly counterbid: string;
  /** When the buyer's time to pay ends, formatted. */
  readonly until: string;
}

export const buyerUpdates = [
  'placed',
  'accepted',
  'counterbid',
  'declined',
  'accepted_elsewhere',
  'sold',
  'gone',
  'unanswered',
  'unpaid',
] as const;
export type BuyerUpdate = (typeof buyerUpdates)[number];
export const sellerUpdates = ['unanswered', 'unpaid'] as const;
export type SellerUpdate = (typeof sellerUpdates)[number];

type Text = (news: BidUpdate) => string;
interface Words {
  readonly subject: Text;
  readonly paragraphs: readonly Text[];
}

export interface BidTexts {
  readonly buyer: Readonly<Record<BuyerUpdate, Words>>;
  readonly seller: Readonly<Record<SellerUpdate, Words>>;
  /** The label of the email's only button, like `seeBid` and `seePiece`. */
  readonly pay: string;
  readonly seeBid: string;
  readonly seePiece: string;
}

const nl: BidTexts = {
  buyer: {
    placed: {
      subject: ({ title }) => `Je bod op ${title}`,
      paragraphs: [
        ({ title, amount }) => `We hebben je bod van ${amount} op ${title} ontvangen.`,
        () => 'De verkoper heeft vijf dagen om te antwoorden. Je hoort het meteen van ons.',
        () =>
          'Heb je een account met dit e-mailadres? Dan staat het bod daar zodra je het hieronder eenmaal hebt geopend.',
      ],
    },
    accepted: {
      subject: ({ title }) => `Je bod op ${title} is geaccepteerd`,
      paragraphs: [
        ({ title, amount }) => `Goed nieuws: de verkoper accepteert je bod van ${amount} op ${title}.`,
        ({ until }) => `Het blijft voor je gereserveerd tot ${until}. Reken op tijd af, dan is het van jou.`,
      ],
    },
    counterbid: {
      subject: ({ title }) => `Een tegenbod voor ${title}`,
      paragraphs: [
        ({ title, amount, counterbid }) =>
          `Je bood ${amount} op ${title}. De verkoper doet een tegenbod: ${counterbid}.`,
        ({ until }) =>
          `Ben je het eens? Reken dan af vóór ${until}. Doe je niets, dan vervalt het tegenbod. Een ander kan het stuk intussen kopen.`,
      ],
    },
    declined: {
      subject: ({ title }) => `Je bod op ${title} is afgewezen`,
      paragraphs: [({ title, amount }) => `De verkoper gaat niet in op je bod van ${amount} op ${title}.`],
    },
    accepted_elsewhere: {
      subject: ({ title }) => `Je bod op ${title} is gesloten`,
      paragraphs: [
        ({ title, amount }) =>
          `De verkoper heeft het bod van iemand anders op ${title} geaccepteerd. Daarmee is je bod van ${amount} gesloten.`,
      ],
    },
    sold: {
      subject: ({ title }) => `${title} is verkocht`,
      paragraphs: [
        ({ title, amount }) => `${title} is aan iemand anders verkocht. Je bod van ${amount} is gesloten.`,
      ],
    },
    gone: {
      subject: ({ title }) => `${title} staat niet meer te koop`,
      paragraphs: [
        ({ title, amount }) => `${title} staat niet meer te koop. Je bod van ${amount} is gesloten.`,
      ],
    },
    unanswered: {
      subject: ({ title }) => `Je bod op ${title} is verlopen`,
      paragraphs: [
        ({ title, amount }) =>
          `De verkoper heeft niet binnen vijf dagen geantwoord op je bod van ${amount} op ${title}.`,
      ],
    },
    unpaid: {
      subject: ({ title }) => `Je kunt ${title} niet meer voor je bod kopen`,
      paragraphs: [
        ({ title }) => `De vijf dagen om ${title} af te rekenen zijn voorbij. De betaallink werkt niet meer.`,
      ],
    },
  },
  seller: {
    unanswered: {
      subject: ({ title }) => `Een bod op ${title} is verlopen`,
      paragraphs: [
        ({ title, amount }) =>
          `Je hebt niet binnen vijf dagen geantwoord op het bod van ${amount} op ${title}. Het is verlopen.`,
      ],
    },
    unpaid: {
      subject: ({ title }) => `${title} is niet betaald`,
      paragraphs: [
        ({ title }) =>
          `De koper heeft niet binnen vijf dagen betaald voor ${title}. Het bod is verlopen; het stuk staat weer vrij te koop.`,
      ],
    },
  },
  pay: 'Afrekenen',
  seeBid: 'Bekijk het bod',
  seePiece: 'Bekijk het stuk',
};

const en: BidTexts = {
  buyer: {
    placed: {
      subject: ({ title }) => `Your bid on ${title}`,
      paragraphs: [
        ({ title, amount }) => `We have received your bid of ${amount} on ${title}.`,
        () => 'The seller has five days to answer. You hear from us at once.',
        () =>
          'Do you have an account with this e-mail address? The bid stands there once you have opened it below.',
      ],
    },
    accepted: {
      subject: ({ title }) => `Your bid on ${title} was accepted`,
      paragraphs: [
        ({ title, amount }) => `Good news: the seller accepts your bid of ${amount} on ${title}.`,
        ({ until }) => `It stays reserved for you until ${until}. Pay in time and it is yours.`,
      ],
    },
    counterbid: {
      subject: ({ title }) => `A counterbid for ${title}`,
      paragraphs: [
        ({ title, amount, counterbid }) =>
          `You bid ${amount} on ${title}. The seller makes a counterbid: ${counterbid}.`,
        ({ until }) =>
          `Do you agree? Then pay before ${until}. If you do nothing, the counterbid expires. Somebody else can buy the piece meanwhile.`,
      ],
    },
    declined: {
      subject: ({ title }) => `Your bid on ${title} was declined`,
      paragraphs: [({ title, amount }) => `The seller does not accept your bid of ${amount} on ${title}.`],
    },
    accepted_elsewhere: {
      subject: ({ title }) => `Your bid on ${title} is closed`,
      paragraphs: [
        ({ title, amount }) =>
          `The seller accepted somebody else's bid on ${title}. That closes your bid of ${amount}.`,
      ],
    },
    sold: {
      subject: ({ title }) => `${title} is sold`,
      paragraphs: [
        ({ title, amount }) => `${title} was sold to somebody else. Your bid of ${amount} is closed.`,
      ],
    },
    gone: {
      subject: ({ title }) => `${title} is no longer for sale`,
      paragraphs: [({ title, amount }) => `${title} is no longer for sale. Your bid of ${amount} is closed.`],
    },
    unanswered: {
      subject: ({ title }) => `Your bid on ${title} has expired`,
      paragraphs: [
        ({ title, amount }) =>
          `The seller did not answer your bid of ${amount} on ${title} within five days.`,
      ],
    },
    unpaid: {
      subject: ({ title }) => `You can no longer buy ${title} for your bid`,
      paragraphs: [
        ({ title }) => `The five days to pay for ${title} are over. The payment link no longer works.`,
      ],
    },
  },
  seller: {
    unanswered: {
      subject: ({ title }) => `A bid on ${title} has expired`,
      paragraphs: [
        ({ title, amount }) =>
          `You did not answer the bid of ${amount} on ${title} within five days. It has expired.`,
      ],
    },
    unpaid: {
      subject: ({ title }) => `${title} was not paid`,
      paragraphs: [
        ({ title }) =>
          `The buyer did not pay for ${title} within five days. The bid has expired; the piece is for sale again.`,
      ],
    },
  },
  pay: 'Pay now',
  seeBid: 'See the bid',
  seePiece: 'See the piece',
};

const fr: BidTexts = {
  buyer: {
    placed: {
      subject: ({ title }) => `Votre offre pour ${title}`,
      paragraphs: [
        ({ title, amount }) => `Nous avons reçu votre offre de ${amount} pour ${title}.`,
        () => 'Le vendeur a cinq jours pour répondre. Nous vous préviendrons aussitôt.',
        () =>
          'Vous avez un compte avec cette adresse e-mail ? L’offre y figurera dès que vous l’aurez ouverte ci-dessous.',
      ],
    },
    accepted: {
      subject: ({ title }) => `Votre offre pour ${title} est acceptée`,
      paragraphs: [
        ({ title, amount }) => `Bonne nouvelle : le vendeur accepte votre offre de ${amount} pour ${title}.`,
        ({ until }) => `La pièce vous est réservée jusqu’au ${until}. Payez à temps et elle est à vous.`,
      ],
    },
    counterbid: {
      subject: ({ title }) => `Une contre-offre pour ${title}`,
      paragraphs: [
        ({ title, amount, counterbid }) =>
          `Vous avez offert ${amount} pour ${title}. Le vendeur fait une contre-offre : ${counterbid}.`,
        ({ until }) =>
          `Vous êtes d’accord ? Payez alors avant le ${until}. Sans paiement, la contre-offre expire. Quelqu’un d’autre peut acheter la pièce entre-temps.`,
      ],
    },
    declined: {
      subject: ({ title }) => `Votre offre pour ${title} est refusée`,
      paragraphs: [({ title, amount }) => `Le vendeur n’accepte pas votre offre de ${amount} pour ${title}.`],
    },
    accepted_elsewhere: {
      subject: ({ title }) => `Votre offre pour ${title} est close`,
      paragraphs: [
        ({ title, amount }) =>
          `Le vendeur a accepté l’offre de quelqu’un d’autre pour ${title}. Votre offre de ${amount} est donc close.`,
      ],
    },
    sold: {
      subject: ({ title }) => `${title} est vendu`,
      paragraphs: [
        ({ title, amount }) =>
          `${title} a été vendu à quelqu’un d’autre. Votre offre de ${amount} est close.`,
      ],
    },
    gone: {
      subject: ({ title }) => `${title} n’est plus en vente`,
      paragraphs: [
        ({ title, amount }) => `${title} n’est plus en vente. Votre offre de ${amount} est close.`,
      ],
    },
    unanswered: {
      subject: ({ title }) => `Votre offre pour ${title} a expiré`,
      paragraphs: [
        ({ title, amount }) =>
          `Le vendeur n’a pas répondu dans les cinq jours à votre offre de ${amount} pour ${title}.`,
      ],
    },
    unpaid: {
      subject: ({ title }) => `Vous ne pouvez plus acheter ${title} au prix de votre offre`,
      paragraphs: [
        ({ title }) =>
          `Les cinq jours pour payer ${title} sont écoulés. Le lien de paiement ne fonctionne plus.`,
      ],
    },
  },
  seller: {
    unanswered: {
      subject: ({ title }) => `Une offre pour ${title} a expiré`,
      paragraphs: [
        ({ title, amount }) =>
          `Vous n’avez pas répondu dans les cinq jours à l’offre de ${amount} pour ${title}. Elle a expiré.`,
      ],
    },
    unpaid: {
      subject: ({ title }) => `${title} n’a pas été payé`,
      paragraphs: [
        ({ title }) =>
          `L’acheteur n’a pas payé ${title} dans les cinq jours. L’offre a expiré ; la pièce est de nouveau en vente.`,
      ],
    },
  },
  pay: 'Payer',
  seeBid: 'Voir l’offre',
  seePiece: 'Voir la pièce',
};

export const bidTexts: Readonly<Record<Locale, BidTexts>> = { nl, en, fr };
