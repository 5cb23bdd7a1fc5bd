import { nextPayoutRun, nextReconciliation } from '#domain/payouts/bank-days.ts';
import { nextAlarm } from '#domain/process/staff-alarm.ts';
import { inTransaction } from '../../db/transaction.ts';
import { setDeadlineAtLatest } from '../../process/deadlines.ts';
import type { StartTask } from '../../start-task.ts';
import { everyDay, overdueDeadline, reconciliationDeadline, runDeadline } from './deadlines.ts';

/** Schedules the daily deadlines where they are missing; one that became due while the server was down runs at once. */
export const startPayouts: StartTask = async ({ db, clock }) => {
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    const run = { kind: runDeadline, subjectId: everyDay, dueAt: nextPayoutRun(now) };
    const reconciliation = { kind: reconciliationDeadline, subjectId: everyDay };
    await setDeadlineAtLatest(tx, run);
    await setDeadlineAtLatest(tx, { ...reconciliation, dueAt: nextReconciliation(now) });
    const overdue = { kind: overdueDeadline, subjectId: everyDay, dueAt: nextAlarm(now) };
    await setDeadlineAtLatest(tx, overdue);
  });
  return undefined;
};
