import type { Messages } from '../../messages.ts';

export const payoutMessages: Messages = {
  payout_has_moved: {
    nl: 'Deze uitbetaling is intussen veranderd. Vernieuw de pagina en kijk opnieuw.',
    en: 'This payout has changed in the meantime. Reload the page and look again.',
    fr: 'Ce versement a changé entre-temps. Actualisez la page et vérifiez de nouveau.',
  },
  payouts_too_many: {
    nl: 'Kies minstens 1 en hooguit 100 uitbetalingen tegelijk.',
    en: 'Choose at least 1 and at most 100 payouts at a time.',
    fr: 'Choisissez entre 1 et 100 versements à la fois.',
  },
  payout_in_file: {
    nl: 'Deze uitbetaling staat in een bestand dat al is gedownload. Geef eerst aan dat de bank het bestand heeft.',
    en: 'This payout is in a file that has been downloaded. First record that the bank has the file.',
    fr: 'Ce versement figure dans un fichier déjà téléchargé. Indiquez d’abord que la banque a reçu ce fichier.',
  },
  payout_reason_missing: {
    nl: 'Kies de reden die de bank geeft.',
    en: 'Choose the reason that the bank gives.',
    fr: 'Choisissez le motif indiqué par la banque.',
  },
  payout_nothing_due: {
    nl: 'Er is nu niets uit te betalen aan deze verkoper, of er is geen bruikbaar rekeningnummer.',
    en: 'Nothing is due to this seller now, or there is no usable account number.',
    fr: 'Rien n’est à verser à ce vendeur pour l’instant, ou aucun compte utilisable n’est connu.',
  },
};
