/** Why staff take a product offline. */
export const removalReasons = [
  'PROHIBITED',
  'COUNTERFEIT',
  'STOLEN',
  'MISLEADING',
  'UNSAFE',
  'DUPLICATE',
  'OTHER',
] as const;
export type RemovalReason = (typeof removalReasons)[number];

/** Why a member of staff cannot approve a product that was taken offline. */
export const approvalProblems = ['UNDER_APPEAL', 'OWN_REMOVAL'] as const;
export type ApprovalProblem = (typeof approvalProblems)[number];

/**
 * An appeal is decided first, and a colleague approves what somebody took offline after a report
 * (docs/decisions/0039-reports-and-appeals.md).
 */
export function approvalProblem(facts: {
  /** Whether an appeal against the removal of the product waits for a decision. */
  readonly isUnderAppeal: boolean;
  /** Whether this member of staff took it offline after a report, without an approval since. */
  readonly isOwnRemoval: boolean;
}): ApprovalProblem | null {
  if (facts.isUnderAppeal) return 'UNDER_APPEAL';
  return facts.isOwnRemoval ? 'OWN_REMOVAL' : null;
}
