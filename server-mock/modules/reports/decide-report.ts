import { longestNote, type ReportDecision, type ReportGround } from '#domain/report/report-rules.ts';
import { audit } from '../../audit.ts';
import { type CommandScope, command } from '../../command.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { ValidationError } from '../../graphql/errors.ts';
import { changeReport, isPartial, requireReasons } from './change-report.ts';
import { reportResolved } from './events.ts';
import { recordMeasure } from './measures.ts';
import { reportedPeople } from './reported-people.ts';
import { lockReport, type OpenedReport, type ReportRow } from './store.ts';

export interface TakeReport {
  readonly uuid: string;
  /** False gives it back, for somebody else to take. */
  readonly isMine: boolean;
  readonly commandId?: string | null | undefined;
}

/** Assigns a report to the caller, or gives it back. Throws the same errors as resolveReport. */
export async function takeReport(context: GraphqlContext, request: TakeReport): Promise<void> {
  const { userId } = signedIn(context);
  const { commandId, ...body } = request;
  await command(context, { name: 'takeReport', commandId, body }, async (scope) => {
    const { report } = await lockReport(scope.tx, request.uuid);
    if (report.state === 'DECIDED') throw new ValidationError('report_is_resolved');
    await scope.tx
      .updateTable('reports')
      .set({ assignee_id: request.isMine ? userId : null })
      .where('id', '=', request.uuid)
      .execute();
    const details = { report: request.uuid, isMine: request.isMine };
    await audit(scope.tx, context, { kind: 'staff_report_taken', userId: report.reporter_id, details });
  });
}

export interface ResolveReport {
  readonly uuid: string;
  readonly decision: ReportDecision;
  /** The ground of a decision against the reported person; null for any other decision. */
  readonly ground: ReportGround | null;
  /** The reasons, for both sides. */
  readonly explanation: string;
  /** Visible to staff only. */
  readonly note: string;
  readonly commandId?: string | null | undefined;
}

/**
 * Decides a report and sends the reasons, but not the note, to both sides. Staff take a product offline or suspend an
 * account beforehand, and the decision records it; a review is hidden by the decision itself. A product that is offline
 * for another reason needs a review before it is published again. Throws InvalidUUIDError, ObjectDoesNotExistError,
 * ValidationError with the field, `report_is_resolved`, `report_needs_another_colleague`, or with the reason why the
 * decision is not valid.
 */
export async function resolveReport(context: GraphqlContext, request: ResolveReport): Promise<void> {
  const { userId } = signedIn(context);
  const { commandId, ...body } = request;
  const { uuid, decision } = request;
  const note = request.note.trim();
  if (note.length > longestNote)
    throw new ValidationError('validation_error', [{ field: 'note', code: 'report_too_long' }]);
  const explanation = requireReasons(request.explanation, 'explanation');
  const ground = decision === 'NO_VIOLATION' ? null : request.ground;
  if (decision !== 'NO_VIOLATION' && ground === null) throw new ValidationError('report_ground');
  await command(context, { name: 'resolveReport', commandId, body }, async (scope) => {
    const opened = await lockOpenReport(scope, uuid);
    const { report } = opened;
    const problem = await decisionProblem(scope, report, decision);
    if (problem !== null) throw new ValidationError(problem);
    await recordMeasure(scope, context, { report, decision, explanation });
    await changeReport(scope, report, {
      ...{ event: 'decide', actor: 'STAFF' },
      facts: { isPartial: await isPartial(scope.tx, opened, userId) },
      change: {
        ...{ decision, note, explanation, ground, resolved_at: scope.now, resolved_by: userId },
        assignee_id: report.assignee_id ?? userId,
      },
    });
    const details = { report: uuid, decision };
    await audit(scope.tx, context, { kind: 'staff_report_resolved', userId: report.reporter_id, details });
    await scope.emit(reportResolved, { reportId: uuid, decision });
  });
}

type DecisionProblem =
  | 'report_decision_unfit'
  | 'report_product_is_online'
  | 'report_nobody_suspended'
  | 'report_nobody_to_warn';

/** Why a decision would state something untrue; null when it is valid. */
async function decisionProblem(
  { tx }: CommandScope,
  report: ReportRow,
  decision: ReportDecision,
): Promise<DecisionProblem | null> {
  if (decision === 'NO_VIOLATION') return null;
  if (decision === 'REMOVED') {
    // A review is hidden with the decision.
    if (report.kind === 'REVIEW') return null;
    if (report.kind !== 'PRODUCT') return 'report_decision_unfit';
    return (await isOnline(tx, report.subject_id)) ? 'report_product_is_online' : null;
  }
  const people = await reportedPeople(tx, report);
  if (decision === 'WARNING') return people.length === 0 ? 'report_nobody_to_warn' : null;
  return people.some(({ isSuspended }) => isSuspended) ? null : 'report_nobody_suspended';
}

async function isOnline(tx: CommandScope['tx'], productId: string): Promise<boolean> {
  const product = await tx
    .selectFrom('products')
    .select('status')
    .where('id', '=', productId)
    .executeTakeFirst();
  return product?.status === 'PUBLISHED' || product?.status === 'IN_REVIEW';
}

async function lockOpenReport({ tx }: CommandScope, uuid: string): Promise<OpenedReport> {
  const opened = await lockReport(tx, uuid);
  if (opened.report.state !== 'OPEN') throw new ValidationError('report_is_resolved');
  return opened;
}
