import type { Messages } from '../../messages.ts';

export const cartMessages: Messages = {
  cart_is_frozen: {
    nl: 'Deze winkelwagen is al betaald en kan niet meer veranderen.',
    en: 'This cart has been paid and cannot change any more.',
    fr: 'Ce panier est déjà payé et ne peut plus être modifié.',
  },
  cart_is_from_bid: {
    nl: 'Deze winkelwagen hoort bij één bod. Er kan niets bij of af.',
    en: 'This cart belongs to one bid. Nothing can be added or taken out.',
    fr: 'Ce panier correspond à une seule offre. Rien ne peut être ajouté ni retiré.',
  },
  cart_does_not_exist: {
    nl: 'Deze winkelwagen bestaat niet meer.',
    en: 'This cart no longer exists.',
    fr: 'Ce panier n’existe plus.',
  },
  cart_discount_does_not_exist: {
    nl: 'Deze code kennen we niet. Kijk nog eens naar de letters en cijfers.',
    en: 'We do not know this code. Have another look at its letters and digits.',
    fr: 'Nous ne connaissons pas ce code. Vérifiez les lettres et les chiffres.',
  },
  cart_discount_is_not_valid: {
    nl: 'Deze code is al gebruikt of geldt niet voor deze bestelling.',
    en: 'This code has been used or does not apply to this order.',
    fr: 'Ce code a déjà été utilisé ou ne s’applique pas à cette commande.',
  },
  cart_one_discount_allowed: {
    nl: 'Je kunt één kortingscode per bestelling gebruiken. Haal eerst de andere weg.',
    en: 'One discount code per order. Remove the other one first.',
    fr: 'Un seul code de réduction par commande. Retirez d’abord l’autre.',
  },
  cart_one_gift_card_allowed: {
    nl: 'Je kunt één cadeaubon per bestelling gebruiken. Haal eerst de andere weg.',
    en: 'One gift card per order. Remove the other one first.',
    fr: 'Une seule carte cadeau par commande. Retirez d’abord l’autre.',
  },
  cart_failed_to_remove_discount: {
    nl: 'Deze code zit niet in je winkelwagen.',
    en: 'This code is not in your cart.',
    fr: 'Ce code n’est pas dans votre panier.',
  },
  cart_failed_to_remove_discounts: {
    nl: 'Er zit geen code in je winkelwagen.',
    en: 'There is no code in your cart.',
    fr: 'Il n’y a aucun code dans votre panier.',
  },
  cart_is_full: {
    nl: 'Er passen vijftig stukken in je winkelwagen. Haal er eerst een uit.',
    en: 'Your cart holds fifty pieces. Take one out first.',
    fr: 'Votre panier contient cinquante pièces. Retirez-en d’abord une.',
  },
  cart_product_is_not_available: {
    nl: 'Dit stuk is niet meer te koop.',
    en: 'This piece is no longer for sale.',
    fr: 'Cette pièce n’est plus en vente.',
  },
  cart_product_is_reserved: {
    nl: 'Een product in je winkelwagen is gereserveerd voor een andere koper.',
    en: 'A product in your cart is reserved for another buyer.',
    fr: 'Un produit de votre panier est réservé à un autre acheteur.',
  },
  cart_product_not_found: {
    nl: 'Dit stuk bestaat niet of ligt niet in je winkelwagen.',
    en: 'This piece does not exist or is not in your cart.',
    fr: 'Cette pièce n’existe pas ou n’est pas dans votre panier.',
  },
  cart_product_quantity_is_not_available: {
    nl: 'Zoveel zijn er niet. Kies een kleiner aantal.',
    en: 'There are not that many. Choose a smaller number.',
    fr: 'Il n’y en a pas autant. Choisissez un nombre plus petit.',
  },
  cart_delivery_does_not_exist: {
    nl: 'Deze bezorging hoort niet bij je winkelwagen.',
    en: 'This delivery is not part of your cart.',
    fr: 'Cette livraison ne fait pas partie de votre panier.',
  },
  cart_delivery_method_does_not_exist: {
    nl: 'Deze bezorgmethode bestaat niet.',
    en: 'There is no such delivery method.',
    fr: 'Ce mode de livraison n’existe pas.',
  },
  cart_delivery_method_not_allowed: {
    nl: 'Zo kan dit stuk niet naar je adres. Kies een andere bezorgmethode.',
    en: 'This piece cannot come to your address that way. Choose another delivery method.',
    fr: 'Cette pièce ne peut pas être livrée ainsi à votre adresse. Choisissez un autre mode de livraison.',
  },
  cart_update_address_failed_missing_fields: {
    nl: 'Straat, huisnummer, postcode, plaats en land zijn nodig om te bezorgen.',
    en: 'Street, house number, postcode, city and country are needed for a delivery.',
    fr: 'La rue, le numéro, le code postal, la ville et le pays sont nécessaires pour livrer.',
  },
  cart_pick_delivery_method_for_all_products: {
    nl: 'Kies voor alle producten een bezorgmethode',
    en: 'Choose a delivery method for every product',
    fr: 'Choisissez un mode de livraison pour chaque produit',
  },
};
