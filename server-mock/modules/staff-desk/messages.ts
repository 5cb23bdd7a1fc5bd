import type { Messages } from '../../messages.ts';

export const staffDeskMessages: Messages = {
  staff_not_oneself: {
    nl: 'Dit kun je niet met je eigen account doen. Vraag het aan een collega.',
    en: 'You can’t do this to your own account. Ask a colleague.',
    fr: 'Vous ne pouvez pas le faire avec votre propre compte. Demandez à un collègue.',
  },
  user_already_suspended: {
    nl: 'Dit account is al geschorst.',
    en: 'This account is already suspended.',
    fr: 'Ce compte est déjà suspendu.',
  },
  user_not_suspended: {
    nl: 'Dit account is niet geschorst.',
    en: 'This account is not suspended.',
    fr: 'Ce compte n’est pas suspendu.',
  },
  user_role_unchanged: {
    nl: 'Deze rol had het account al.',
    en: 'The account already has this role.',
    fr: 'Le compte a déjà ce rôle.',
  },
  user_role_needs_active_account: {
    nl: 'Alleen een actief account kan medewerker worden.',
    en: 'Only an active account can become staff.',
    fr: 'Seul un compte actif peut rejoindre l’équipe.',
  },
  explanation_too_short: {
    nl: 'Leg in minstens 10 tekens uit waarom.',
    en: 'Explain why in at least 10 characters.',
    fr: 'Expliquez pourquoi en 10 caractères au moins.',
  },
  explanation_too_long: {
    nl: 'Maak de uitleg korter: hooguit 1000 tekens.',
    en: 'Shorten the explanation to 1,000 characters at most.',
    fr: 'Raccourcissez l’explication : 1 000 caractères au maximum.',
  },
};
