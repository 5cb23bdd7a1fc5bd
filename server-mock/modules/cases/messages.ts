import type { Messages } from '../../messages.ts';

export const caseMessages: Messages = {
  case_no_proposal: {
    nl: 'Er ligt geen voorstel van de ander om te accepteren. Bekijk de laatste stand.',
    en: 'There is no proposal of the other side to accept. Look at the latest state.',
    fr: 'Il n’y a pas de proposition de l’autre partie à accepter. Voyez la situation actuelle.',
  },
  case_other_proposal: {
    nl: 'Er is intussen een nieuw voorstel gedaan. Lees het eerst en beslis dan.',
    en: 'A new proposal has been made meanwhile. Read it first, then decide.',
    fr: 'Une nouvelle proposition a été faite entre-temps. Lisez-la avant de décider.',
  },
  case_no_appeal: {
    nl: 'Tegen dit besluit kun je geen bezwaar (meer) maken.',
    en: 'You can’t appeal against this decision, or not any more.',
    fr: 'Vous ne pouvez pas, ou plus, contester cette décision.',
  },
  case_needs_another_colleague: {
    nl: 'Jij nam het eerste besluit. Laat een collega over het bezwaar beslissen.',
    en: 'You made the first decision. Have a colleague decide on the appeal.',
    fr: 'Vous avez pris la première décision. Un collègue doit statuer sur la contestation.',
  },
  case_refund_amount: {
    nl: 'Kies een bedrag dat niet hoger is dan wat de koper betaald heeft.',
    en: 'Choose an amount that is not higher than what the buyer paid.',
    fr: 'Choisissez un montant qui ne dépasse pas ce que l’acheteur a payé.',
  },
  case_return_without_refund: {
    nl: 'Zonder terugbetaling hoeft het product niet terug.',
    en: 'Without a refund the product does not go back.',
    fr: 'Sans remboursement, le produit n’est pas renvoyé.',
  },
  case_return_payer: {
    nl: 'Kies wie het terugsturen betaalt.',
    en: 'Choose who pays for sending it back.',
    fr: 'Indiquez qui paie le renvoi.',
  },
  case_checks_missing: {
    nl: 'Beantwoord alle vragen.',
    en: 'Answer all questions.',
    fr: 'Répondez à toutes les questions.',
  },
  case_photos_missing: {
    nl: 'Voeg meer foto’s toe, zodat de verkoper ziet wat er mis is.',
    en: 'Add more photos, so that the seller sees what is wrong.',
    fr: 'Ajoutez d’autres photos pour montrer le problème au vendeur.',
  },
  case_too_many_photos: {
    nl: 'Stuur hoogstens 8 foto’s tegelijk.',
    en: 'Send at most 8 photos at once.',
    fr: 'Envoyez au maximum 8 photos à la fois.',
  },
  case_text_too_short: {
    nl: 'Schrijf minstens tien tekens.',
    en: 'Write at least ten characters.',
    fr: 'Écrivez au moins dix caractères.',
  },
  case_text_too_long: {
    nl: 'Schrijf hoogstens 5000 tekens.',
    en: 'Write at most 5,000 characters.',
    fr: 'Écrivez 5 000 caractères au maximum.',
  },
  case_tracking: {
    nl: 'Vul het track-and-tracenummer in.',
    en: 'Enter the track and trace number.',
    fr: 'Indiquez le numéro de suivi.',
  },
};
