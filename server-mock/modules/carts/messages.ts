import type { Messages } from '../../messages.ts';

export const cartMessages: Messages = {
  cart_is_frozen: /*i18n*/ 'This cart has been paid for and can no longer be changed.',
  cart_is_from_bid: /*i18n*/ 'This cart belongs to one bid. You cannot add or remove anything.',
  cart_does_not_exist: /*i18n*/ 'This cart no longer exists.',
  cart_discount_does_not_exist: /*i18n*/ 'We do not recognise this code. Check its letters and digits.',
  cart_discount_is_not_valid: /*i18n*/ 'This code has already been used or does not apply to this order.',
  cart_one_discount_allowed: /*i18n*/ 'You can use one discount code per order. Remove the other one first.',
  cart_one_gift_card_allowed: /*i18n*/ 'You can use one gift card per order. Remove the other one first.',
  cart_failed_to_remove_discount: /*i18n*/ 'This code is not in your cart.',
  cart_failed_to_remove_discounts: /*i18n*/ 'There is no code in your cart.',
  cart_is_full: /*i18n*/ 'Your cart holds at most 50 products. Remove one first.',
  cart_product_is_not_available: /*i18n*/ 'This product is no longer for sale.',
  cart_product_is_reserved: /*i18n*/ 'A product in your cart is reserved for another buyer.',
  cart_product_not_found: /*i18n*/ 'This product does not exist or is not in your cart.',
  cart_product_quantity_is_not_available:
    /*i18n*/ 'There are not that many available. Choose a lower number.',
  cart_delivery_does_not_exist: /*i18n*/ 'This delivery is not part of your cart.',
  cart_delivery_method_does_not_exist: /*i18n*/ 'This delivery method does not exist.',
  cart_delivery_method_not_allowed:
    /*i18n*/ 'This product cannot be delivered to your address that way. Choose another delivery method.',
  cart_update_address_failed_missing_fields:
    /*i18n*/ 'A delivery needs a street, house number, postcode, city and country.',
  cart_address_too_long: /*i18n*/ 'Part of the address is too long. Shorten it.',
  cart_pick_delivery_method_for_all_products: /*i18n*/ 'Choose a delivery method for every product',
};
