import type { TextsByDetail } from './texts-by-detail.ts';

/** Texts of the notifications about orders. The detail names the side and the event, or the deadline. */
export const orderTexts = {
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
      nl: ['Je klacht over {title} is ontvangen', 'De verkoper antwoordt. Je geld blijft zolang bij ons.'],
      en: [
        'We have your complaint about {title}',
        'The seller answers it. Meanwhile we keep your money safe.',
      ],
      fr: [
        'Votre réclamation sur {title} est reçue',
        'Le vendeur va répondre. En attendant, nous gardons votre argent.',
      ],
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
      nl: ['Een klacht over {title}', 'Antwoord binnen drie werkdagen. Het geld blijft zolang bij ons.'],
      en: ['A complaint about {title}', 'Answer within three working days. Meanwhile we hold the money.'],
      fr: [
        'Une réclamation sur {title}',
        'Répondez sous trois jours ouvrables. En attendant, nous gardons l’argent.',
      ],
    },
    'seller CANCELLED': {
      nl: ['{title} is geannuleerd', 'De verkoop gaat niet door.'],
      en: ['{title} was cancelled', 'The sale does not go ahead.'],
      fr: ['Vente annulée : {title}', 'La vente n’a pas lieu.'],
    },
    'buyer SHIPPED': {
      nl: ['{title} is verzonden', 'Volg het pakket bij je bestelling.'],
      en: ['{title} has been sent', 'Follow the parcel in your order.'],
      fr: ['{title} est expédié', 'Suivez le colis dans votre commande.'],
    },
    'seller ARRIVED': {
      nl: ['{title} is bezorgd', 'De koper heeft drie dagen om de ontvangst te bevestigen.'],
      en: ['{title} has been delivered', 'The buyer has three days to confirm receipt.'],
      fr: ['{title} est livré', 'L’acheteur a trois jours pour confirmer la réception.'],
    },
    'buyer RELEASED': {
      nl: ['Je bestelling {title} is afgerond', 'We hebben niets van je gehoord en betalen de verkoper uit.'],
      en: ['Your order {title} is complete', 'We have not heard from you and are paying the seller.'],
      fr: ['Votre commande {title} est terminée', 'Sans nouvelles de vous, nous payons le vendeur.'],
    },
    'seller RELEASED': {
      nl: ['De verkoop van {title} is afgerond', 'We maken je geld over binnen 2 tot 5 werkdagen.'],
      en: ['The sale of {title} is complete', 'We pay you within 2 to 5 working days.'],
      fr: ['La vente de {title} est terminée', 'Nous vous payons sous 2 à 5 jours ouvrables.'],
    },
    'buyer HANDED_OVER': {
      nl: ['{title} is overgedragen', 'Veel plezier ermee. De verkoper wordt uitbetaald.'],
      en: ['{title} has been handed over', 'Enjoy it. The seller is being paid.'],
      fr: ['{title} vous a été remis', 'Profitez-en bien. Le vendeur va être payé.'],
    },
    'seller HANDED_OVER': {
      nl: ['{title} is overgedragen', 'We maken je geld over binnen 2 tot 5 werkdagen.'],
      en: ['{title} has been handed over', 'We pay you within 2 to 5 working days.'],
      fr: ['{title} a été remis', 'Nous vous payons sous 2 à 5 jours ouvrables.'],
    },
    'buyer NOT_SENT': {
      nl: ['{title} is niet verzonden', 'De bestelling is geannuleerd en je krijgt je geld terug.'],
      en: ['{title} was not sent', 'The order is cancelled and you get your money back.'],
      fr: ['{title} n’a pas été expédié', 'La commande est annulée et vous êtes remboursé.'],
    },
    'seller NOT_SENT': {
      nl: ['{title} is geannuleerd', 'Het pakket is niet op tijd verzonden. De koper krijgt het geld terug.'],
      en: ['{title} was cancelled', 'The parcel was not sent in time. The buyer gets the money back.'],
      fr: ['Vente annulée : {title}', 'Le colis n’a pas été expédié à temps. L’acheteur est remboursé.'],
    },
  },
  order_reminder: {
    'seller ship_reminder': {
      nl: ['Verzend {title}', 'De koper wacht op het pakket.'],
      en: ['Send {title}', 'The buyer is waiting for the parcel.'],
      fr: ['Expédiez {title}', 'L’acheteur attend le colis.'],
    },
    'seller ship_last_day': {
      nl: ['Verzend {title} uiterlijk {day}', 'Daarna kan de koper de bestelling annuleren.'],
      en: ['Send {title} by {day}', 'After that the buyer can cancel the order.'],
      fr: ['Expédiez {title} au plus tard le {day}', 'Ensuite, l’acheteur peut annuler la commande.'],
    },
    'buyer may_cancel': {
      nl: ['{title} is nog niet verzonden', 'Je kunt nog even wachten of de bestelling annuleren.'],
      en: ['{title} has not been sent yet', 'You can wait a little longer or cancel the order.'],
      fr: ['{title} n’est pas encore expédié', 'Vous pouvez attendre encore un peu ou annuler la commande.'],
    },
    'seller may_cancel': {
      nl: [
        '{title} is te laat',
        'De koper kan de bestelling nu annuleren. Verzend het pakket zo snel mogelijk.',
      ],
      en: ['{title} is late', 'The buyer can cancel the order now. Send the parcel as soon as you can.'],
      fr: ['{title} est en retard', 'L’acheteur peut maintenant annuler. Expédiez le colis au plus vite.'],
    },
    'buyer arrival_question': {
      nl: ['Heb je {title} al ontvangen?', 'Laat het weten bij je bestelling.'],
      en: ['Have you received {title}?', 'Tell us in your order.'],
      fr: ['Avez-vous reçu {title} ?', 'Dites-le-nous dans votre commande.'],
    },
    'buyer may_complain': {
      nl: ['{title} had er al moeten zijn', 'Heb je het niet ontvangen? Meld het bij je bestelling.'],
      en: ['{title} should have arrived by now', 'Have you not received it? Report it in your order.'],
      fr: ['{title} aurait déjà dû arriver', 'Vous ne l’avez pas reçu ? Signalez-le dans votre commande.'],
    },
    'seller may_complain': {
      nl: ['Is {title} al bij de koper?', 'De koper kan nu melden dat het niet is aangekomen.'],
      en: ['Is {title} with the buyer yet?', 'The buyer can now report that it has not arrived.'],
      fr: [
        '{title} est-il arrivé chez l’acheteur ?',
        'L’acheteur peut maintenant signaler qu’il n’est pas arrivé.',
      ],
    },
    'buyer appointment_reminder': {
      nl: ['Spreek af over {title}', 'Er is nog geen moment afgesproken om het over te dragen.'],
      en: ['Arrange the handover of {title}', 'No moment has been agreed on yet.'],
      fr: ['Convenez d’un rendez-vous pour {title}', 'Aucun moment n’a encore été fixé.'],
    },
    'seller appointment_reminder': {
      nl: ['Spreek af over {title}', 'Er is nog geen moment afgesproken om het over te dragen.'],
      en: ['Arrange the handover of {title}', 'No moment has been agreed on yet.'],
      fr: ['Convenez d’un rendez-vous pour {title}', 'Aucun moment n’a encore été fixé.'],
    },
    'buyer appointment_tomorrow': {
      nl: ['Overdracht van {title} op {day}', 'Bekijk waar en hoe laat.'],
      en: ['Handover of {title} on {day}', 'See where and at what time.'],
      fr: ['Remise de {title} le {day}', 'Voyez où et à quelle heure.'],
    },
    'seller appointment_tomorrow': {
      nl: ['Overdracht van {title} op {day}', 'Bekijk waar en hoe laat.'],
      en: ['Handover of {title} on {day}', 'See where and at what time.'],
      fr: ['Remise de {title} le {day}', 'Voyez où et à quelle heure.'],
    },
    'buyer transport_reminder': {
      nl: ['Spreek een dag af voor {title}', 'Zonder dag kan de transportpartner niet komen.'],
      en: ['Agree on a day for {title}', 'Without a day the transport partner cannot come.'],
      fr: ['Convenez d’un jour pour {title}', 'Sans date, le transporteur ne peut pas passer.'],
    },
    'seller transport_reminder': {
      nl: ['Spreek een dag af voor {title}', 'Zonder dag kan de transportpartner niet komen.'],
      en: ['Agree on a day for {title}', 'Without a day the transport partner cannot come.'],
      fr: ['Convenez d’un jour pour {title}', 'Sans date, le transporteur ne peut pas passer.'],
    },
    'seller hand_off_reminder': {
      nl: ['Draag {title} over aan de koerier', 'De koper wacht erop.'],
      en: ['Hand {title} to the courier', 'The buyer is waiting for it.'],
      fr: ['Remettez {title} au coursier', 'L’acheteur l’attend.'],
    },
    'buyer confirm_reminder': {
      nl: ['Is {title} in orde?', 'Bevestig de ontvangst of meld wat er niet klopt.'],
      en: ['Is {title} as expected?', 'Confirm receipt or report what is wrong.'],
      fr: ['{title} est-il conforme ?', 'Confirmez la réception ou signalez un problème.'],
    },
    'buyer confirm_last_day': {
      nl: ['Laatste dag om iets te melden over {title}', 'Na {day} betalen we de verkoper uit.'],
      en: ['Last day to report a problem with {title}', 'After {day} we pay the seller.'],
      fr: ['Dernier jour pour signaler un problème avec {title}', 'Après le {day}, nous payons le vendeur.'],
    },
  },
} as const satisfies Readonly<Record<string, TextsByDetail>>;
