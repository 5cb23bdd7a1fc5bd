import type { ReportDecision, ReportReason } from '#domain/report/report-rules.ts';
import type { RemovalReason } from '#domain/staff/removal.ts';
import type { SuspensionReason } from '#domain/staff/suspension.ts';
import { audit } from '../../audit.ts';
import type { CommandScope } from '../../command.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { ValidationError } from '../../graphql/errors.ts';
import { restoreProduct, takeProductOffline } from '../catalog/public.ts';
import { hideReview, restoreReview } from '../reviews/public.ts';
import { endSuspension, startSuspension } from '../staff-desk/public.ts';
import { reportedPeople } from './reported-people.ts';
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
 * Takes the measure that was decided in an appeal, in the caller's transaction. A measure already in place is left
 * unchanged. Throws ValidationError if there is nothing or nobody to take it against.
 */
export async function takeMeasure(
  scope: CommandScope,
  context: GraphqlContext,
  { report, decision, explanation }: Measure,
): Promise<void> {
  if (decision === 'REMOVED') {
    if (report.kind === 'REVIEW') return await hideReview(scope, report.subject_id);
    if (report.kind !== 'PRODUCT') throw new ValidationError('report_decision_unfit');
    const removal = { reason: removals[report.reason], explanation };
    return await takeProductOffline(scope, context, report.subject_id, removal);
  }
  const people = await reportedPeople(scope.tx, report);
  if (people.length === 0) throw new ValidationError('report_nobody_to_warn');
  if (decision === 'WARNING') {
    for (const { id } of people) {
      const details = { report: report.id };
      await audit(scope.tx, context, { kind: 'staff_user_warned', userId: id, details });
    }
    return;
  }
  const suspension = { reason: suspensions[report.reason], words: explanation };
  for (const { id, isSuspended } of people)
    if (!isSuspended) await startSuspension(scope, context, id, suspension);
}

/** Undoes a measure after an appeal, in the caller's transaction; a warning is withdrawn by the decision itself. */
export async function undoMeasure(
  scope: CommandScope,
  context: GraphqlContext,
  { report, decision }: Pick<Measure, 'report' | 'decision'>,
): Promise<void> {
  if (decision === 'REMOVED') {
    if (report.kind === 'REVIEW') return await restoreReview(scope, report.subject_id);
    return await restoreProduct(scope, context, report.subject_id);
  }
  if (decision !== 'SUSPENDED') return;
  for (const { id, isSuspended } of await reportedPeople(scope.tx, report))
    if (isSuspended) await endSuspension(scope, context, id);
}
