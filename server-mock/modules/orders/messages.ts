import type { Messages } from '../../messages.ts';

export const orderMessages: Messages = {
  guest_order_link_wrong: {
    nl: 'Deze link klopt niet. Open de nieuwste e-mail over je bestelling en gebruik de link daarin.',
    en: 'This link is not valid. Open the latest email about your order and use the link in it.',
    fr: 'Ce lien n’est pas valable. Ouvrez le dernier e-mail concernant votre commande et utilisez son lien.',
  },
  guest_order_link_expired: {
    nl: 'Deze link is verlopen. Vraag een nieuwe aan; we mailen hem naar het adres van je bestelling.',
    en: 'This link has expired. Request a new one; we email it to the address of your order.',
    fr: 'Ce lien a expiré. Demandez-en un nouveau : nous l’envoyons à l’adresse e-mail de votre commande.',
  },
  delivery_one_flag: {
    nl: 'Kies één ding dat er met de levering gebeurd is.',
    en: 'Choose one thing that happened to the delivery.',
    fr: 'Choisissez une seule étape de la livraison.',
  },
  delivery_is_handed_off: {
    nl: 'Dit stuk gaat met de koerier mee. Meld dat je het hebt overgedragen.',
    en: 'This piece goes with the courier. Say that you have handed it over.',
    fr: 'Cette pièce part avec le coursier. Indiquez que vous la lui avez remise.',
  },
  delivery_is_not_handed_off: {
    nl: 'Dit stuk gaat niet met de koerier mee.',
    en: 'This piece does not go with the courier.',
    fr: 'Cette pièce ne part pas avec le coursier.',
  },
  delivery_is_no_parcel: {
    nl: 'Deze levering gaat niet met de post.',
    en: 'This delivery does not go by post.',
    fr: 'Cette livraison ne part pas par la poste.',
  },
  delivery_is_shipped: {
    nl: 'Dit pakket is al verzonden.',
    en: 'This parcel has already been sent.',
    fr: 'Ce colis a déjà été envoyé.',
  },
  delivery_is_awaited: {
    nl: 'De transporteur komt pas op de afgesproken dag. Meld de aankomst als het product er is.',
    en: 'The courier is still to come on the agreed day. Report the arrival once the product is there.',
    fr: 'Le transporteur passe seulement le jour convenu. Signalez l’arrivée quand le produit est là.',
  },
  delivery_is_not_in_person: {
    nl: 'Deze levering wordt niet persoonlijk overgedragen.',
    en: 'This delivery is not handed over in person.',
    fr: 'Cette livraison ne se fait pas en personne.',
  },
  delivery_is_not_late: {
    nl: 'De verkoper heeft nog tijd om dit pakket te verzenden.',
    en: 'The seller still has time to send this parcel.',
    fr: 'Le vendeur a encore le temps d’envoyer ce colis.',
  },
  delivery_is_not_overdue: {
    nl: 'Dit product kan nog onderweg zijn. Neem contact op met de verkoper als je vragen hebt.',
    en: 'This product may still be on its way. Contact the seller if you have questions.',
    fr: 'Ce produit peut encore être en route. Contactez le vendeur pour toute question.',
  },
  delivery_is_withdrawn: {
    nl: 'De koper heeft deze aankoop herroepen. Wacht tot de herroeping is afgerond.',
    en: 'The buyer has withdrawn from this purchase. Wait until the withdrawal is settled.',
    fr: 'L’acheteur s’est rétracté de cet achat. Attendez la fin de la rétractation.',
  },
  delivery_has_trouble: {
    nl: 'De vervoerder meldt dat dit pakket kwijt is of terugkomt. Wij zoeken het uit en houden het geld zolang vast.',
    en: 'The carrier reports this parcel as lost or coming back. We are looking into it and hold the money meanwhile.',
    fr: 'Le transporteur signale que ce colis est perdu ou qu’il revient. Nous cherchons une solution et gardons l’argent en attendant.',
  },
  delivery_asks_no_transport: {
    nl: 'Bij deze levering is er geen vervoer te kiezen.',
    en: 'This delivery leaves no transport to choose.',
    fr: 'Cette livraison ne laisse pas de choix de transport.',
  },
  complaint_too_short: {
    nl: 'Vertel in minstens tien tekens wat er niet klopt.',
    en: 'Tell us in at least ten characters what is wrong.',
    fr: 'Expliquez en dix caractères au moins ce qui ne va pas.',
  },
  complaint_too_long: {
    nl: 'Een klacht heeft hoogstens 5000 tekens.',
    en: 'A complaint has at most 5000 characters.',
    fr: 'Une réclamation compte 5000 caractères au plus.',
  },
};
