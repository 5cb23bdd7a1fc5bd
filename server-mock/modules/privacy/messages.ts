import type { Messages } from '../../messages.ts';

export const privacyMessages: Messages = {
  wrong_password: {
    nl: 'Dit is niet je wachtwoord.',
    en: 'This is not your password.',
    fr: 'Ce n’est pas votre mot de passe.',
  },
  staff_account: {
    nl: 'Een account van een medewerker kan niet zo worden verwijderd. Vraag een collega.',
    en: 'A staff account cannot be deleted like this. Ask a colleague.',
    fr: 'Le compte d’un collaborateur ne peut pas être supprimé ainsi. Demandez à un collègue.',
  },
  seller_has_open_money: {
    nl: 'Je krijgt nog geld van je verkopen. Verwijder je account als alles is afgerond en uitbetaald.',
    en: 'You still have money to receive from your sales. Delete your account once everything is completed and paid out.',
    fr: 'Vous devez encore recevoir l’argent de vos ventes. Supprimez votre compte une fois que tout est terminé et versé.',
  },
};
