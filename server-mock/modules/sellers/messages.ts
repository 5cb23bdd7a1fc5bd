import type { Messages } from '../../messages.ts';

/** Messages for errors of an operation and of single fields. */
export const sellerMessages: Messages = {
  seller_self_certification: {
    nl: 'Als zakelijke verkoper vul je eerst je bedrijfsgegevens in bij Mijn gegevens. Je concept blijft bewaard.',
    en: 'As a business seller, first complete your business details under My details. Your draft is kept.',
    fr: 'En tant que vendeur professionnel, complétez d’abord les données de votre entreprise dans Mes données. Votre brouillon est conservé.',
  },
  contact_email_invalid: {
    nl: 'Vul een geldig e-mailadres in, zoals info@winkel.nl.',
    en: 'Enter a valid email address, such as info@shop.com.',
    fr: 'Indiquez une adresse e-mail valable, comme info@boutique.be.',
  },
  registration_number_invalid: {
    nl: 'Een KvK-nummer heeft 8 cijfers, een Belgisch ondernemingsnummer 10.',
    en: 'A Dutch KvK number has 8 digits, a Belgian enterprise number 10.',
    fr: 'Un numéro KvK néerlandais compte 8 chiffres, un numéro d’entreprise belge 10.',
  },
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
