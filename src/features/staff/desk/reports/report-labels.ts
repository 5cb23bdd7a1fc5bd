import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AppealOutcome } from '#domain/report/report-appeal.ts';
import type { ReportSide } from '#domain/report/report-life-cycle.ts';
import type { ReportDecision, ReportGround, ReportKind, ReportReason } from '#domain/report/report-rules.ts';

export const reportKindLabels: Readonly<Record<ReportKind, MessageDescriptor>> = {
  PRODUCT: msg`Product`,
  CHAT: msg`Chat`,
  SELLER: msg`Seller`,
  REVIEW: msg({ message: 'Review', context: 'of a sale' }),
};

/** Labels of the reasons, as shown to staff. */
export const reportReasonLabels: Readonly<Record<ReportReason, MessageDescriptor>> = {
  COUNTERFEIT: msg`Counterfeit`,
  PROHIBITED: msg`Prohibited product`,
  MISLEADING: msg`Misleading listing`,
  STOLEN: msg`Possibly stolen`,
  SCAM: msg`Scam`,
  ABUSE: msg`Abusive behaviour`,
  SPAM: msg`Spam`,
  IMPERSONATION: msg`Impersonation`,
  OTHER: msg`Other reason`,
};

export const reportDecisionLabels: Readonly<Record<ReportDecision, MessageDescriptor>> = {
  NO_VIOLATION: msg`No violation`,
  WARNING: msg`Person warned`,
  REMOVED: msg`Removed`,
  SUSPENDED: msg`Person suspended`,
};

export const reportStateLabels = {
  OPEN: msg({ message: 'Open', context: 'state' }),
  OVERDUE: msg`Overdue`,
  APPEALED: msg`Appealed`,
  MINE: msg`Assigned to me`,
  RESOLVED: msg`Resolved`,
} as const satisfies Readonly<Record<string, MessageDescriptor>>;

export const reportGroundLabels: Readonly<Record<ReportGround, MessageDescriptor>> = {
  RULES: msg`Our terms and conditions`,
  LAW: msg`The law`,
};

export const reportSideLabels: Readonly<Record<ReportSide, MessageDescriptor>> = {
  REPORTER: msg`Appeal by the reporter`,
  AFFECTED: msg`Appeal by the person concerned`,
};

export const appealOutcomeLabels: Readonly<Record<AppealOutcome, MessageDescriptor>> = {
  UPHELD: msg`The decision stands`,
  REVERSED: msg`The decision is reversed`,
};
