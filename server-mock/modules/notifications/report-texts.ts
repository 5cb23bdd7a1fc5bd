import type { TextsByDetail } from './texts-by-detail.ts';

const measure = [
  /*i18n*/ 'A decision that concerns you',
  /*i18n*/ 'Read what we decided, why, and how to appeal.',
] as const;
const appealReceived = [
  /*i18n*/ 'We have received your appeal',
  /*i18n*/ 'Another colleague decides within five working days.',
] as const;
const upheld = [
  /*i18n*/ 'The decision on appeal',
  /*i18n*/ 'We have upheld our decision. Read why.',
] as const;
const reversed = [
  /*i18n*/ 'The decision on appeal',
  /*i18n*/ 'We have changed our decision. Read why.',
] as const;

/** Texts of the notifications about reports, by decision, side or outcome. */
export const reportTexts = {
  report_received: {
    '': [
      /*i18n*/ 'We have received your report',
      /*i18n*/ 'We decide within three working days and let you know.',
    ],
  },
  report_resolved: {
    WARNING: [
      /*i18n*/ 'We have looked at your report',
      /*i18n*/ 'This is not allowed. We have warned the person concerned. Thank you for telling us.',
    ],
    REMOVED: [
      /*i18n*/ 'We have looked at your report',
      /*i18n*/ 'This is not allowed. What you reported is no longer online. Thank you for telling us.',
    ],
    SUSPENDED: [
      /*i18n*/ 'We have looked at your report',
      /*i18n*/ 'This is not allowed. We have suspended the account. Thank you for telling us.',
    ],
    NO_VIOLATION: [
      /*i18n*/ 'We have looked at your report',
      /*i18n*/ 'We found nothing that is not allowed. Read why, or appeal.',
    ],
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
