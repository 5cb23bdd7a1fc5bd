import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AppealOutcome } from '#domain/report/report-appeal.ts';
import type { ReportState } from '#domain/report/report-life-cycle.ts';
import type { ReportDecision, ReportGround, ReportKind } from '#domain/report/report-rules.ts';

export const ownReportKindLabels: Readonly<Record<ReportKind, MessageDescriptor>> = {
  PRODUCT: msg`Listing`,
  CHAT: msg`Messages in a chat`,
  SELLER: msg`Seller`,
  REVIEW: msg({ message: 'Review', context: 'of a sale' }),
};

/** Progress of a report without a decision. */
export const waitingLabels: Readonly<Record<Exclude<ReportState, 'DECIDED'>, MessageDescriptor>> = {
  OPEN: msg`Under review`,
  APPEALED: msg`Appeal under review`,
};

/** Short names of decisions, for lists. */
export const decisionLabels: Readonly<Record<ReportDecision, MessageDescriptor>> = {
  NO_VIOLATION: msg`No violation found`,
  WARNING: msg`Warning given`,
  REMOVED: msg`Taken offline`,
  SUSPENDED: msg`Account suspended`,
};

/** What a decision means, for the reporter. */
export const reporterDecisionTexts: Readonly<Record<ReportDecision, MessageDescriptor>> = {
  NO_VIOLATION: msg`We found nothing that breaks our rules or the law.`,
  WARNING: msg`This is not allowed. We have warned the person concerned.`,
  REMOVED: msg`This is not allowed. What you reported is no longer online.`,
  SUSPENDED: msg`This is not allowed. We have suspended the account.`,
};

/** What a decision means, for the person it is against. */
export const affectedDecisionTexts: Readonly<Record<ReportDecision, MessageDescriptor>> = {
  NO_VIOLATION: msg`We found nothing that breaks our rules or the law.`,
  WARNING: msg`You have been given a warning. If it happens again, we may remove your listings or suspend your account.`,
  REMOVED: msg`This is not allowed. We have taken it offline.`,
  SUSPENDED: msg`This is not allowed. We have suspended your account.`,
};

export const groundTexts: Readonly<Record<ReportGround, MessageDescriptor>> = {
  RULES: msg`Our terms and conditions`,
  LAW: msg`The law`,
};

export const outcomeTexts: Readonly<Record<AppealOutcome, MessageDescriptor>> = {
  UPHELD: msg`Our decision stands.`,
  REVERSED: msg`We have changed our decision.`,
};
