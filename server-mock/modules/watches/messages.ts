import type { Messages } from '../../messages.ts';

export const watchMessages: Messages = {
  watch_product_is_sold:
    /*i18n*/ 'This product has been sold. Add it to your favourites to hear if it is for sale again.',
  watch_product_is_available: /*i18n*/ 'This product is no longer reserved. You can buy it now.',
  watch_own_product: /*i18n*/ 'This is your own listing.',
  too_many_watches:
    /*i18n*/ 'You are already waiting for 200 reserved products. Remove one first, under “Following” in your account.',
  follow_own_seller: /*i18n*/ 'You can’t follow yourself.',
  too_many_follows:
    /*i18n*/ 'You already follow 500 sellers. Unfollow one first, under “Following” in your account.',
};
