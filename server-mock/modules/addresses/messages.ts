import type { Messages } from '../../messages.ts';

export const addressMessages: Messages = {
  address_no_suggestions_found: {
    nl: 'Geen suggesties gevonden.',
    en: 'No suggestions found.',
    fr: 'Aucune suggestion trouvée.',
  },
  address_select_place_not_found: {
    nl: 'Dit adres konden we niet ophalen. Kies een ander of vul het zelf in.',
    en: 'We could not fetch this address. Choose another one or fill it in yourself.',
    fr: 'Nous n’avons pas pu récupérer cette adresse. Choisissez-en une autre ou saisissez-la vous-même.',
  },
  address_input_too_short: {
    nl: 'Typ minstens drie tekens van het adres.',
    en: 'Type at least three characters of the address.',
    fr: 'Saisissez au moins trois caractères de l’adresse.',
  },
  address_input_too_long: {
    nl: 'Zo lang is geen adres.',
    en: 'No address is this long.',
    fr: 'Aucune adresse n’est aussi longue.',
  },
  address_service_unavailable: {
    nl: 'Adressen opzoeken lukt nu niet. Vul je adres zelf in.',
    en: 'Addresses cannot be looked up right now. Please fill in yours yourself.',
    fr: 'La recherche d’adresses ne fonctionne pas pour le moment. Saisissez votre adresse vous-même.',
  },
};
