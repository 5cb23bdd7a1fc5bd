import type { Messages } from '../../messages.ts';

export const orderMessages: Messages = {
  delivery_one_flag: {
    nl: 'Kies één ding dat er met de levering gebeurd is.',
    en: 'Choose one thing that happened to the delivery.',
    fr: 'Choisissez une seule étape de la livraison.',
  },
  delivery_is_handed_off: {
    nl: 'Dit stuk gaat met de koerier mee. Meld dat je het hebt overgedragen.',
    en: 'This piece goes with the courier. Say that you have handed it over.',
    fr: 'Cette pièce part avec le coursier. Indiquez que vous la lui avez remise.',
  },
  delivery_is_not_handed_off: {
    nl: 'Dit stuk gaat niet met de koerier mee.',
    en: 'This piece does not go with the courier.',
    fr: 'Cette pièce ne part pas avec le coursier.',
  },
  delivery_asks_no_transport: {
    nl: 'Bij deze levering is er geen vervoer te kiezen.',
    en: 'This delivery leaves no transport to choose.',
    fr: 'Cette livraison ne laisse pas de choix de transport.',
  },
  complaint_too_short: {
    nl: 'Vertel in minstens tien tekens wat er niet klopt.',
    en: 'Tell us in at least ten characters what is wrong.',
    fr: 'Expliquez en dix caractères au moins ce qui ne va pas.',
  },
  complaint_too_long: {
    nl: 'Een klacht heeft hoogstens 5000 tekens.',
    en: 'A complaint has at most 5000 characters.',
    fr: 'Une réclamation compte 5000 caractères au plus.',
  },
};
