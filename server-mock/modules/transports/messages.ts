import type { Messages } from '../../messages.ts';

export const transportMessages: Messages = {
  transport_dimensions_missing: {
    nl: 'Vul eerst in hoe groot het stuk is.',
    en: 'First say how large the piece is.',
    fr: 'Indiquez d’abord les dimensions de la pièce.',
  },
  transport_dimension: {
    nl: 'Vul een heel aantal centimeters in, van 1 tot 1000.',
    en: 'Enter a whole number of centimetres, from 1 to 1000.',
    fr: 'Saisissez un nombre entier de centimètres, de 1 à 1000.',
  },
  transport_dates_too_few: {
    nl: 'Kies minstens 3 dagen.',
    en: 'Choose at least 3 days.',
    fr: 'Choisissez au moins 3 jours.',
  },
  transport_dates_too_many: {
    nl: 'Kies hoogstens 5 dagen.',
    en: 'Choose at most 5 days.',
    fr: 'Choisissez 5 jours au plus.',
  },
  transport_date_malformed: {
    nl: 'Dat is geen dag van de kalender.',
    en: 'That is not a day of the calendar.',
    fr: 'Ce n’est pas un jour du calendrier.',
  },
  transport_date_too_early: {
    nl: 'Die dag is te vroeg: het vervoer heeft minstens vier dagen nodig.',
    en: 'That day is too early: transport needs at least four days.',
    fr: 'Ce jour est trop proche : le transport demande au moins quatre jours.',
  },
  transport_date_too_late: {
    nl: 'Die dag is te ver weg. Kies een dag binnen drie maanden.',
    en: 'That day is too far away. Choose one within three months.',
    fr: 'Ce jour est trop éloigné. Choisissez-en un dans les trois mois.',
  },
  transport_date_weekend: {
    nl: 'In het weekend wordt er niet gereden.',
    en: 'Nobody drives at weekends.',
    fr: 'Il n’y a pas de transport le week-end.',
  },
  transport_date_holiday: {
    nl: 'Op een feestdag wordt er niet gereden.',
    en: 'Nobody drives on public holidays.',
    fr: 'Il n’y a pas de transport les jours fériés.',
  },
  transport_date_unavailable: {
    nl: 'Op die dag van de week is er niemand bij de verkoper.',
    en: 'On that day of the week nobody is at the seller’s.',
    fr: 'Ce jour de la semaine, il n’y a personne chez le vendeur.',
  },
  transport_date_rejected: {
    nl: 'Die dag is al afgewezen.',
    en: 'That day was rejected before.',
    fr: 'Ce jour a déjà été refusé.',
  },
  transport_date_not_proposed: {
    nl: 'Die dag staat niet in het voorstel.',
    en: 'That day is not among those proposed.',
    fr: 'Ce jour ne fait pas partie de ceux proposés.',
  },
  transport_date_passed: {
    nl: 'Die dag is te dichtbij gekomen. Kies een andere dag of vraag om nieuwe dagen.',
    en: 'That day has come too close. Choose another or ask for new days.',
    fr: 'Ce jour est désormais trop proche. Choisissez-en un autre ou demandez de nouveaux jours.',
  },
  transport_wrong_answer: {
    nl: 'Dit voorstel kan alleen zo worden verstuurd: PROPOSED door de verkoper, REJECTED door de koper.',
    en: 'A proposal is sent as PROPOSED by the seller and answered with REJECTED by the buyer.',
    fr: 'Une proposition est envoyée PROPOSED par le vendeur et refusée REJECTED par l’acheteur.',
  },
  transport_is_planned: {
    nl: 'De dag van het vervoer staat al vast. Neem contact met ons op als je het toch zelf wilt brengen.',
    en: 'The day of transport is set already. Contact us if you want to bring it yourself after all.',
    fr: 'Le jour du transport est déjà fixé. Contactez-nous si vous voulez finalement livrer vous-même.',
  },
};
