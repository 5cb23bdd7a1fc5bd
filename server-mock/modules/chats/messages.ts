import type { Messages } from '../../messages.ts';

export const chatMessages: Messages = {
  chat_own_product: /*i18n*/ 'This is your own product.',
  chat_payment_link_needs_account:
    /*i18n*/ 'The buyer has no account. Payment links only work with an account.',
  chat_is_blocked: /*i18n*/ 'You can no longer write in this conversation.',
  chat_other_product: /*i18n*/ 'This conversation is about another product.',
  chat_product_not_for_sale: /*i18n*/ 'This product is no longer for sale.',
  payment_link_expired: /*i18n*/ 'This payment link has expired. Ask the seller for a new one.',
};
