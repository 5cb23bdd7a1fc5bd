import type { Messages } from '../../messages.ts';

export const newsletterMessages: Messages = {
  subscription_link_invalid: /*i18n*/ 'This link no longer works. Subscribe again to get a new one.',
};
