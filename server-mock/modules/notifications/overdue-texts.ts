import type { TextsByDetail } from './texts-by-detail.ts';

/** Texts of the notifications to staff about overdue decisions, by their state, and about overdue parcels. */
export const overdueTexts = {
  report_overdue: {
    OPEN: [/*i18n*/ 'A report is overdue', /*i18n*/ 'The three working days for a decision are over.'],
    APPEALED: [/*i18n*/ 'An appeal is overdue', /*i18n*/ 'The five working days for a decision are over.'],
  },
  case_overdue: {
    ESCALATED: [/*i18n*/ 'A complaint is overdue', /*i18n*/ 'The five working days for a decision are over.'],
    APPEALED: [
      /*i18n*/ 'An appeal about a complaint is overdue',
      /*i18n*/ 'The five working days for a decision are over.',
    ],
  },
  withdrawal_overdue: {
    '': [/*i18n*/ 'A withdrawal is overdue', /*i18n*/ 'The three working days for a decision are over.'],
  },
  parcel_overdue: {
    '': [/*i18n*/ 'A parcel problem is overdue', /*i18n*/ 'The three working days to settle it are over.'],
  },
} as const satisfies Readonly<Record<string, TextsByDetail>>;
