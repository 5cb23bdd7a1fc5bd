import { isUuid } from '#domain/ids.ts';
import { longestNote, type ReportDecision } from '#domain/report/report-rules.ts';
import { audit } from '../../audit.ts';
import { type CommandScope, command } from '../../command.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { InvalidUUIDError, ObjectDoesNotExistError, ValidationError } from '../../graphql/errors.ts';
import { reportResolved } from './events.ts';

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
  readonly commandId?: string | null | undefined;
}

/**
 * Decides about a report; whoever reported learns what was decided, not the note. Throws InvalidUUIDError,
 * ObjectDoesNotExistError, ValidationError `report_is_resolved` or with the field.
 */
export async function resolveReport(context: GraphqlContext, request: ResolveReport): Promise<void> {
  const { userId } = signedIn(context);
  const { commandId, ...body } = request;
  const note = request.note.trim();
  if (note.length > longestNote)
    throw new ValidationError('validation_error', [{ field: 'note', code: 'report_too_long' }]);
  await command(context, { name: 'resolveReport', commandId, body }, async (scope) => {
    const { uuid, decision } = request;
    const { kind, subject_id, reporter_id, assignee_id } = await lockOpenReport(scope, uuid);
    await scope.tx
      .updateTable('reports')
      .set({ decision, note, resolved_at: scope.now, resolved_by: userId })
      .set({ assignee_id: assignee_id ?? userId })
      .where('id', '=', uuid)
      .execute();
    const details = { report: uuid, decision };
    await audit(scope.tx, context, { kind: 'staff_report_resolved', userId: reporter_id, details });
    const told = { reportId: uuid, reporterId: reporter_id, kind, subjectId: subject_id, decision };
    await scope.emit(reportResolved, told);
  });
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
