import type { Messages } from '../../messages.ts';

export const wantedMessages: Messages = {
  too_many_wanted_items: {
    nl: 'Je hebt al vijftig zoekopdrachten lopen. Haal er eerst een weg.',
    en: 'You have fifty search requests already. Remove one first.',
    fr: 'Vous avez déjà cinquante recherches en cours. Supprimez-en d’abord une.',
  },
};
