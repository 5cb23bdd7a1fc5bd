import type { Messages } from '../../messages.ts';

export const authMessages: Messages = {
  generic_error: {
    nl: 'Het e-mailadres of wachtwoord is onjuist.',
    en: 'The e-mail address or password is wrong.',
    fr: "L'adresse e-mail ou le mot de passe est incorrect.",
  },
  account_inactive: {
    nl: 'Dit account is nog niet geactiveerd.',
    en: 'This account has not been activated yet.',
    fr: "Ce compte n'est pas encore activé.",
  },
  email_address_incorrect: {
    nl: 'Dit e-mailadres klopt niet.',
    en: 'This e-mail address is not right.',
    fr: "Cette adresse e-mail n'est pas valide.",
  },
};
