import type { TextsByDetail } from './texts-by-detail.ts';

const measure = {
  nl: ['Een besluit dat jou aangaat', 'Lees wat we besloten, waarom, en hoe je bezwaar maakt.'],
  en: ['A decision that concerns you', 'Read what we decided, why, and how to appeal.'],
  fr: ['Une décision qui vous concerne', 'Lisez notre décision, ses motifs et comment la contester.'],
} as const;
const appealReceived = {
  nl: ['We hebben je bezwaar ontvangen', 'Een andere collega beslist binnen vijf werkdagen.'],
  en: ['We have received your appeal', 'Another colleague decides within five working days.'],
  fr: ['Nous avons reçu votre contestation', 'Un autre collègue se prononce sous cinq jours ouvrables.'],
} as const;
const upheld = {
  nl: ['Het besluit na bezwaar', 'Ons besluit blijft staan. Lees waarom.'],
  en: ['The decision on appeal', 'Our decision stands. Read why.'],
  fr: ['La décision après contestation', 'Notre décision est maintenue. Lisez pourquoi.'],
} as const;
const reversed = {
  nl: ['Het besluit na bezwaar', 'We hebben ons besluit herzien. Lees waarom.'],
  en: ['The decision on appeal', 'We have changed our decision. Read why.'],
  fr: ['La décision après contestation', 'Nous avons revu notre décision. Lisez pourquoi.'],
} as const;

/** Texts of the notifications about reports, by decision, side or outcome. */
export const reportTexts = {
  report_received: {
    '': {
      nl: ['We hebben je melding ontvangen', 'We beslissen binnen drie werkdagen en laten het je weten.'],
      en: ['We have received your report', 'We decide within three working days and let you know.'],
      fr: ['Nous avons reçu votre signalement', 'Nous nous prononçons sous trois jours ouvrables.'],
    },
  },
  report_resolved: {
    WARNING: {
      nl: [
        'We hebben je melding bekeken',
        'Dit mag niet. We hebben de persoon om wie het gaat gewaarschuwd. Bedankt voor het melden.',
      ],
      en: [
        'We have looked at your report',
        'It is not allowed. We have warned the person concerned. Thank you for telling us.',
      ],
      fr: [
        'Nous avons examiné votre signalement',
        'Ce n’est pas autorisé. Nous avons averti la personne concernée. Merci de l’avoir signalé.',
      ],
    },
    REMOVED: {
      nl: [
        'We hebben je melding bekeken',
        'Dit mag niet. Wat je meldde, staat niet meer online. Bedankt voor het melden.',
      ],
      en: [
        'We have looked at your report',
        'It is not allowed. What you reported is no longer online. Thank you for telling us.',
      ],
      fr: [
        'Nous avons examiné votre signalement',
        'Ce n’est pas autorisé. Ce contenu n’est plus en ligne. Merci de l’avoir signalé.',
      ],
    },
    SUSPENDED: {
      nl: [
        'We hebben je melding bekeken',
        'Dit mag niet. We hebben het account geschorst. Bedankt voor het melden.',
      ],
      en: [
        'We have looked at your report',
        'It is not allowed. We have suspended the account. Thank you for telling us.',
      ],
      fr: [
        'Nous avons examiné votre signalement',
        'Ce n’est pas autorisé. Nous avons suspendu le compte. Merci de l’avoir signalé.',
      ],
    },
    NO_VIOLATION: {
      nl: ['We hebben je melding bekeken', 'We zagen niets dat niet mag. Lees waarom, of maak bezwaar.'],
      en: ['We have looked at your report', 'We found nothing that is not allowed. Read why, or appeal.'],
      fr: ['Nous avons examiné votre signalement', 'Rien d’interdit. Lisez pourquoi, ou contestez.'],
    },
  },
  report_measure: { WARNING: measure, REMOVED: measure, SUSPENDED: measure },
  report_appeal_received: { REPORTER: appealReceived, AFFECTED: appealReceived },
  report_appeal_decided: {
    'REPORTER UPHELD': upheld,
    'REPORTER REVERSED': reversed,
    'AFFECTED UPHELD': upheld,
    'AFFECTED REVERSED': reversed,
  },
} as const satisfies Readonly<Record<string, TextsByDetail>>;
