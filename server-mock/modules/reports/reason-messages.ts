import type { ReportReason } from '#domain/report/report-rules.ts';

/** The reason in the receipt for the reporter, after a colon. */
export const reasonLabels: Readonly<Record<ReportReason, string>> = {
  COUNTERFEIT: /*i18n*/ 'counterfeit',
  PROHIBITED: /*i18n*/ 'may not be sold',
  MISLEADING: /*i18n*/ 'photos or description are not right',
  STOLEN: /*i18n*/ 'possibly stolen',
  SCAM: /*i18n*/ 'scam',
  ABUSE: /*i18n*/ 'threats or insults',
  SPAM: /*i18n*/ 'unwanted advertising',
  IMPERSONATION: /*i18n*/ 'pretends to be someone else',
  OTHER: /*i18n*/ 'something else',
};

/** The rule in the statement of reasons for the affected person. */
export const reasonRules: Readonly<Record<ReportReason, string>> = {
  COUNTERFEIT: /*i18n*/ 'Counterfeits are not allowed here.',
  PROHIBITED: /*i18n*/ 'What you offer may not be sold here.',
  MISLEADING: /*i18n*/ 'What your listing says is not correct.',
  STOLEN: /*i18n*/ 'You may only sell what is yours.',
  SCAM: /*i18n*/ 'You may not mislead others or have them pay outside Hervonden.',
  ABUSE: /*i18n*/ 'You may not insult, threaten or harass others.',
  SPAM: /*i18n*/ 'You may not send unsolicited advertising.',
  IMPERSONATION: /*i18n*/ 'You may not pose as someone else.',
  OTHER: /*i18n*/ 'This is against our rules.',
};
