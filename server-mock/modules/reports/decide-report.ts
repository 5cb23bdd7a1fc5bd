import { isUuid } from '#domain/ids.ts';
import { longestNote, type ReportDecision } from '#domain/report/report-rules.ts';
import { audit } from '../../audit.ts';
import { type CommandScope, command } from '../../command.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { InvalidUUIDError, ObjectDoesNotExistError, ValidationError } from '../../graphql/errors.ts';
import { reportResolved } from './events.ts';
import { reportedPeople } from './reported-people.ts';

export interface TakeReport {
  readonly uuid: string;
  /** False gives it back, for somebody else to take. */
  readonly isMine: boolean;
  readonly commandId?: string | null | undefined;
}

/** The caller looks into a report, or no longer does. Throws as resolveReport. */
export async function takeReport(context: GraphqlContext, request: TakeReport): Promise<void> {
  const { userId } = signedIn(context);
  const { commandId, ...body } = request;
  await command(context, { name: 'takeReport', commandId, body }, async (scope) => {
    const { reporter_id } = await lockOpenReport(scope, request.uuid);
    await scope.tx
      .updateTable('reports')
      .set({ assignee_id: request.isMine ? userId : null })
      .where('id', '=', request.uuid)
      .execute();
    const details = { report: request.uuid, isMine: request.isMine };
    await audit(scope.tx, context, { kind: 'staff_report_taken', userId: reporter_id, details });
  });
}

export interface ResolveReport {
  readonly uuid: string;
  readonly decision: ReportDecision;
  /** For staff alone. */
  readonly note: string;
  /** What whoever is warned reads beside the reason; null for any other decision. */
  readonly warning: string | null;
  readonly commandId?: string | null | undefined;
}

/**
 * Decides about a report; whoever reported learns what was decided, not the note, and a warning is emailed to whom it is
 * about. A product is taken offline and an account suspended before: the decision states it. Throws InvalidUUIDError,
 * ObjectDoesNotExistError, ValidationError with the field, `report_is_resolved`, or with why the decision does not hold.
 */
export async function resolveReport(context: GraphqlContext, request: ResolveReport): Promise<void> {
  const { userId } = signedIn(context);
  const { commandId, ...body } = request;
  const { uuid, decision } = request;
  const [note, warning] = [request.note.trim(), request.warning?.trim() ?? ''];
  const tooLong = note.length > longestNote ? 'note' : warning.length > longestNote ? 'warning' : null;
  if (tooLong !== null)
    throw new ValidationError('validation_error', [{ field: tooLong, code: 'report_too_long' }]);
  await command(context, { name: 'resolveReport', commandId, body }, async (scope) => {
    const report = await lockOpenReport(scope, uuid);
    const problem = await decisionProblem(scope, report, decision);
    if (problem !== null) throw new ValidationError(problem);
    await scope.tx
      .updateTable('reports')
      .set({ decision, note, resolved_at: scope.now, resolved_by: userId })
      .set({ assignee_id: report.assignee_id ?? userId, warning: decision === 'WARNING' ? warning : '' })
      .where('id', '=', uuid)
      .execute();
    const details = { report: uuid, decision };
    await audit(scope.tx, context, { kind: 'staff_report_resolved', userId: report.reporter_id, details });
    if (decision === 'WARNING')
      for (const { id } of await reportedPeople(scope.tx, report))
        await audit(scope.tx, context, { kind: 'staff_user_warned', userId: id, details: { report: uuid } });
    await scope.emit(reportResolved, { reportId: uuid, decision });
  });
}

type DecisionProblem =
  | 'report_decision_unfit'
  | 'report_product_is_online'
  | 'report_nobody_suspended'
  | 'report_nobody_to_warn';

/** Why a decision would say what is not so; null when it holds. */
async function decisionProblem(
  { tx }: CommandScope,
  report: Awaited<ReturnType<typeof lockOpenReport>>,
  decision: ReportDecision,
): Promise<DecisionProblem | null> {
  if (decision === 'NO_VIOLATION') return null;
  if (decision === 'REMOVED') {
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

async function lockOpenReport({ tx }: CommandScope, uuid: string) {
  if (!isUuid(uuid)) throw new InvalidUUIDError();
  const report = await tx
    .selectFrom('reports')
    .select(['kind', 'subject_id', 'reporter_id', 'assignee_id', 'resolved_at'])
    .where('id', '=', uuid)
    .forUpdate()
    .executeTakeFirst();
  if (report === undefined) throw new ObjectDoesNotExistError();
  if (report.resolved_at !== null) throw new ValidationError('report_is_resolved');
  return report;
}
