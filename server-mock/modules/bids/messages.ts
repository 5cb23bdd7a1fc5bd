import type { Messages } from '../../messages.ts';

export const bidMessages: Messages = {
  bid_failed_product_does_not_accept_bids: {
    nl: 'Deze verkoper accepteert geen biedingen.',
    en: 'This seller does not accept bids.',
    fr: 'Ce vendeur n’accepte pas les offres.',
  },
  bid_failed_amount_lower_than_minimum_bid: {
    nl: 'Je bod is lager dan het minimumbod.',
    en: 'Your bid is lower than the minimum bid.',
    fr: 'Votre offre est inférieure à l’offre minimale.',
  },
  bid_failed_one_bid_allowed: {
    nl: 'Slechts één bod toegestaan per product.',
    en: 'Only one bid per product is allowed.',
    fr: 'Une seule offre est permise par produit.',
  },
  bid_failed_product_is_reserved: {
    nl: 'Dit stuk is gereserveerd voor een andere koper. Gaat dat niet door, dan kun je weer bieden.',
    en: 'This piece is reserved for another buyer. If that falls through, you can bid again.',
    fr: 'Cette pièce est réservée à un autre acheteur. Si la vente n’a pas lieu, vous pourrez de nouveau faire une offre.',
  },
  bid_answered: {
    nl: 'Dit bod is al beantwoord of gesloten. Er is niets veranderd.',
    en: 'This bid has been answered or closed already. Nothing was changed.',
    fr: 'Cette offre a déjà reçu une réponse ou est close. Rien n’a été modifié.',
  },
  bid_expired: {
    nl: 'Dit bod is verlopen. Er is niets veranderd.',
    en: 'This bid has expired. Nothing was changed.',
    fr: 'Cette offre a expiré. Rien n’a été modifié.',
  },
  bid_product_unavailable: {
    nl: 'Dit stuk staat niet meer te koop. Er is niets veranderd.',
    en: 'This piece is no longer for sale. Nothing was changed.',
    fr: 'Cette pièce n’est plus en vente. Rien n’a été modifié.',
  },
  bid_no_room_for_counterbid: {
    nl: 'Dit bod is gelijk aan je vraagprijs. Je kunt het accepteren of afwijzen.',
    en: 'This bid equals your asking price. You can accept or decline it.',
    fr: 'Cette offre est égale à votre prix. Vous pouvez l’accepter ou la refuser.',
  },
  bid_piece_is_being_paid: {
    nl: 'Iemand rekent dit product op dit moment af. Er is niets veranderd. Gaat die betaling niet door, dan kun je dit bod daarna nog beantwoorden.',
    en: 'Somebody is paying for this product right now. Nothing has changed. If that payment does not go through, you can answer this bid afterwards.',
    fr: 'Quelqu’un est en train de payer ce produit. Rien n’a été modifié. Si ce paiement n’aboutit pas, vous pourrez répondre à cette offre ensuite.',
  },
  bid_link_wrong: {
    nl: 'Deze link klopt niet. Open de nieuwste e-mail over je bod en gebruik de link daarin.',
    en: 'This link is not valid. Open the latest email about your bid and use the link in it.',
    fr: 'Ce lien n’est pas valable. Ouvrez le dernier e-mail concernant votre offre et utilisez son lien.',
  },
  bid_link_of_email_needed: {
    nl: 'Je hebt je e-mailadres bevestigd. Open je bod met de link in onze e-mail om je berichten te lezen.',
    en: 'Your email address is confirmed. To read your messages, open your bid with the link in our email.',
    fr: 'Votre adresse e-mail est confirmée. Pour lire vos messages, ouvrez votre offre avec le lien de notre e-mail.',
  },
};
