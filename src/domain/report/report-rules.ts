export const reportKinds = ['PRODUCT', 'CHAT', 'SELLER', 'REVIEW'] as const;
export type ReportKind = (typeof reportKinds)[number];

export const reportReasons = [
  'COUNTERFEIT',
  'PROHIBITED',
  'MISLEADING',
  'STOLEN',
  'SCAM',
  'ABUSE',
  'SPAM',
  'IMPERSONATION',
  'OTHER',
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** The reasons for each kind, in the order in which they are offered. */
export const reasonsOf: Readonly<Record<ReportKind, readonly ReportReason[]>> = {
  PRODUCT: ['COUNTERFEIT', 'PROHIBITED', 'MISLEADING', 'STOLEN', 'OTHER'],
  CHAT: ['SCAM', 'ABUSE', 'SPAM', 'OTHER'],
  SELLER: ['SCAM', 'IMPERSONATION', 'ABUSE', 'OTHER'],
  REVIEW: ['ABUSE', 'SPAM', 'OTHER'],
};

/** The length of the reporter's explanation, in characters. */
export const reportExplanationLength = { from: 10, to: 1000 } as const;

/** The maximum length of the internal note that staff store with their decision, in characters. */
export const longestNote = 2000;

/** The decisions of staff on a report. */
export const reportDecisions = ['NO_VIOLATION', 'WARNING', 'REMOVED', 'SUSPENDED'] as const;
export type ReportDecision = (typeof reportDecisions)[number];

/** The ground of a decision against the reported person: the rules of the shop, or the law. */
export const reportGrounds = ['RULES', 'LAW'] as const;
export type ReportGround = (typeof reportGrounds)[number];

/** Formats the number of a report for emails and pages. */
export function reportNumber(number: number): string {
  return `M-${String(number).padStart(6, '0')}`;
}

export interface ReportProblem {
  readonly field: 'reason' | 'words';
  readonly code: 'report_reason' | 'report_too_short' | 'report_too_long';
}

/**
 * Validates a report. Returns its problems; empty when it can be sent. Whitespace around the explanation is ignored.
 */
export function reportProblems(
  kind: ReportKind,
  reason: ReportReason,
  words: string,
): readonly ReportProblem[] {
  const { length } = words.trim();
  return [
    ...(reasonsOf[kind].includes(reason) ? [] : [{ field: 'reason', code: 'report_reason' } as const]),
    ...(length < reportExplanationLength.from ? [{ field: 'words', code: 'report_too_short' } as const] : []),
    ...(length > reportExplanationLength.to ? [{ field: 'words', code: 'report_too_long' } as const] : []),
  ];
}
