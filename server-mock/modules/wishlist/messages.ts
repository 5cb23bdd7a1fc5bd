import type { Messages } from '../../messages.ts';

export const wishlistMessages: Messages = {
  wishlist_full: /*i18n*/ 'Your favourites list is full. Remove something first.',
};
