import { nextAlarm } from '#domain/process/staff-alarm.ts';
import { type DeadlineHandler, setDeadline } from '../../process/deadlines.ts';
import { reportOverdue } from './events.ts';
import { forgetDeadline, overdueDeadline } from './store.ts';

/** Alerts staff when a decision is overdue, and again every working day until it is made. */
const overdue: DeadlineHandler = {
  kind: overdueDeadline,
  run: async (scope, reportId) => {
    const report = await scope.tx
      .selectFrom('reports')
      .select(['state', 'due_at'])
      .where('id', '=', reportId)
      .executeTakeFirst();
    if (report === undefined || report.due_at === null || report.due_at > scope.now) return;
    await scope.emit(reportOverdue, { reportId, state: report.state });
    await setDeadline(scope.tx, { kind: overdueDeadline, subjectId: reportId, dueAt: nextAlarm(scope.now) });
  },
};

/** Deletes the email address of a visitor once no appeal is possible any more. */
const forget: DeadlineHandler = {
  kind: forgetDeadline,
  run: async ({ tx }, reportId) => {
    await tx
      .updateTable('reports')
      .set({ reporter_email: null })
      .where('id', '=', reportId)
      // An appeal restarts the period.
      .where('state', '=', 'DECIDED')
      .execute();
  },
};

export const reportDeadlines: readonly DeadlineHandler[] = [overdue, forget];
