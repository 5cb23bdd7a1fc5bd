import type { Messages } from '../../messages.ts';

export const boardMessages: Messages = {
  too_many_boards: {
    nl: 'Je hebt al vijftig borden. Verwijder er eerst een.',
    en: 'You have fifty boards already. Delete one first.',
    fr: 'Vous avez déjà cinquante tableaux. Supprimez-en d’abord un.',
  },
  board_is_full: {
    nl: 'Op dit bord passen tweehonderd stukken. Haal er eerst een af.',
    en: 'This board holds two hundred pieces. Take one off first.',
    fr: 'Ce tableau contient deux cents pièces. Retirez-en d’abord une.',
  },
};
