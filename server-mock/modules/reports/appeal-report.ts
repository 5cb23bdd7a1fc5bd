import { randomUUID } from 'node:crypto';
import { appealUntil, appellantOf } from '#domain/report/report-appeal.ts';
import { command } from '../../command.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { changeReport, requireReasons } from './change-report.ts';
import { reportAppealed } from './events.ts';
import { ownReport } from './report-access.ts';

export interface Appeal {
  readonly uuid: string;
  readonly text: string;
  /** From the email, for people who can't sign in. */
  readonly key?: string | null | undefined;
  readonly commandId?: string | null | undefined;
}

/**
 * Appeals a decision against one side, for review by another colleague. Throws the same errors as ownReport, and
 * ValidationError for the text, `report_appealed_already`, `report_appeal_too_late` or `report_appeal_nothing_against`.
 */
export async function appealReport(context: GraphqlContext, given: Appeal): Promise<void> {
  const { commandId, ...body } = given;
  const text = requireReasons(given.text, 'text');
  await command(context, { name: 'appealReport', commandId, body }, async (scope) => {
    const { tx, now } = scope;
    const { report, appeals, standing, side } = await ownReport(tx, context, given, 'lock');
    const facts = {
      isAgainstActor: standing !== null && appellantOf(standing.decision) === side,
      hasAppealed: appeals.some((appeal) => appeal.side === side),
      isWithinTime: standing !== null && now < appealUntil(standing.decidedAt),
    };
    // The colleague who handled the report before must not handle the appeal.
    const change = { assignee_id: null };
    await changeReport(scope, report, { event: 'appeal', actor: side, facts, change });
    const id = randomUUID();
    const user_id = context.viewer?.userId ?? null;
    await tx
      .insertInto('report_appeals')
      .values({ id, report_id: report.id, side, user_id, text, created_at: now })
      .execute();
    await scope.emit(reportAppealed, { reportId: report.id, appealId: id, side });
  });
}
