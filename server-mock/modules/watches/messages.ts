import type { Messages } from '../../messages.ts';

export const watchMessages: Messages = {
  watch_product_is_sold: {
    nl: 'Dit stuk is verkocht. Het komt dus niet meer vrij.',
    en: 'This piece has been sold, so it won’t become available again.',
    fr: 'Cette pièce est vendue : elle ne sera plus disponible.',
  },
  watch_product_is_available: {
    nl: 'Dit stuk is niet meer gereserveerd. Je kunt het nu kopen.',
    en: 'This piece is no longer reserved. You can buy it now.',
    fr: 'Cette pièce n’est plus réservée. Vous pouvez l’acheter dès maintenant.',
  },
  watch_own_product: {
    nl: 'Dit is je eigen advertentie.',
    en: 'This is your own listing.',
    fr: 'C’est votre propre annonce.',
  },
  too_many_watches: {
    nl: 'Je wacht al op 200 gereserveerde stukken. Haal er eerst een van je lijst.',
    en: 'You are already waiting for 200 reserved pieces. Remove one from your list first.',
    fr: 'Vous attendez déjà 200 pièces réservées. Retirez-en d’abord une de votre liste.',
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
