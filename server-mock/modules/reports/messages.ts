import type { Messages } from '../../messages.ts';

export const reportMessages: Messages = {
  already_reported: {
    nl: 'Je hebt dit al gemeld. We kijken ernaar en laten je weten wat we doen.',
    en: 'You have reported this already. We are looking into it and will let you know.',
    fr: 'Vous l’avez déjà signalé. Nous examinons la situation et vous tiendrons au courant.',
  },
  report_own: {
    nl: 'Je kunt niet iets van jezelf melden.',
    en: 'You can’t report something of your own.',
    fr: 'Vous ne pouvez pas signaler ce qui vous appartient.',
  },
  report_reason: {
    nl: 'Kies een reden.',
    en: 'Choose a reason.',
    fr: 'Choisissez une raison.',
  },
  report_too_short: {
    nl: 'Leg in minstens 10 tekens uit wat er niet klopt.',
    en: 'Explain what is wrong in at least 10 characters.',
    fr: 'Expliquez le problème en 10 caractères au moins.',
  },
  report_too_long: {
    nl: 'Maak je uitleg korter: hooguit 1000 tekens.',
    en: 'Shorten your explanation to 1,000 characters at most.',
    fr: 'Raccourcissez votre explication : 1 000 caractères au maximum.',
  },
  report_is_resolved: {
    nl: 'Over deze melding is al beslist.',
    en: 'This report has been decided already.',
    fr: 'Une décision a déjà été prise sur ce signalement.',
  },
  report_decision_unfit: {
    nl: 'Alleen een product kan verwijderd zijn. Kies een ander besluit.',
    en: 'Only a product can have been removed. Choose another decision.',
    fr: 'Seul un produit peut avoir été retiré. Choisissez une autre décision.',
  },
  report_product_is_online: {
    nl: 'Het product staat nog online. Haal het eerst offline en sla dan dit besluit op.',
    en: 'The product is still online. Take it offline first, then save this decision.',
    fr: 'Le produit est encore en ligne. Retirez-le d’abord, puis enregistrez cette décision.',
  },
  report_nobody_suspended: {
    nl: 'Het account is niet geschorst. Schors het eerst en sla dan dit besluit op.',
    en: 'The account is not suspended. Suspend it first, then save this decision.',
    fr: 'Le compte n’est pas suspendu. Suspendez-le d’abord, puis enregistrez cette décision.',
  },
  report_nobody_to_warn: {
    nl: 'Er is geen account meer om te waarschuwen. Kies een ander besluit.',
    en: 'There is no account left to warn. Choose another decision.',
    fr: 'Il n’y a plus de compte à avertir. Choisissez une autre décision.',
  },
};
