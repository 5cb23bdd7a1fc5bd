import type { AppealOutcome } from '#domain/report/report-appeal.ts';
import type { ReportDecision, ReportGround, ReportKind } from '#domain/report/report-rules.ts';

/** The reported content within a sentence to the reporter; only a product or a seller has a title. */
export const reportedContent: Readonly<Record<ReportKind, string>> = {
  PRODUCT: /*i18n*/ 'the listing “{title}”',
  CHAT: /*i18n*/ 'messages in a chat',
  SELLER: /*i18n*/ 'the seller {title}',
  REVIEW: /*i18n*/ 'a review',
};

/** The reported content within a sentence to the affected person. */
export const affectedContent: Readonly<Record<ReportKind, string>> = {
  PRODUCT: /*i18n*/ 'your listing “{title}”',
  CHAT: /*i18n*/ 'your messages',
  SELLER: /*i18n*/ 'your account',
  REVIEW: /*i18n*/ 'your review',
};

export const reporterOutcomes: Readonly<Record<ReportDecision, string>> = {
  NO_VIOLATION: /*i18n*/ 'We found nothing that breaks our rules or the law.',
  WARNING: /*i18n*/ 'This is not allowed. We have warned the person concerned.',
  REMOVED: /*i18n*/ 'This is not allowed. What you reported is no longer online.',
  SUSPENDED: /*i18n*/ 'This is not allowed. We have suspended the account.',
};

export const measureOutcomes: Readonly<Record<Exclude<ReportDecision, 'NO_VIOLATION'>, string>> = {
  WARNING:
    /*i18n*/ 'You have been given a warning. If it happens again, we may remove your listings or suspend your account.',
  REMOVED: /*i18n*/ 'We have removed this from the site.',
  SUSPENDED: /*i18n*/ 'We have suspended your account. You can no longer sign in.',
};

export const appealOutcomes: Readonly<Record<AppealOutcome, string>> = {
  UPHELD: /*i18n*/ 'Another colleague has reviewed everything again. Our decision remains the same.',
  REVERSED: /*i18n*/ 'Another colleague has reviewed everything again. We have changed our decision.',
};

/** What applies after an appeal. */
export const standingDecisions: Readonly<Record<ReportDecision, string>> = {
  NO_VIOLATION:
    /*i18n*/ 'Nothing was against our rules or the law. Any measure that followed from this report has been undone.',
  WARNING: /*i18n*/ 'The person concerned has been warned.',
  REMOVED: /*i18n*/ 'What was reported is no longer online.',
  SUSPENDED: /*i18n*/ 'The account is suspended.',
};

export const decisionGrounds: Readonly<Record<ReportGround, string>> = {
  RULES: /*i18n*/ 'This decision is based on our terms and conditions.',
  LAW: /*i18n*/ 'This decision is based on the law: this is not allowed in the European Union, the Netherlands or Belgium.',
};
