import type { Messages } from '../../messages.ts';

export const privacyMessages: Messages = {
  wrong_password: /*i18n*/ 'This is not your password.',
  staff_account: /*i18n*/ 'A staff account cannot be deleted like this. Ask a colleague.',
  seller_has_open_money:
    /*i18n*/ 'You still have money to receive from your sales. Delete your account once everything is completed and paid out.',
};
