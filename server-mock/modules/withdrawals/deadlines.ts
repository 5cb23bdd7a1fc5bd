import { nextAlarm } from '#domain/process/staff-alarm.ts';
import { withdrawalDeadline, withdrawalTurn } from '#domain/withdrawals/withdrawal-clock.ts';
import { type DeadlineHandler, setDeadline } from '../../process/deadlines.ts';
import { withdrawalOverdue, withdrawalReminderDue } from './events.ts';
import { moveWithdrawal, overdueDeadline, withdrawalStep } from './move-withdrawal.ts';
import { findWithdrawal } from './store.ts';

/** First the reminder a day before the deadline of a side, then the deadline itself. */
const step: DeadlineHandler = {
  kind: withdrawalStep,
  run: async (scope, withdrawalId) => {
    const found = await findWithdrawal(scope.tx, withdrawalId, 'lock');
    if (found === undefined) return;
    const { state, state_since } = found.row;
    const deadline = withdrawalDeadline(state, state_since);
    const side = withdrawalTurn(state);
    if (deadline === null || side === null) return;
    if (scope.now.getTime() >= deadline.dueAt) {
      await moveWithdrawal(scope, { ...found, event: 'time_out', actor: 'system' });
      return;
    }
    const since = state_since.toISOString();
    await scope.emit(withdrawalReminderDue, { withdrawalId, state, since, side });
    await setDeadline(scope.tx, {
      ...{ kind: withdrawalStep, subjectId: withdrawalId, dueAt: new Date(deadline.dueAt) },
    });
  },
};

/** Alerts staff when their decision is overdue, and again every working day until it is made. */
const overdue: DeadlineHandler = {
  kind: overdueDeadline,
  run: async ({ tx, now, emit }, withdrawalId) => {
    const found = await tx
      .selectFrom('withdrawals')
      .select('due_at')
      .where('id', '=', withdrawalId)
      .where('state', '=', 'WITH_STAFF')
      .executeTakeFirst();
    if (found === undefined || found.due_at === null) return;
    const isOverdue = found.due_at <= now;
    if (isOverdue) await emit(withdrawalOverdue, { withdrawalId });
    const dueAt = isOverdue ? nextAlarm(now) : found.due_at;
    await setDeadline(tx, { kind: overdueDeadline, subjectId: withdrawalId, dueAt });
  },
};

export const withdrawalDeadlines: readonly DeadlineHandler[] = [step, overdue];
