import type { WithdrawalState } from '#domain/withdrawals/withdrawal-life-cycle.ts';
import type { Locale } from '../../messages.ts';

/** The data of a receipt; days and amounts are already formatted. */
interface ReceiptFacts {
  readonly title: string;
  readonly number: string;
  readonly seller: string;
  readonly name: string;
  readonly amount: string;
  /** The date and time of the declaration. */
  readonly declared: string;
  /** The last day for sending the product back. */
  readonly returnBy: string;
  readonly reason: string;
}

type Sentence = (facts: ReceiptFacts) => string;

export interface WithdrawalEmailTexts {
  readonly subject: Sentence;
  readonly content: readonly Sentence[];
  readonly reason: Sentence;
  /** The next step, by the state that follows the declaration. */
  readonly next: Readonly<
    Record<Extract<WithdrawalState, 'ASKED' | 'RETURN_PENDING' | 'REFUNDED'>, Sentence>
  >;
  readonly keep: string;
  readonly see: string;
  readonly link: {
    readonly subject: (number: string) => string;
    readonly guest: string;
    readonly account: string;
    readonly action: string;
    readonly notYou: string;
  };
}

export const withdrawalEmailTexts: Readonly<Record<Locale, WithdrawalEmailTexts>> = {
  nl: {
    subject: ({ title }) => `Ontvangstbevestiging: je hebt de aankoop van ${title} herroepen`,
    content: [
      ({ declared }) => `We hebben je herroeping ontvangen op ${declared}.`,
      ({ name, title, number, seller }) =>
        `Inhoud van je verklaring: “Hierbij deel ik, ${name}, mee dat ik de overeenkomst over de verkoop van ${title} herroep. Bestelnummer: ${number}. Verkoper: ${seller}.”`,
    ],
    reason: ({ reason }) => `Je toelichting: “${reason}”`,
    next: {
      ASKED: ({ amount }) =>
        `De verkoper laat binnen drie dagen weten of het product al is overhandigd. Is dat niet zo, dan krijg je ${amount} terug. Is het wel zo, dan stuur je het eerst terug.`,
      RETURN_PENDING: ({ returnBy, amount }) =>
        `Stuur het product uiterlijk ${returnBy} terug en meld dat op de pagina van de herroeping. De kosten van het terugsturen betaal je zelf. Je krijgt ${amount} terug (de prijs en de bezorgkosten) zodra de verkoper het product heeft, of vijf dagen nadat je een track-and-tracenummer hebt ingevuld.`,
      REFUNDED: ({ amount }) =>
        `Het product was nog niet verzonden. We betalen ${amount} terug, op dezelfde manier als je hebt betaald.`,
    },
    keep: 'Bewaar deze e-mail als bewijs van je herroeping.',
    see: 'Herroeping bekijken',
    link: {
      subject: (number) => `Je aankoop herroepen: bestelling ${number}`,
      guest: 'Met deze link herroep je een aankoop uit je bestelling, of bekijk je een herroeping.',
      account:
        'Deze bestelling staat in je account. Log in om de aankoop te herroepen of een herroeping te bekijken.',
      action: 'Naar je bestelling',
      notYou: 'Heb je hier niet om gevraagd? Dan hoef je niets te doen.',
    },
  },
  en: {
    subject: ({ title }) => `Receipt: you have withdrawn from the purchase of ${title}`,
    content: [
      ({ declared }) => `We received your withdrawal on ${declared}.`,
      ({ name, title, number, seller }) =>
        `Your statement: “I, ${name}, hereby give notice that I withdraw from the contract of sale of ${title}. Order number: ${number}. Seller: ${seller}.”`,
    ],
    reason: ({ reason }) => `Your explanation: “${reason}”`,
    next: {
      ASKED: ({ amount }) =>
        `The seller has three days to say whether the product has been handed over. If not, you get ${amount} back. If so, you return it first.`,
      RETURN_PENDING: ({ returnBy, amount }) =>
        `Send the product back by ${returnBy} and report it on the withdrawal page. You pay for the return. You get ${amount} back (the price and the delivery costs) once the seller has the product, or five days after you enter a track and trace number.`,
      REFUNDED: ({ amount }) =>
        `The product had not been sent yet. We refund ${amount}, using the same means of payment.`,
    },
    keep: 'Keep this email as proof of your withdrawal.',
    see: 'View withdrawal',
    link: {
      subject: (number) => `Withdraw from your purchase: order ${number}`,
      guest: 'Use this link to withdraw from a purchase in your order, or to view a withdrawal.',
      account:
        'This order is in your account. Sign in to withdraw from the purchase or to view a withdrawal.',
      action: 'Go to your order',
      notYou: 'If you did not ask for this, there is nothing you need to do.',
    },
  },
  fr: {
    subject: ({ title }) => `Accusé de réception : rétractation de l’achat de ${title}`,
    content: [
      ({ declared }) => `Nous avons reçu votre rétractation le ${declared}.`,
      ({ name, title, number, seller }) =>
        `Votre déclaration : « Je soussigné(e), ${name}, vous notifie par la présente ma rétractation du contrat portant sur la vente de ${title}. Numéro de commande : ${number}. Vendeur : ${seller}. »`,
    ],
    reason: ({ reason }) => `Votre explication : « ${reason} »`,
    next: {
      ASKED: ({ amount }) =>
        `Le vendeur a trois jours pour indiquer si le produit a déjà été remis. Si ce n’est pas le cas, ${amount} vous sont remboursés. Sinon, vous le renvoyez d’abord.`,
      RETURN_PENDING: ({ returnBy, amount }) =>
        `Renvoyez le produit au plus tard le ${returnBy} et signalez-le sur la page de la rétractation. Les frais de renvoi sont à votre charge. ${amount} (le prix et les frais de livraison) vous sont remboursés dès que le vendeur a le produit, ou cinq jours après l’indication d’un numéro de suivi.`,
      REFUNDED: ({ amount }) =>
        `Le produit n’avait pas encore été expédié. Nous vous remboursons ${amount} par le même moyen de paiement.`,
    },
    keep: 'Conservez cet e-mail comme preuve de votre rétractation.',
    see: 'Voir la rétractation',
    link: {
      subject: (number) => `Se rétracter d’un achat : commande ${number}`,
      guest:
        'Ce lien vous permet de vous rétracter d’un achat de votre commande ou de suivre une rétractation.',
      account:
        'Cette commande figure dans votre compte. Connectez-vous pour vous rétracter ou suivre une rétractation.',
      action: 'Voir la commande',
      notYou: 'Vous n’êtes pas à l’origine de cette demande ? Vous n’avez rien à faire.',
    },
  },
};
