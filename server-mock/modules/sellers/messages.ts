import type { Messages } from '../../messages.ts';

/** Messages for errors of an operation and of single fields. */
export const sellerMessages: Messages = {
  seller_self_certification:
    /*i18n*/ 'As a business seller, first complete your business details under My details. Your draft is kept.',
  contact_email_invalid: /*i18n*/ 'Enter a valid email address, such as info@shop.com.',
  registration_number_invalid: /*i18n*/ 'A Dutch KvK number has 8 digits, a Belgian enterprise number 10.',
  user_has_seller_already: /*i18n*/ 'You are a seller already. Change your details under My details.',
  missing: /*i18n*/ 'Fill in this field.',
  invalid: /*i18n*/ 'This is not correct yet.',
  too_long: /*i18n*/ 'This is too long.',
  iban_invalid: /*i18n*/ 'This is not a Dutch or Belgian account number. Check the digits.',
  vat_number_invalid: /*i18n*/ 'This VAT number is incorrect. It starts with NL or BE.',
  minimum_bid_range: /*i18n*/ 'Choose a percentage from 0 to 100.',
};
