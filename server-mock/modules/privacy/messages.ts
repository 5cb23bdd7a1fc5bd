import type { Messages } from '../../messages.ts';

export const privacyMessages: Messages = {
  wrong_password: /*i18n*/ 'This is not your password.',
  staff_account: /*i18n*/ 'A staff account cannot be deleted like this. Ask a colleague.',
  buyer_has_open_purchases:
    /*i18n*/ 'You still have a payment or an order under way. Delete your account once everything is received and completed.',
  seller_has_open_money:
    /*i18n*/ 'You still have money to receive from your sales. Delete your account once everything is completed and paid out.',
};
