import type { TextsByDetail } from './texts-by-detail.ts';

/** Texts of the notifications to staff about overdue decisions, by their state, and about overdue parcels. */
export const overdueTexts = {
  report_overdue: {
    OPEN: {
      nl: ['Een melding wacht te lang', 'De drie werkdagen voor een besluit zijn voorbij.'],
      en: ['A report is overdue', 'The three working days for a decision are over.'],
      fr: ['Un signalement est en retard', 'Les trois jours ouvrables pour décider sont écoulés.'],
    },
    APPEALED: {
      nl: ['Een bezwaar wacht te lang', 'De vijf werkdagen voor een besluit zijn voorbij.'],
      en: ['An appeal is overdue', 'The five working days for a decision are over.'],
      fr: ['Une contestation est en retard', 'Les cinq jours ouvrables pour décider sont écoulés.'],
    },
  },
  case_overdue: {
    ESCALATED: {
      nl: ['Een klacht wacht te lang', 'De vijf werkdagen voor een besluit zijn voorbij.'],
      en: ['A complaint is overdue', 'The five working days for a decision are over.'],
      fr: ['Une réclamation est en retard', 'Les cinq jours ouvrables pour décider sont écoulés.'],
    },
    APPEALED: {
      nl: ['Een bezwaar over een klacht wacht te lang', 'De vijf werkdagen voor een besluit zijn voorbij.'],
      en: ['An appeal about a complaint is overdue', 'The five working days for a decision are over.'],
      fr: [
        'La contestation d’une réclamation est en retard',
        'Les cinq jours ouvrables pour décider sont écoulés.',
      ],
    },
  },
  withdrawal_overdue: {
    '': {
      nl: ['Een herroeping wacht te lang', 'De drie werkdagen voor een besluit zijn voorbij.'],
      en: ['A withdrawal is overdue', 'The three working days for a decision are over.'],
      fr: ['Une rétractation est en retard', 'Les trois jours ouvrables pour décider sont écoulés.'],
    },
  },
  parcel_overdue: {
    '': {
      nl: [
        'Een pakket met een probleem wacht te lang',
        'De drie werkdagen om het op te lossen zijn voorbij.',
      ],
      en: [
        'A problem with a parcel has been waiting too long',
        'The three working days to settle it are over.',
      ],
      fr: [
        'Un problème de colis attend depuis trop longtemps',
        'Les trois jours ouvrables pour le régler sont écoulés.',
      ],
    },
  },
} as const satisfies Readonly<Record<string, TextsByDetail>>;
