import type { Messages } from '../../messages.ts';

export const wishlistMessages: Messages = {
  wishlist_full: {
    nl: 'Je favorietenlijst is vol. Haal er eerst iets af.',
    en: 'Your favourites are full. Remove something first.',
    fr: 'Votre liste de favoris est pleine. Retirez-en d’abord un article.',
  },
};
