import type { Kysely, Updateable } from 'kysely';
import { appealUntil, reportDue } from '#domain/report/report-appeal.ts';
import { type ReportFacts, type ReportParts, reportLifeCycle } from '#domain/report/report-life-cycle.ts';
import { longestNote } from '#domain/report/report-rules.ts';
import type { CommandScope } from '../../command.ts';
import type { Database } from '../../db/schema.ts';
import { UserHasNoObjectPermissionError, ValidationError } from '../../graphql/errors.ts';
import { clearDeadline, setDeadline } from '../../process/deadlines.ts';
import { runTransition } from '../../process/transition.ts';
import { reportedPeople } from './reported-people.ts';
import { forgetDeadline, type OpenedReport, overdueDeadline, type ReportRow } from './store.ts';
import type { ReportsTable } from './tables.ts';

/** Length in characters of a statement of reasons and of an appeal. */
const fewest = 10;

/** Returns the trimmed text. Throws ValidationError for the field if it is too short or too long. */
export function requireReasons(text: string, field: string): string {
  const trimmed = text.trim();
  const code =
    trimmed.length < fewest
      ? 'report_reasons_too_short'
      : trimmed.length > longestNote
        ? 'report_reasons_too_long'
        : null;
  if (code !== null) throw new ValidationError('validation_error', [{ field, code }]);
  return trimmed;
}

const nothing: ReportFacts = {
  ...{ isAgainstActor: false, hasAppealed: false, isWithinTime: false, isPartial: false },
};

/** Whether a member of staff made the decision that stands, or is a side of the report. */
export async function isPartial(
  db: Kysely<Database>,
  { report, standing }: OpenedReport,
  staffId: string,
): Promise<boolean> {
  if (report.reporter_id === staffId || standing?.decidedBy === staffId) return true;
  return (await reportedPeople(db, report)).some(({ id }) => id === staffId);
}

/**
 * Runs one transition of a report, whose row must be locked, and sets its deadlines. Throws ValidationError with the code
 * of the refusal, UserHasNoObjectPermissionError for the wrong side.
 */
export async function changeReport(
  scope: CommandScope,
  report: ReportRow,
  transition: Pick<ReportParts, 'event' | 'actor'> & {
    readonly facts: Partial<ReportFacts>;
    readonly change?: Updateable<ReportsTable>;
  },
): Promise<void> {
  const { tx, now } = scope;
  const { event, actor, change = {} } = transition;
  await runTransition(
    scope,
    {
      lifeCycle: reportLifeCycle,
      write: async (_scope, id, state) => {
        const due_at = state === 'DECIDED' ? null : reportDue(state, now);
        await tx
          .updateTable('reports')
          .set({ ...change, state, due_at })
          .where('id', '=', id)
          .execute();
        if (due_at === null) await clearDeadline(tx, overdueDeadline, id);
        else await setDeadline(tx, { kind: overdueDeadline, subjectId: id, dueAt: due_at });
        if (state === 'DECIDED' && report.reporter_email !== null)
          await setDeadline(tx, { kind: forgetDeadline, subjectId: id, dueAt: appealUntil(now) });
      },
      effects: {},
    },
    { id: report.id, state: report.state, event, actor, facts: { ...nothing, ...transition.facts } },
    (code) =>
      code === 'actor_not_allowed' ? new UserHasNoObjectPermissionError(code) : new ValidationError(code),
  );
}
