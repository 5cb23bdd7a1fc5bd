import { awaitsStaff, caseDeadline } from '#domain/cases/case-clock.ts';
import { turnOf } from '#domain/cases/case-turn.ts';
import { nextAlarm } from '#domain/process/staff-alarm.ts';
import { type DeadlineHandler, setDeadline } from '../../process/deadlines.ts';
import { caseOverdue, caseReminderDue } from './events.ts';
import { caseStep, moveCase, overdueDeadline, turnFactsOf } from './move-case.ts';
import { findCase } from './store.ts';

/** The terms of a case: a reminder before the end, then the transition that follows from no answer. */
const step: DeadlineHandler = {
  kind: caseStep,
  run: async (scope, caseId) => {
    const found = await findCase(scope.tx, caseId, 'lock');
    if (found === undefined) return;
    const { row } = found;
    const deadline = caseDeadline(row.state, row.state_since);
    if (deadline === null || !deadline.endsByItself) return;
    if (scope.now.getTime() >= deadline.dueAt) {
      await moveCase(scope, { ...found, event: 'time_out', actor: 'system' });
      return;
    }
    const since = row.state_since.toISOString();
    for (const side of turnOf(turnFactsOf(row)))
      await scope.emit(caseReminderDue, { caseId, state: row.state, since, side });
    await setDeadline(scope.tx, { kind: caseStep, subjectId: caseId, dueAt: new Date(deadline.dueAt) });
  },
};

/** Alerts staff when their decision is overdue, and again every working day until it is made. */
const overdue: DeadlineHandler = {
  kind: overdueDeadline,
  run: async ({ tx, now, emit }, caseId) => {
    const found = await tx
      .selectFrom('cases')
      .select(['state', 'due_at'])
      .where('id', '=', caseId)
      .executeTakeFirst();
    if (found === undefined || found.due_at === null || !awaitsStaff(found.state)) return;
    const isOverdue = found.due_at <= now;
    if (isOverdue) await emit(caseOverdue, { caseId, state: found.state });
    const dueAt = isOverdue ? nextAlarm(now) : found.due_at;
    await setDeadline(tx, { kind: overdueDeadline, subjectId: caseId, dueAt });
  },
};

export const caseDeadlines: readonly DeadlineHandler[] = [step, overdue];
