import { type AppealOutcome, decisionAfter } from '#domain/report/report-appeal.ts';
import type { ReportDecision, ReportGround } from '#domain/report/report-rules.ts';
import { audit } from '../../audit.ts';
import { command } from '../../command.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { ValidationError } from '../../graphql/errors.ts';
import { changeReport, isPartial, requireReasons } from './change-report.ts';
import { reportAppealDecided } from './events.ts';
import { takeMeasure, undoMeasure } from './measures.ts';
import { wasMeasureTaken } from './report-access.ts';
import { lockReport } from './store.ts';

export interface AppealDecision {
  readonly uuid: string;
  readonly outcome: AppealOutcome;
  /** The new decision, if the reporter's appeal is granted. */
  readonly measure: ReportDecision | null;
  /** The ground of that decision. */
  readonly ground: ReportGround | null;
  /** The reasons, for both sides. */
  readonly explanation: string;
  readonly commandId?: string | null | undefined;
}

/**
 * Decides an appeal, which must be done by a different colleague than the one whose decision stands. A reversal takes or
 * undoes the measure in the same transaction, and a removal that is upheld takes the content offline if it is online
 * again. Throws InvalidUUIDError, ObjectDoesNotExistError, ValidationError for the
 * reasons, for a measure that does not apply, `report_needs_another_colleague`, or if the measure can't be taken or undone.
 */
export async function decideReportAppeal(context: GraphqlContext, given: AppealDecision): Promise<void> {
  const { userId } = signedIn(context);
  const { commandId, ...body } = given;
  const explanation = requireReasons(given.explanation, 'explanation');
  await command(context, { name: 'decideReportAppeal', commandId, body }, async (scope) => {
    const { tx, now } = scope;
    const opened = await lockReport(tx, given.uuid);
    const { report, appeals, standing } = opened;
    const appeal = appeals.find(({ resolved_at }) => resolved_at === null);
    if (appeal === undefined || standing === null) throw new ValidationError('report_no_open_appeal');
    const decision = decisionAfter(standing.decision, given);
    if (decision === null) throw new ValidationError('report_appeal_measure');
    const { outcome } = given;
    const isMeasure = outcome === 'REVERSED' && decision !== 'NO_VIOLATION';
    if (isMeasure && given.ground === null) throw new ValidationError('report_ground');
    const wasKnown = wasMeasureTaken(opened);
    await changeReport(scope, report, {
      ...{ event: 'decide_appeal', actor: 'STAFF' },
      facts: { isPartial: await isPartial(tx, opened, userId) },
    });
    const ground = isMeasure ? given.ground : null;
    await tx
      .updateTable('report_appeals')
      .set({ outcome, decision, ground, explanation, resolved_at: now, resolved_by: userId })
      .where('id', '=', appeal.id)
      .execute();
    const details = { report: report.id, outcome, decision };
    await audit(tx, context, { kind: 'staff_report_appeal_decided', userId: appeal.user_id, details });
    // The seller may have offered a removed product again in the meantime.
    const isRemovalUpheld = outcome === 'UPHELD' && decision === 'REMOVED';
    if (isMeasure || isRemovalUpheld) await takeMeasure(scope, context, { report, decision, explanation });
    else if (outcome === 'REVERSED')
      await undoMeasure(scope, context, { report, decision: standing.decision });
    const ids = { reportId: report.id, appealId: appeal.id };
    await scope.emit(reportAppealDecided, { ...ids, side: appeal.side, outcome, decision, wasKnown });
  });
}
