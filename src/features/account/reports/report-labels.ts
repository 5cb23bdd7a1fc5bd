import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReportReason } from '#domain/report/report-rules.ts';

/** The label of the button, and the heading of its dialog. */
export const reportTitles = {
  PRODUCT: msg`Report this product`,
  SELLER: msg`Report this seller`,
  REVIEW: msg`Report this review`,
} as const satisfies Readonly<Record<string, MessageDescriptor>>;

/** The reasons for a report, in the reporter's words. */
export const reportReasonLabels: Readonly<Record<ReportReason, MessageDescriptor>> = {
  COUNTERFEIT: msg`It is a replica sold as an original`,
  PROHIBITED: msg`This may not be sold`,
  MISLEADING: msg`The photos or description are incorrect`,
  STOLEN: msg`I think it is stolen`,
  SCAM: msg`I think this is a scam`,
  ABUSE: msg`Threats or insults`,
  SPAM: msg`Unwanted advertising`,
  IMPERSONATION: msg`Pretends to be someone else`,
  OTHER: msg`Something else`,
};
