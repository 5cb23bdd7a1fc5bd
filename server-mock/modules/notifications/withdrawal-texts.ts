import type { TextsByDetail } from './texts-by-detail.ts';

const withStaff = {
  nl: ['Wij bekijken de herroeping van {title}', 'Het geld blijft zolang bij ons. Je hoort van ons.'],
  en: ['We are looking into the withdrawal from {title}', 'We hold the money until we have decided.'],
  fr: ['Nous examinons la rétractation pour {title}', 'Nous gardons l’argent jusqu’à notre décision.'],
} as const;
const ended = {
  nl: ['De herroeping van {title} is afgerond', 'Er wordt niets terugbetaald. Lees waarom.'],
  en: ['The withdrawal from {title} is closed', 'There is no refund. See why.'],
  fr: ['La rétractation pour {title} est close', 'Aucun remboursement. Voyez pourquoi.'],
} as const;
const partRefunded = {
  nl: ['De herroeping van {title} is afgerond', 'De koper krijgt een deel terug. Lees waarom.'],
  en: ['The withdrawal from {title} is closed', 'The buyer gets part of the money back. See why.'],
  fr: ['La rétractation pour {title} est close', 'L’acheteur est remboursé en partie. Voyez pourquoi.'],
} as const;

/** Texts of notifications about withdrawals, by side and by the state that was reached or is about to end. */
export const withdrawalTexts = {
  // The email has its own text; this one appears in the list of notifications.
  withdrawal_receipt: {
    '': {
      nl: ['Je hebt de aankoop van {title} herroepen', 'De bevestiging staat in je e-mail.'],
      en: ['You have withdrawn from the purchase of {title}', 'The receipt is in your email.'],
      fr: ['Vous vous êtes rétracté de l’achat de {title}', 'L’accusé de réception est dans vos e-mails.'],
    },
  },
  withdrawal_changed: {
    'seller asked': {
      nl: ['De koper herroept de aankoop van {title}', 'Is het al overhandigd? Antwoord binnen drie dagen.'],
      en: ['The buyer withdraws from {title}', 'Has it been handed over? Answer within three days.'],
      fr: ['L’acheteur se rétracte pour {title}', 'Déjà remis ? Répondez sous trois jours.'],
    },
    'seller return_pending': {
      nl: ['De koper herroept de aankoop van {title}', 'Je krijgt het product binnen 14 dagen terug.'],
      en: ['The buyer withdraws from {title}', 'The product comes back to you within 14 days.'],
      fr: ['L’acheteur se rétracte pour {title}', 'Le produit vous est renvoyé sous 14 jours.'],
    },
    'buyer return_pending': {
      nl: ['Stuur {title} terug', 'Je hebt 14 dagen. Daarna krijg je je geld terug.'],
      en: ['Send {title} back', 'You have 14 days. Your refund follows.'],
      fr: ['Renvoyez {title}', 'Vous avez 14 jours. Le remboursement suit.'],
    },
    'seller sent_back': {
      nl: [
        '{title} komt naar je terug',
        'Bevestig de ontvangst binnen vijf dagen of meld wat er niet klopt.',
      ],
      en: [
        '{title} is on its way back to you',
        'Confirm receipt within five days, or tell us what is wrong.',
      ],
      fr: ['{title} vous est renvoyé', 'Confirmez la réception sous cinq jours ou signalez un problème.'],
    },
    'seller kept': {
      nl: ['De koper houdt {title} toch', 'De herroeping is ingetrokken en de verkoop gaat door.'],
      en: ['The buyer keeps {title} after all', 'The withdrawal was cancelled and the sale goes ahead.'],
      fr: ['L’acheteur garde finalement {title}', 'La rétractation est retirée et la vente se poursuit.'],
    },
    'buyer with_staff': withStaff,
    'seller with_staff': withStaff,
    'buyer ended': ended,
    'seller ended': ended,
    'buyer part_refunded': partRefunded,
    'seller part_refunded': partRefunded,
  },
  withdrawal_reminder: {
    'seller ASKED': {
      nl: ['Nog één dag om te antwoorden over {title}', 'Daarna beslissen wij over de herroeping.'],
      en: ['One day left to answer about {title}', 'After that we decide on the withdrawal.'],
      fr: ['Plus qu’un jour pour répondre sur {title}', 'Ensuite, nous décidons de la rétractation.'],
    },
    'buyer RETURN_PENDING': {
      nl: ['Nog één dag om {title} terug te sturen', 'Daarna bekijken wij de herroeping.'],
      en: ['One day left to send {title} back', 'After that we look into the withdrawal.'],
      fr: ['Plus qu’un jour pour renvoyer {title}', 'Ensuite, nous examinons la rétractation.'],
    },
    'seller SENT_BACK': {
      nl: ['Is {title} weer bij jou?', 'Je tijd is bijna om. Bevestig het of meld wat er niet klopt.'],
      en: ['Is {title} back with you?', 'Your time is nearly up. Confirm it or tell us what is wrong.'],
      fr: [
        '{title} est de retour chez vous ?',
        'Le délai expire bientôt : confirmez ou signalez un problème.',
      ],
    },
  },
} as const satisfies Readonly<
  Record<'withdrawal_receipt' | 'withdrawal_changed' | 'withdrawal_reminder', TextsByDetail>
>;
