import { withdrawalDeadline, withdrawalTurn } from '#domain/withdrawals/withdrawal-clock.ts';
import { type DeadlineHandler, setDeadline } from '../../process/deadlines.ts';
import { overdueAlarm } from '../../process/overdue-alarm.ts';
import { withdrawalOverdue, withdrawalReminderDue } from './events.ts';
import { findWithdrawal } from './store.ts';
import { overdueDeadline, transitionWithdrawal, withdrawalStep } from './transition-withdrawal.ts';

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
      await transitionWithdrawal(scope, { ...found, event: 'time_out', actor: 'system' });
      return;
    }
    const since = state_since.toISOString();
    await scope.emit(withdrawalReminderDue, { withdrawalId, state, since, side });
    await setDeadline(scope.tx, {
      ...{ kind: withdrawalStep, subjectId: withdrawalId, dueAt: new Date(deadline.dueAt) },
    });
  },
};

const overdue = overdueAlarm({
  kind: overdueDeadline,
  event: withdrawalOverdue,
  find: async (db, withdrawalId) => {
    const found = await db
      .selectFrom('withdrawals')
      .select('due_at')
      .where('id', '=', withdrawalId)
      .where('state', '=', 'WITH_STAFF')
      .executeTakeFirst();
    return found?.due_at == null ? null : { dueAt: found.due_at, payload: { withdrawalId } };
  },
});

export const withdrawalDeadlines: readonly DeadlineHandler[] = [step, overdue];
