import type { ReportDecision, ReportReason } from '#domain/report/report-rules.ts';
import type { RemovalReason } from '#domain/staff/removal.ts';
import type { SuspensionReason } from '#domain/staff/suspension.ts';
import { audit } from '../../audit.ts';
import type { CommandScope } from '../../command.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { ValidationError } from '../../graphql/errors.ts';
import { takeProductOffline, undoRemoval } from '../catalog/public.ts';
import { hideReview, lockReview, restoreReview } from '../reviews/public.ts';
import { attributeSuspension, endSuspension, lockSuspension, startSuspension } from '../staff-desk/public.ts';
import { reportedPeople } from './reported-people.ts';
import { isRemovalStanding, suspensionReport } from './standing-decisions.ts';
import type { ReportRow } from './store.ts';

const removals: Readonly<Record<ReportReason, RemovalReason>> = {
  ...{ COUNTERFEIT: 'COUNTERFEIT', PROHIBITED: 'PROHIBITED', MISLEADING: 'MISLEADING', STOLEN: 'STOLEN' },
  ...{ SCAM: 'OTHER', ABUSE: 'OTHER', SPAM: 'OTHER', IMPERSONATION: 'OTHER', OTHER: 'OTHER' },
};
const suspensions: Readonly<Record<ReportReason, SuspensionReason>> = {
  ...{ COUNTERFEIT: 'PROHIBITED_PRODUCTS', PROHIBITED: 'PROHIBITED_PRODUCTS', MISLEADING: 'FRAUD' },
  ...{ STOLEN: 'PROHIBITED_PRODUCTS', SCAM: 'FRAUD', ABUSE: 'ABUSE', SPAM: 'SPAM' },
  ...{ IMPERSONATION: 'FRAUD', OTHER: 'OTHER' },
};

export interface Measure {
  readonly report: ReportRow;
  readonly decision: ReportDecision;
  readonly explanation: string;
}

/**
 * Takes or records the measure of the first decision on a report, in the caller's transaction: a review is hidden, and a
 * product that is offline needs a review before it is published again. A removal or suspension that staff made beforehand
 * becomes that of the decision. Throws ValidationError `report_nobody_suspended`, and the errors of takeMeasure.
 */
export async function recordMeasure(
  scope: CommandScope,
  context: GraphqlContext,
  measure: Measure,
): Promise<void> {
  const { report, decision } = measure;
  if (decision === 'REMOVED') return await remove(scope, context, measure, true);
  if (decision === 'WARNING') return await warn(scope, context, report);
  if (decision !== 'SUSPENDED') return;
  for (const { id, isSuspended } of await reportedPeople(scope.tx, report)) {
    const suspension = isSuspended ? await lockSuspension(scope, context, id) : undefined;
    if (suspension?.report_id === null) await attributeSuspension(scope, suspension.id, report.id);
  }
  // A colleague may have lifted the suspension before it was locked.
  if (!(await reportedPeople(scope.tx, report)).some(({ isSuspended }) => isSuspended))
    throw new ValidationError('report_nobody_suspended');
}

/**
 * Takes the measure that was decided in an appeal, in the caller's transaction. A measure already in place is left
 * unchanged. Throws ValidationError if there is nothing or nobody to take it against.
 */
export async function takeMeasure(
  scope: CommandScope,
  context: GraphqlContext,
  measure: Measure,
): Promise<void> {
  const { report, decision, explanation } = measure;
  if (decision === 'REMOVED') return await remove(scope, context, measure, false);
  const people = await reportedPeople(scope.tx, report);
  if (people.length === 0) throw new ValidationError('report_nobody_to_warn');
  if (decision === 'WARNING') return await warn(scope, context, report);
  const suspension = { reason: suspensions[report.reason], words: explanation, reportId: report.id };
  for (const { id, isSuspended } of people)
    if (!isSuspended) await startSuspension(scope, context, id, suspension);
}

async function remove(
  scope: CommandScope,
  context: GraphqlContext,
  { report, explanation }: Measure,
  statesRemoval: boolean,
): Promise<void> {
  if (report.kind === 'REVIEW') return await hideReview(scope, report.subject_id);
  if (report.kind !== 'PRODUCT') throw new ValidationError('report_decision_unfit');
  const removal = { reason: removals[report.reason], explanation, reportId: report.id, statesRemoval };
  await takeProductOffline(scope, context, report.subject_id, removal);
}

async function warn({ tx }: CommandScope, context: GraphqlContext, report: ReportRow): Promise<void> {
  const details = { report: report.id };
  for (const { id } of await reportedPeople(tx, report))
    await audit(tx, context, { kind: 'staff_user_warned', userId: id, details });
}

/**
 * Undoes the measure of a decision that an appeal has reversed, in the caller's transaction. Call it once the appeal is
 * stored. Measures of other decisions, and those that another decision upholds, are left unchanged; a warning is
 * withdrawn by the decision itself.
 */
export async function undoMeasure(
  scope: CommandScope,
  context: GraphqlContext,
  { report, decision }: Pick<Measure, 'report' | 'decision'>,
): Promise<void> {
  if (decision === 'REMOVED') {
    if (report.kind !== 'REVIEW') return await undoRemoval(scope, context, report.subject_id, report.id);
    // The lock comes before the other decisions are read: of two appeals at the same moment, the second restores it.
    await lockReview(scope, report.subject_id);
    if (!(await isRemovalStanding(scope.tx, report))) await restoreReview(scope, report.subject_id);
    return;
  }
  if (decision !== 'SUSPENDED') return;
  for (const { id, isSuspended } of await reportedPeople(scope.tx, report))
    if (isSuspended) await undoSuspension(scope, context, id, report.id);
}

/** Lifts the suspension by a report's decision, unless the decision on another report upholds it. */
async function undoSuspension(
  scope: CommandScope,
  context: GraphqlContext,
  userId: string,
  reportId: string,
): Promise<void> {
  const suspension = await lockSuspension(scope, context, userId);
  if (suspension?.report_id !== reportId) return;
  const other = await suspensionReport(scope.tx, userId, suspension.started_at);
  if (other === null) await endSuspension(scope, context, userId);
  else await attributeSuspension(scope, suspension.id, other);
}
