import type { Messages } from '../../messages.ts';

export const deliveryMessages: Messages = {
  delivery_postcode_required: /*i18n*/ 'Enter a postcode first.',
  delivery_address_incomplete: /*i18n*/ 'Enter your full address to see what delivery costs.',
  delivery_postcode_unknown: /*i18n*/ 'We don’t recognise this postcode. Check it and try again.',
};
