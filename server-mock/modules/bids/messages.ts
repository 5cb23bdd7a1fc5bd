import type { Messages } from '../../messages.ts';

export const bidMessages: Messages = {
  bid_failed_product_does_not_accept_bids: /*i18n*/ 'This seller does not accept bids.',
  bid_failed_amount_lower_than_minimum_bid: /*i18n*/ 'Your bid is lower than the minimum bid.',
  bid_failed_one_bid_allowed: /*i18n*/ 'Only one bid per product is allowed.',
  bid_failed_product_is_reserved:
    /*i18n*/ 'This product is reserved for another buyer. If that falls through, you can bid again.',
  bid_answered: /*i18n*/ 'This bid has already been answered or closed. Nothing has changed.',
  bid_expired: /*i18n*/ 'This bid has expired. Nothing has changed.',
  bid_product_unavailable: /*i18n*/ 'This product is no longer for sale. Nothing has changed.',
  bid_no_room_for_counterbid: /*i18n*/ 'This bid equals your asking price. You can accept or decline it.',
  bid_piece_is_being_paid:
    /*i18n*/ 'A buyer is paying for this product right now. Nothing has changed. If the payment does not go through, you can answer this bid afterwards.',
  bid_link_wrong:
    /*i18n*/ 'This link is not valid. Open the latest email about your bid and use the link in it.',
  bid_link_of_email_needed:
    /*i18n*/ 'Your email address is confirmed. To read your messages, open your bid with the link in our email.',
};
