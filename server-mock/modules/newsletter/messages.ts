import type { Messages } from '../../messages.ts';

export const newsletterMessages: Messages = {
  subscription_link_invalid: {
    nl: 'Deze link werkt niet meer. Schrijf je opnieuw in, dan krijg je een nieuwe.',
    en: 'This link no longer works. Subscribe again and you get a new one.',
    fr: 'Ce lien ne fonctionne plus. Inscrivez-vous à nouveau pour en recevoir un autre.',
  },
};
