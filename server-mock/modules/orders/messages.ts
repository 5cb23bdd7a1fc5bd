import type { Messages } from '../../messages.ts';

export const orderMessages: Messages = {
  guest_order_link_wrong:
    /*i18n*/ 'This link is not valid. Open the latest email about your order and use the link in it.',
  guest_order_link_expired:
    /*i18n*/ 'This link has expired. Request a new one; we email it to the address of your order.',
  delivery_one_flag: /*i18n*/ 'Choose one step of the delivery.',
  delivery_is_handed_off: /*i18n*/ 'This product goes with the courier. Report that you have handed it over.',
  delivery_is_not_handed_off: /*i18n*/ 'This product does not go with the courier.',
  delivery_is_no_parcel: /*i18n*/ 'This delivery is not sent as a parcel.',
  delivery_is_shipped: /*i18n*/ 'This parcel has already been sent.',
  delivery_is_awaited:
    /*i18n*/ 'The transport partner does not come until the agreed day. Report the arrival once the product is there.',
  delivery_is_not_in_person: /*i18n*/ 'This delivery is not handed over in person.',
  delivery_is_not_late: /*i18n*/ 'The seller still has time to send this parcel.',
  delivery_is_not_overdue:
    /*i18n*/ 'This product may still be on its way. Contact the seller if you have questions.',
  delivery_is_withdrawn:
    /*i18n*/ 'The buyer has withdrawn from this purchase. Wait until the withdrawal is settled.',
  staff_reason_too_long: /*i18n*/ 'This reason is too long.',
  delivery_is_settled:
    /*i18n*/ 'The complaint about this product has been decided. The money follows that decision: open the complaint.',
  delivery_has_trouble:
    /*i18n*/ 'The carrier reports that this parcel is lost or coming back. We are looking into it and hold the money until then.',
  delivery_asks_no_transport: /*i18n*/ 'There is no transport to choose for this delivery.',
  complaint_too_short: /*i18n*/ 'Tell us in at least ten characters what is wrong.',
  complaint_too_long: /*i18n*/ 'A complaint can have at most 5,000 characters. Shorten your text.',
};
