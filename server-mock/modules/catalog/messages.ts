import type { Messages } from '../../messages.ts';

export const catalogMessages: Messages = {
  seller_required: {
    nl: 'Je hebt nog geen verkopersgegevens ingevuld.',
    en: 'You have not filled in your seller details yet.',
    fr: 'Vous n’avez pas encore rempli vos données de vendeur.',
  },
  wrong_state: {
    nl: 'Dat kan niet meer met deze advertentie.',
    en: 'That is no longer possible with this listing.',
    fr: 'Cette action n’est plus possible pour cette annonce.',
  },
  product_already_sold: {
    nl: 'Dit product is al verkocht.',
    en: 'This product has been sold already.',
    fr: 'Ce produit est déjà vendu.',
  },
};
