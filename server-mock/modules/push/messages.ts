import type { Messages } from '../../messages.ts';

export const pushMessages: Messages = {
  push_subscription_invalid:
    /*i18n*/ 'Notifications do not work in this browser. Try another browser, or read your notifications in your account.',
  push_key_outdated: /*i18n*/ 'Notifications could not be turned on. Try again.',
};
