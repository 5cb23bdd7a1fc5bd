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
};
