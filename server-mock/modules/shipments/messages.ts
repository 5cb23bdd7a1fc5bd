import type { Messages } from '../../messages.ts';

export const shipmentMessages: Messages = {
  tracking_link_wrong: {
    nl: 'Plak de hele track-and-tracelink, met https:// ervoor, of laat het veld leeg.',
    en: 'Paste the whole tracking link, starting with https://, or leave the field empty.',
    fr: 'Collez le lien de suivi complet, avec https://, ou laissez le champ vide.',
  },
  parcel_without_label: {
    nl: 'Dit pakket is nog niet aangemeld bij de vervoerder.',
    en: 'This parcel has not been announced to the carrier yet.',
    fr: 'Ce colis n’a pas encore été annoncé au transporteur.',
  },
  parcel_without_trouble: {
    nl: 'Met dit pakket is niets mis. Vernieuw de pagina om te zien hoe het ervoor staat.',
    en: 'Nothing is wrong with this parcel. Refresh the page to see where it stands.',
    fr: 'Ce colis ne pose pas de problème. Actualisez la page pour voir où il en est.',
  },
  label_link_wrong: {
    nl: 'Deze link klopt niet. Open de bestelling en download het label daar.',
    en: 'This link is not right. Open the order and download the label there.',
    fr: 'Ce lien n’est pas valable. Ouvrez la commande pour y télécharger l’étiquette.',
  },
};
