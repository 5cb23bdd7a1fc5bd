import type { Messages } from '../../messages.ts';

export const contentMessages: Messages = {
  listing_content_exists: /*i18n*/ 'This product list already has texts. Change those.',
  text_service_failed: /*i18n*/ 'The text service returned nothing. Try again.',
};
