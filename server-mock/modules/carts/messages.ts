import type { Messages } from '../../messages.ts';

export const cartMessages: Messages = {
  cart_is_frozen: {
    nl: 'Deze winkelwagen is al betaald en kan niet meer veranderen.',
    en: 'This cart has been paid and cannot change any more.',
    fr: 'Ce panier est déjà payé et ne peut plus être modifié.',
  },
  cart_is_full: {
    nl: 'Er passen vijftig stukken in je winkelwagen. Haal er eerst een uit.',
    en: 'Your cart holds fifty pieces. Take one out first.',
    fr: "Votre panier contient cinquante pièces. Retirez-en d'abord une.",
  },
  cart_product_is_not_available: {
    nl: 'Dit stuk is niet meer te koop.',
    en: 'This piece is no longer for sale.',
    fr: "Cette pièce n'est plus en vente.",
  },
  cart_product_not_found: {
    nl: 'Dit stuk bestaat niet of ligt niet in je winkelwagen.',
    en: 'This piece does not exist or is not in your cart.',
    fr: "Cette pièce n'existe pas ou n'est pas dans votre panier.",
  },
  cart_product_quantity_is_not_available: {
    nl: 'Zoveel zijn er niet. Kies een kleiner aantal.',
    en: 'There are not that many. Choose a smaller number.',
    fr: "Il n'y en a pas autant. Choisissez un nombre plus petit.",
  },
};
