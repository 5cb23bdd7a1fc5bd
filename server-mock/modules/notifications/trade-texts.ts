import type { TextsByDetail } from './texts-by-detail.ts';

/** Texts of the notifications about bids, messages and transports. */
export const tradeTexts = {
  bid_received: {
    '': {
      nl: ['Nieuw bod op {title}', 'Je kunt antwoorden tot {moment}.'],
      en: ['New bid on {title}', 'You can answer until {moment}.'],
      fr: ['Nouvelle offre pour {title}', 'Vous pouvez répondre jusqu’au {moment}.'],
    },
  },
  bid_expiring: {
    seller: {
      nl: [
        'Een bod op {title} verloopt bijna',
        'Het verloopt op {moment}. Accepteer het, wijs het af of doe een tegenbod.',
      ],
      en: [
        'A bid on {title} is about to expire',
        'It expires on {moment}. Accept it, decline it or make a counterbid.',
      ],
      fr: [
        'Une offre pour {title} va expirer',
        'Elle expire le {moment}. Acceptez-la, refusez-la ou faites une contre-offre.',
      ],
    },
    buyer: {
      nl: ['Reken {title} op tijd af', 'Dat kan tot {moment}. Daarna vervalt je bod.'],
      en: ['Pay for {title} in time', 'You can pay until {moment}. After that your bid expires.'],
      fr: ['Payez {title} à temps', 'Vous pouvez payer jusqu’au {moment}. Ensuite, votre offre expire.'],
    },
  },
  bid_answered: {
    accepted: {
      nl: ['Je bod op {title} is geaccepteerd', 'Reken af vóór {moment}, dan is het van jou.'],
      en: ['Your bid on {title} was accepted', 'Pay before {moment} and it is yours.'],
      fr: ['Votre offre pour {title} est acceptée', 'Payez avant le {moment} et la pièce est à vous.'],
    },
    counterbid: {
      nl: ['Tegenbod voor {title}', 'Bekijk wat de verkoper voorstelt.'],
      en: ['Counterbid for {title}', 'See what the seller proposes.'],
      fr: ['Contre-offre pour {title}', 'Voyez ce que le vendeur propose.'],
    },
    declined: {
      nl: ['Je bod op {title} is afgewezen', 'Je kunt opnieuw bieden of vergelijkbare producten bekijken.'],
      en: ['Your bid on {title} was declined', 'You can bid again or look at similar products.'],
      fr: ['Votre offre pour {title} est refusée', 'Faites une autre offre ou voyez des pièces similaires.'],
    },
  },
  bid_closed: {
    accepted_elsewhere: {
      nl: ['Je bod op {title} is gesloten', 'De verkoper heeft een ander bod geaccepteerd.'],
      en: ['Your bid on {title} is closed', 'The seller accepted another bid.'],
      fr: ['Votre offre pour {title} est close', 'Le vendeur a accepté une autre offre.'],
    },
    sold: {
      nl: ['{title} is verkocht', 'Je bod is daarmee gesloten.'],
      en: ['{title} has been sold', 'Your bid is closed.'],
      fr: ['{title} est vendu', 'Votre offre est donc close.'],
    },
    gone: {
      nl: ['{title} staat niet meer te koop', 'Je bod is daarmee gesloten.'],
      en: ['{title} is no longer for sale', 'Your bid is closed.'],
      fr: ['{title} n’est plus en vente', 'Votre offre est donc close.'],
    },
    unanswered: {
      nl: ['Je bod op {title} is verlopen', 'De verkoper heeft niet op tijd geantwoord.'],
      en: ['Your bid on {title} has expired', 'The seller did not answer in time.'],
      fr: ['Votre offre pour {title} a expiré', 'Le vendeur n’a pas répondu à temps.'],
    },
    unpaid: {
      nl: ['Je bod op {title} is verlopen', 'Je hebt niet op tijd afgerekend.'],
      en: ['Your bid on {title} has expired', 'It was not paid in time.'],
      fr: ['Votre offre pour {title} a expiré', 'Le paiement n’est pas arrivé à temps.'],
    },
    'seller unanswered': {
      nl: ['Een bod op {title} is verlopen', 'Je hebt niet op tijd geantwoord.'],
      en: ['A bid on {title} has expired', 'You did not answer in time.'],
      fr: ['Une offre pour {title} a expiré', 'Vous n’avez pas répondu à temps.'],
    },
    'seller unpaid': {
      nl: ['{title} is niet betaald', 'Het bod is verlopen en {title} staat weer te koop.'],
      en: ['{title} was not paid', 'The bid has expired and {title} is for sale again.'],
      fr: ['{title} n’a pas été payé', 'L’offre a expiré et {title} est de nouveau en vente.'],
    },
  },
  message_received: {
    '': {
      nl: ['Nieuw bericht', 'Over {title}'],
      en: ['New message', 'About {title}'],
      fr: ['Nouveau message', 'À propos de {title}'],
    },
  },
  messages_unread: {
    '': {
      nl: ['Ongelezen berichten', 'Over {title}'],
      en: ['Unread messages', 'About {title}'],
      fr: ['Messages non lus', 'À propos de {title}'],
    },
  },
  question_received: {
    QUESTION: {
      nl: ['Nieuwe vraag over {title}', 'Je vindt de vraag in je e-mail.'],
      en: ['New question about {title}', 'You will find it in your email.'],
      fr: ['Nouvelle question sur {title}', 'Vous la trouverez dans vos e-mails.'],
    },
    VIEWING: {
      nl: ['Iemand wil {title} komen bekijken', 'Je vindt de aanvraag in je e-mail.'],
      en: ['Someone would like to view {title}', 'You will find the request in your email.'],
      fr: ['Quelqu’un souhaite voir {title}', 'Vous trouverez la demande dans vos e-mails.'],
    },
  },
  transport_tomorrow: {
    buyer: {
      nl: ['{title} komt op {day}', 'Zorg dat er die dag iemand thuis is.'],
      en: ['{title} comes on {day}', 'Make sure someone is at home that day.'],
      fr: ['{title} arrive le {day}', 'Veillez à ce que quelqu’un soit présent ce jour-là.'],
    },
    seller: {
      nl: ['{title} wordt opgehaald op {day}', 'Bekijk in welk tijdvak de chauffeur komt.'],
      en: ['{title} is picked up on {day}', 'See in which time slot the driver comes.'],
      fr: ['{title} est enlevé le {day}', 'Voyez dans quel créneau le chauffeur passe.'],
    },
  },
  transport_changed: {
    'buyer PROPOSED': {
      nl: ['Kies een dag voor {title}', 'De verkoper heeft dagen voorgesteld.'],
      en: ['Choose a day for {title}', 'The seller has proposed some days.'],
      fr: ['Choisissez un jour pour {title}', 'Le vendeur a proposé des jours.'],
    },
    'buyer PLANNED': {
      nl: ['De bezorgdag van {title} staat vast', 'Bekijk wanneer de chauffeur komt.'],
      en: ['The delivery day of {title} is set', 'See when the driver comes.'],
      fr: ['Le jour de livraison de {title} est fixé', 'Voyez quand le chauffeur passe.'],
    },
    'buyer FAILED': {
      nl: ['Het vervoer van {title} is nog niet geboekt', 'Neem contact met ons op, dan lossen we het op.'],
      en: ['Transport for {title} is not booked yet', 'Contact us and we will sort it out.'],
      fr: [
        'Le transport de {title} n’est pas encore réservé',
        'Contactez-nous, nous trouverons une solution.',
      ],
    },
    'seller STARTED': {
      nl: ['Plan het vervoer van {title}', 'Stel 3 tot 5 dagen voor.'],
      en: ['Plan the transport of {title}', 'Propose 3 to 5 days.'],
      fr: ['Planifiez le transport de {title}', 'Proposez 3 à 5 jours.'],
    },
    'seller REJECTED': {
      nl: ['Andere dagen gevraagd voor {title}', 'Stel 3 tot 5 andere dagen voor.'],
      en: ['Other days requested for {title}', 'Propose 3 to 5 other days.'],
      fr: ['D’autres jours demandés pour {title}', 'Proposez 3 à 5 autres jours.'],
    },
    'seller SELECTED': {
      nl: ['De ophaaldag van {title} staat vast', 'Bekijk wanneer de chauffeur komt.'],
      en: ['The pick-up day of {title} is set', 'See when the driver comes.'],
      fr: ['Le jour d’enlèvement de {title} est fixé', 'Voyez quand le chauffeur passe.'],
    },
    'seller FAILED': {
      nl: ['Het vervoer van {title} is nog niet geboekt', 'Neem contact met ons op, dan lossen we het op.'],
      en: ['Transport for {title} is not booked yet', 'Contact us and we will sort it out.'],
      fr: [
        'Le transport de {title} n’est pas encore réservé',
        'Contactez-nous, nous trouverons une solution.',
      ],
    },
  },
} satisfies Readonly<Record<string, TextsByDetail>>;
