import type { Messages } from '../../messages.ts';

export const withdrawalMessages: Messages = {
  withdrawal_private_seller:
    /*i18n*/ 'You bought this product from a private seller, so the legal right of withdrawal does not apply. Is something wrong with it? Make a complaint before you confirm receipt.',
  withdrawal_declared:
    /*i18n*/ 'You have already withdrawn from this purchase. The withdrawal page shows its status.',
  withdrawal_refunded:
    /*i18n*/ 'The money for this order has already been returned to you, so there is nothing left to withdraw from.',
  withdrawal_complaint_open:
    /*i18n*/ 'There is an open complaint about this product. Withdraw the complaint first or wait for its outcome. Your withdrawal period is paused in the meantime.',
  withdrawal_too_late:
    /*i18n*/ 'The withdrawal period of 14 days is over. If something is wrong with the product, contact the seller.',
  withdrawal_not_with_seller: /*i18n*/ 'This product has already been sent or handed over.',
  withdrawal_no_proof: /*i18n*/ 'The return has no tracking number.',
  withdrawal_sent_before:
    /*i18n*/ 'You have already reported the return. We are looking into the withdrawal and will let you know what happens next.',
  withdrawal_name_missing: /*i18n*/ 'Enter your name.',
  withdrawal_text_too_long: /*i18n*/ 'This text is too long. Shorten it.',
  withdrawal_text_too_short: /*i18n*/ 'Explain it in at least ten characters.',
  withdrawal_tracking:
    /*i18n*/ 'A tracking number has 4 to 200 characters. If you returned the product in person, leave the field empty.',
  withdrawal_refund_amount: /*i18n*/ 'Choose an amount that is not higher than what the buyer paid.',
  withdrawal_part_again:
    /*i18n*/ 'Part of the amount has already been refunded. Choose the full amount or nothing.',
  withdrawal_link_invalid:
    /*i18n*/ 'This link no longer works. Request a new one with your order number and email address.',
  withdrawal_order_number:
    /*i18n*/ 'An order number consists of digits. You can find it in your order confirmation.',
};
