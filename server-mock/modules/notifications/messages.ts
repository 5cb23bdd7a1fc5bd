import type { Messages } from '../../messages.ts';

export const notificationMessages: Messages = {
  unsubscribe_link_invalid: {
    nl: 'Deze link werkt niet. Log in en stel je meldingen in bij je account.',
    en: 'This link does not work. Sign in and choose your notifications in your account.',
    fr: 'Ce lien ne fonctionne pas. Connectez-vous et réglez vos notifications dans votre compte.',
  },
};
