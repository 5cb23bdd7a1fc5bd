import type { Messages } from '../../messages.ts';

export const addressMessages: Messages = {
  address_no_suggestions_found: /*i18n*/ 'No suggestions found.',
  address_select_place_not_found:
    /*i18n*/ 'We could not load this address. Choose another one or enter it yourself.',
  address_input_too_short: /*i18n*/ 'Type at least three characters of the address.',
  address_input_too_long: /*i18n*/ 'This address is too long.',
  address_service_unavailable:
    /*i18n*/ 'Address search is not working right now. Enter your address yourself.',
};
