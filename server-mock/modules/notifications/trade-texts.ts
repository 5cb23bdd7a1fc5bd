import type { TextsByDetail } from './texts-by-detail.ts';

/** What notifications about bids, messages, orders and transports say. */
export const tradeTexts = {
  bid_received: {
    '': {
      nl: ['Nieuw bod op {title}', 'Je hebt vijf dagen om te antwoorden.'],
      en: ['New bid on {title}', 'You have five days to answer.'],
      fr: ['Nouvelle offre pour {title}', 'Vous avez cinq jours pour y répondre.'],
    },
  },
  bid_expiring: {
    seller: {
      nl: ['Een bod op {title} verloopt morgen', 'Accepteer het, wijs het af of doe een tegenbod.'],
      en: ['A bid on {title} expires tomorrow', 'Accept it, decline it or make a counterbid.'],
      fr: ['Une offre pour {title} expire demain', 'Acceptez-la, refusez-la ou faites une contre-offre.'],
    },
    buyer: {
      nl: ['Nog één dag om {title} af te rekenen', 'Daarna vervalt je bod.'],
      en: ['One day left to pay for {title}', 'After that your bid expires.'],
      fr: ['Plus qu’un jour pour payer {title}', 'Ensuite, votre offre expire.'],
    },
  },
  bid_answered: {
    accepted: {
      nl: ['Je bod op {title} is geaccepteerd', 'Reken binnen vijf dagen af, dan is het van jou.'],
      en: ['Your bid on {title} was accepted', 'Pay within five days and it is yours.'],
      fr: ['Votre offre pour {title} est acceptée', 'Payez dans les cinq jours et la pièce est à vous.'],
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
  order_placed: {
    '': {
      nl: ['{title} is van jou', 'We houden je geld vast tot je de ontvangst bevestigt.'],
      en: ['{title} is yours', 'We hold your money until you confirm receipt.'],
      fr: ['{title} est à vous', 'Nous gardons votre argent jusqu’à ce que vous confirmiez la réception.'],
    },
  },
  product_sold: {
    '': {
      nl: ['Verkocht: {title}', 'De koper heeft betaald. Bekijk hoe je het bezorgt.'],
      en: ['Sold: {title}', 'The buyer has paid. See how to deliver it.'],
      fr: ['Vendu : {title}', 'L’acheteur a payé. Voyez comment le livrer.'],
    },
  },
  order_changed: {
    'buyer ARRIVED': {
      nl: ['Is {title} goed aangekomen?', 'Bevestig de ontvangst of dien een klacht in.'],
      en: ['Did {title} arrive safely?', 'Confirm receipt or file a complaint.'],
      fr: ['{title} est bien arrivé ?', 'Confirmez la réception ou faites une réclamation.'],
    },
    'buyer HANDED_OFF': {
      nl: ['{title} is onderweg', 'Bevestig de ontvangst zodra het bij je staat.'],
      en: ['{title} is on its way', 'Confirm receipt as soon as you have it.'],
      fr: ['{title} est en route', 'Confirmez la réception dès que vous l’avez.'],
    },
    'buyer CONFIRMED': {
      nl: ['Je klacht over {title} is afgerond', 'De verkoop gaat door.'],
      en: ['Your complaint about {title} is closed', 'The sale goes ahead.'],
      fr: ['Votre réclamation sur {title} est close', 'La vente a lieu.'],
    },
    'buyer IN_REVIEW': {
      nl: ['We bekijken je klacht over {title}', 'Je geld blijft zolang bij ons.'],
      en: ['We are looking at your complaint about {title}', 'Meanwhile we keep your money safe.'],
      fr: ['Nous examinons votre réclamation sur {title}', 'En attendant, nous gardons votre argent.'],
    },
    'buyer CANCELLED': {
      nl: ['{title} is geannuleerd', 'Je krijgt je geld terug.'],
      en: ['{title} was cancelled', 'You get your money back.'],
      fr: ['Commande annulée : {title}', 'Vous êtes remboursé.'],
    },
    'seller CONFIRMED': {
      nl: ['{title} is ontvangen', 'We maken je geld over binnen 2 tot 5 werkdagen.'],
      en: ['{title} was received', 'We pay you within 2 to 5 working days.'],
      fr: ['{title} a été reçu', 'Nous vous payons sous 2 à 5 jours ouvrables.'],
    },
    'seller IN_REVIEW': {
      nl: ['Een klacht over {title}', 'We kijken ernaar. Het geld blijft zolang bij ons.'],
      en: ['A complaint about {title}', 'We are looking at it. Meanwhile we hold the money.'],
      fr: ['Une réclamation sur {title}', 'Nous l’examinons. En attendant, nous gardons l’argent.'],
    },
    'seller CANCELLED': {
      nl: ['{title} is geannuleerd', 'De verkoop gaat niet door.'],
      en: ['{title} was cancelled', 'The sale does not go ahead.'],
      fr: ['Vente annulée : {title}', 'La vente n’a pas lieu.'],
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
    'buyer WINDOW': {
      nl: ['Morgen onderweg: {title}', 'Zorg dat er iemand thuis is.'],
      en: ['On its way tomorrow: {title}', 'Make sure someone is at home.'],
      fr: ['En route demain : {title}', 'Veillez à ce que quelqu’un soit présent.'],
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
    'seller WINDOW': {
      nl: ['Morgen wordt {title} opgehaald', 'Bekijk in welk tijdvak de chauffeur komt.'],
      en: ['{title} is picked up tomorrow', 'See in which time slot the driver comes.'],
      fr: ['{title} est enlevé demain', 'Voyez dans quel créneau le chauffeur passe.'],
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
