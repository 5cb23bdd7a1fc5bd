import { inTransaction } from '../../db/transaction.ts';
import { setDeadlineAtLatest } from '../../process/deadlines.ts';
import type { StartTask } from '../../start-task.ts';
import { everyDay, nextNotices, noticesDeadline } from './deadlines.ts';

/** Schedules the daily deadline where it is missing; one that became due while the server was down runs at once. */
export const startSellerYears: StartTask = async ({ db, clock }) => {
  const dueAt = nextNotices(clock.now());
  await inTransaction(db, (tx) =>
    setDeadlineAtLatest(tx, { kind: noticesDeadline, subjectId: everyDay, dueAt }),
  );
  return undefined;
};
