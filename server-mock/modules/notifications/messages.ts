import type { Messages } from '../../messages.ts';

export const notificationMessages: Messages = {
  unsubscribe_link_invalid:
    /*i18n*/ 'This link does not work. Sign in and choose your notifications in your account.',
};
