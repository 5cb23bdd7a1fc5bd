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
  report_reasons_too_short: {
    nl: 'Leg het in minstens 10 tekens uit.',
    en: 'Explain it in at least 10 characters.',
    fr: 'Expliquez-le en 10 caractères au moins.',
  },
  report_reasons_too_long: {
    nl: 'Maak je uitleg korter: hooguit 2000 tekens.',
    en: 'Shorten your explanation to 2,000 characters at most.',
    fr: 'Raccourcissez votre explication : 2 000 caractères au maximum.',
  },
  report_ground: {
    nl: 'Kies of dit tegen onze regels is of tegen de wet.',
    en: 'Choose whether this is against our rules or against the law.',
    fr: 'Indiquez si c’est contraire à nos règles ou à la loi.',
  },
  report_appeal_nothing_against: {
    nl: 'Dit besluit is in jouw voordeel: er is niets om bezwaar tegen te maken.',
    en: 'This decision is in your favour: there is nothing to appeal.',
    fr: 'Cette décision est en votre faveur : il n’y a rien à contester.',
  },
  report_appealed_already: {
    nl: 'Je hebt al bezwaar gemaakt. Dat kan één keer.',
    en: 'You have appealed already. You can do so once.',
    fr: 'Vous avez déjà contesté. C’est possible une seule fois.',
  },
  report_appeal_too_late: {
    nl: 'Bezwaar maken kan tot zes maanden na het besluit. Die tijd is voorbij.',
    en: 'You can appeal until six months after the decision. That time has passed.',
    fr: 'La contestation est possible pendant six mois après la décision. Ce délai est passé.',
  },
  report_needs_another_colleague: {
    nl: 'Laat een andere collega beslissen: je nam zelf het besluit of bent erbij betrokken.',
    en: 'Let another colleague decide: you made this decision yourself or are involved.',
    fr: 'Laissez un autre collègue décider : vous avez pris cette décision ou êtes concerné.',
  },
  report_no_open_appeal: {
    nl: 'Er wacht geen bezwaar op een besluit.',
    en: 'There is no appeal waiting for a decision.',
    fr: 'Aucune contestation n’attend de décision.',
  },
  report_appeal_measure: {
    nl: 'Kies wat je in plaats van het besluit doet; alleen na een bezwaar van de melder hoort daar een maatregel bij.',
    en: 'Choose what replaces the decision; only the reporter’s appeal leads to a measure.',
    fr: 'Choisissez ce qui remplace la décision ; seule la contestation du signalant mène à une mesure.',
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
    nl: 'Alleen een product of een beoordeling kan verwijderd zijn. Kies een ander besluit.',
    en: 'Only a product or a review can have been removed. Choose another decision.',
    fr: 'Seul un produit ou un avis peut avoir été retiré. Choisissez une autre décision.',
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
