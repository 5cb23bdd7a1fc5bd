import type { Messages } from '../../messages.ts';

export const pickupMessages: Messages = {
  appointment_is_today: {
    nl: 'De afspraak is vandaag en kan niet meer worden verzet. Stuur een bericht als er iets tussenkomt.',
    en: 'The appointment is today and can no longer be moved. Send a message if something comes up.',
    fr: 'Le rendez-vous est aujourd’hui et ne peut plus être déplacé. Envoyez un message en cas d’imprévu.',
  },
  appointment_moment_count: {
    nl: 'Kies één tot drie verschillende momenten.',
    en: 'Choose one to three different times.',
    fr: 'Choisissez un à trois moments différents.',
  },
  appointment_moment_malformed: {
    nl: 'Vul bij elk moment een dag en een tijd in.',
    en: 'Enter a day and a time for each moment.',
    fr: 'Indiquez un jour et une heure pour chaque moment.',
  },
  appointment_moment_too_soon: {
    nl: 'Kies een moment dat minstens een uur vooruit ligt.',
    en: 'Choose a time that is at least an hour from now.',
    fr: 'Choisissez un moment dans une heure au plus tôt.',
  },
  appointment_moment_too_late: {
    nl: 'Kies een moment binnen 60 dagen.',
    en: 'Choose a time within 60 days.',
    fr: 'Choisissez un moment dans les 60 jours.',
  },
  appointment_moment_at_night: {
    nl: 'Kies een tijd tussen 7.00 en 22.00 uur.',
    en: 'Choose a time between 7:00 and 22:00.',
    fr: 'Choisissez une heure entre 7 h et 22 h.',
  },
  appointment_moment_not_proposed: {
    nl: 'Dit moment is niet voorgesteld. Kies een van de voorgestelde momenten.',
    en: 'This time was not suggested. Choose one of the suggested times.',
    fr: 'Ce moment n’a pas été proposé. Choisissez l’un des moments proposés.',
  },
  appointment_moment_passed: {
    nl: 'Dit moment is al voorbij. Kies een ander of stel zelf momenten voor.',
    en: 'This time has passed. Choose another one or suggest times yourself.',
    fr: 'Ce moment est passé. Choisissez-en un autre ou proposez des moments.',
  },
  pickup_code_wrong: {
    nl: 'Deze code hoort niet bij deze bestelling. Laat de ander de code opnieuw tonen.',
    en: 'This code does not belong to this order. Ask the other person to show the code again.',
    fr: 'Ce code ne correspond pas à cette commande. Demandez à l’autre personne de le montrer à nouveau.',
  },
  pickup_code_too_often: {
    nl: 'De code is te vaak verkeerd ingevuld. Laat de koper de ontvangst in de app bevestigen, of probeer het morgen opnieuw.',
    en: 'The code was entered wrongly too often. Ask the buyer to confirm receipt in the app, or try again tomorrow.',
    fr: 'Le code a été mal saisi trop souvent. Demandez à l’acheteur de confirmer la réception dans l’application, ou réessayez demain.',
  },
  pickup_is_closed: {
    nl: 'Deze overdracht kan niet meer worden vastgelegd: de bestelling is geannuleerd.',
    en: 'This hand-over can no longer be recorded: the order was cancelled.',
    fr: 'Cette remise ne peut plus être enregistrée : la commande est annulée.',
  },
  calendar_link_wrong: {
    nl: 'Deze link klopt niet. Open de bestelling en download de afspraak daar.',
    en: 'This link is not right. Open the order and download the appointment there.',
    fr: 'Ce lien n’est pas valable. Ouvrez la commande pour y télécharger le rendez-vous.',
  },
};
