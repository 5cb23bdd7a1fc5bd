import { awaitsStaff, caseDeadline } from '#domain/cases/case-clock.ts';
import { turnOf } from '#domain/cases/case-turn.ts';
import { type DeadlineHandler, setDeadline } from '../../process/deadlines.ts';
import { overdueAlarm } from '../../process/overdue-alarm.ts';
import { caseOverdue, caseReminderDue } from './events.ts';
import { findCase } from './store.ts';
import { caseStep, overdueDeadline, transitionCase, turnFactsOf } from './transition-case.ts';

/** The deadline of a case: first a reminder, then the transition that follows if nobody responds. */
const step: DeadlineHandler = {
  kind: caseStep,
  run: async (scope, caseId) => {
    const found = await findCase(scope.tx, caseId, 'lock');
    if (found === undefined) return;
    const { row } = found;
    const deadline = caseDeadline(row.state, row.state_since);
    if (deadline === null || !deadline.endsByItself) return;
    if (scope.now.getTime() >= deadline.dueAt) {
      await transitionCase(scope, { ...found, event: 'time_out', actor: 'system' });
      return;
    }
    const since = row.state_since.toISOString();
    for (const side of turnOf(turnFactsOf(row)))
      await scope.emit(caseReminderDue, { caseId, state: row.state, since, side });
    await setDeadline(scope.tx, { kind: caseStep, subjectId: caseId, dueAt: new Date(deadline.dueAt) });
  },
};

const overdue = overdueAlarm({
  kind: overdueDeadline,
  event: caseOverdue,
  find: async (db, caseId) => {
    const found = await db
      .selectFrom('cases')
      .select(['state', 'due_at'])
      .where('id', '=', caseId)
      .executeTakeFirst();
    if (found === undefined || found.due_at === null || !awaitsStaff(found.state)) return null;
    return { dueAt: found.due_at, payload: { caseId, state: found.state } };
  },
});

export const caseDeadlines: readonly DeadlineHandler[] = [step, overdue];
