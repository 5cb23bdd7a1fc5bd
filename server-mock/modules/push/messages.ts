import type { Messages } from '../../messages.ts';

export const pushMessages: Messages = {
  push_subscription_invalid: {
    nl: 'Meldingen werken niet in deze browser. Probeer een andere browser of lees je meldingen in je account.',
    en: 'Notifications do not work in this browser. Try another browser, or read your notifications in your account.',
    fr: 'Les notifications ne fonctionnent pas dans ce navigateur. Essayez-en un autre ou consultez-les dans votre compte.',
  },
  push_key_outdated: {
    nl: 'Meldingen konden niet worden aangezet. Probeer het opnieuw.',
    en: 'Notifications could not be turned on. Please try again.',
    fr: 'Les notifications n’ont pas pu être activées. Veuillez réessayer.',
  },
};
