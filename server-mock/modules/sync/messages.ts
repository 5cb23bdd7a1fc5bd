import type { Messages } from '../../messages.ts';

export const syncMessages: Messages = {
  server_outdated: {
    nl: 'De server wordt net bijgewerkt. Je wijzigingen worden zo opgeslagen.',
    en: 'The server is being updated right now. Your changes will be saved in a moment.',
    fr: 'Le serveur est en cours de mise à jour. Vos modifications seront enregistrées dans un instant.',
  },
  too_many_rows: {
    nl: 'Dit zijn te veel wijzigingen tegelijk.',
    en: 'These are too many changes at once.',
    fr: 'Il y a trop de modifications à la fois.',
  },
  push_too_large: {
    nl: 'Deze wijzigingen zijn samen te groot.',
    en: 'These changes are too large together.',
    fr: 'Ces modifications sont trop volumineuses ensemble.',
  },
};
