import type { Messages } from '../../messages.ts';

export const watchMessages: Messages = {
  watch_product_is_sold: {
    nl: 'Dit product is verkocht. Zet het bij je favorieten, dan hoor je het als het weer te koop komt.',
    en: 'This product has been sold. Add it to your favourites to hear if it is for sale again.',
    fr: 'Ce produit est vendu. Ajoutez-le à vos favoris pour savoir s’il est de nouveau en vente.',
  },
  watch_product_is_available: {
    nl: 'Dit product is niet meer gereserveerd. Je kunt het nu kopen.',
    en: 'This product is no longer reserved. You can buy it now.',
    fr: 'Ce produit n’est plus réservé. Vous pouvez l’acheter dès maintenant.',
  },
  watch_own_product: {
    nl: 'Dit is je eigen advertentie.',
    en: 'This is your own listing.',
    fr: 'C’est votre propre annonce.',
  },
  too_many_watches: {
    nl: 'Je wacht al op 200 gereserveerde producten. Haal er eerst een van je lijst.',
    en: 'You are already waiting for 200 reserved products. Remove one from your list first.',
    fr: 'Vous attendez déjà 200 produits réservés. Retirez-en d’abord un de votre liste.',
  },
  follow_own_seller: {
    nl: 'Je kunt jezelf niet volgen.',
    en: 'You can’t follow yourself.',
    fr: 'Vous ne pouvez pas vous suivre vous-même.',
  },
  too_many_follows: {
    nl: 'Je volgt al 500 verkopers. Stop er eerst met een.',
    en: 'You already follow 500 sellers. Unfollow one first.',
    fr: 'Vous suivez déjà 500 vendeurs. Arrêtez d’abord d’en suivre un.',
  },
};
