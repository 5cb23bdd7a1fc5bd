import type { Messages } from '../../messages.ts';

/** Codes of refusals and of single fields. */
export const sellerMessages: Messages = {
  user_has_seller_already: {
    nl: 'Je bent al verkoper. Je gegevens pas je aan bij Mijn gegevens.',
    en: 'You are a seller already. Change your details under My details.',
    fr: 'Vous êtes déjà vendeur. Modifiez vos données sous Mes données.',
  },
  missing: {
    nl: 'Vul dit veld in.',
    en: 'Please fill in this field.',
    fr: 'Remplissez ce champ.',
  },
  invalid: {
    nl: 'Dit klopt nog niet.',
    en: 'This is not right yet.',
    fr: 'Ce n’est pas encore correct.',
  },
  too_long: {
    nl: 'Dit is te lang.',
    en: 'This is too long.',
    fr: 'C’est trop long.',
  },
  iban_invalid: {
    nl: 'Dit is geen Nederlands of Belgisch rekeningnummer. Kijk de cijfers nog eens na.',
    en: 'This is not a Dutch or Belgian account number. Please check the digits.',
    fr: 'Ce n’est pas un numéro de compte néerlandais ou belge. Vérifiez les chiffres.',
  },
  vat_number_invalid: {
    nl: 'Dit btw-nummer klopt niet. Het begint met NL of BE.',
    en: 'This VAT number is not right. It begins with NL or BE.',
    fr: 'Ce numéro de TVA n’est pas correct. Il commence par NL ou BE.',
  },
  minimum_bid_range: {
    nl: 'Kies een percentage van 0 tot 100.',
    en: 'Choose a percentage from 0 to 100.',
    fr: 'Choisissez un pourcentage de 0 à 100.',
  },
};
