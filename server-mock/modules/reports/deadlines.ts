import type { DeadlineHandler } from '../../process/deadlines.ts';
import { overdueAlarm } from '../../process/overdue-alarm.ts';
import { reportOverdue } from './events.ts';
import { forgetDeadline, overdueDeadline } from './store.ts';

const overdue = overdueAlarm({
  kind: overdueDeadline,
  event: reportOverdue,
  find: async (db, reportId) => {
    const found = await db
      .selectFrom('reports')
      .select(['state', 'due_at'])
      .where('id', '=', reportId)
      .executeTakeFirst();
    return found?.due_at == null ? null : { dueAt: found.due_at, payload: { reportId, state: found.state } };
  },
});

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
