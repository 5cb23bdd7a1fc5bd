import { randomUUID } from 'node:crypto';
import { amsterdamDay, plusDays } from '#domain/orders/order-days.ts';
import { isBankDay, nextPayoutRun, nextReconciliation } from '#domain/payouts/bank-days.ts';
import { nextAlarm } from '#domain/process/staff-alarm.ts';
import { type DeadlineHandler, setDeadline } from '../../process/deadlines.ts';
import { creditFees } from './credit-fees.ts';
import { payoutAlarmRaised, payoutCheckDue, payoutPlanDue, payoutReconciliationDue } from './events.ts';
import { countOverdueReleases } from './overdue-releases.ts';
import { missingDays } from './read-reconciliations.ts';
import { findPayout, sellersToPlan } from './store.ts';
import { checkDeadline } from './transition-payout.ts';

/** The module's recurring deadlines; each schedules its next occurrence. */
export const runDeadline = 'payout_run';
export const reconciliationDeadline = 'payout_reconciliation';
export const overdueDeadline = 'payout_overdue';
export const everyDay = 'every-day';

const day = 24 * 60 * 60 * 1000;
/** How long a bank may return a transfer after the provider has reported it as paid. */
const returnedWithin = 10 * day;

/** Plans the payout of each seller, every bank day; one transaction per seller. */
const payoutRun: DeadlineHandler = {
  kind: runDeadline,
  run: async ({ tx, now, emit }) => {
    await setDeadline(tx, { kind: runDeadline, subjectId: everyDay, dueAt: nextPayoutRun(now) });
    const today = amsterdamDay(now);
    if (!isBankDay(today)) return;
    const run = await tx
      .insertInto('payout_runs')
      .values({ id: randomUUID(), day: today, created_at: now })
      .onConflict((conflict) => conflict.column('day').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (run === undefined) return;
    for (const sellerId of await sellersToPlan(tx)) await emit(payoutPlanDue, { sellerId, runId: run.id });
  },
};

const payoutCheck: DeadlineHandler = {
  kind: checkDeadline,
  run: async ({ tx, now, emit }, payoutId) => {
    const payout = await findPayout(tx, payoutId);
    if (payout === undefined || payout.channel !== 'PROVIDER') return;
    const isSent = payout.status === 'SENT';
    const paidAt = payout.status === 'PAID' ? (payout.paid_at?.getTime() ?? 0) : 0;
    if (!isSent && now.getTime() - paidAt > returnedWithin) return;
    await emit(payoutCheckDue, { payoutId });
    const dueAt = new Date(now.getTime() + (isSent ? day / 24 : day));
    await setDeadline(tx, { kind: checkDeadline, subjectId: payoutId, dueAt });
  },
};

const reconciliation: DeadlineHandler = {
  kind: reconciliationDeadline,
  run: async ({ tx, now, emit }) => {
    const dueAt = nextReconciliation(now);
    await setDeadline(tx, { kind: reconciliationDeadline, subjectId: everyDay, dueAt });
    const yesterday = plusDays(amsterdamDay(now), -1);
    // One event per day, so that a day for which the provider gives no list does not stop the others.
    for (const day of await missingDays(tx, yesterday))
      await emit(payoutReconciliationDue, { day, isLate: day !== yesterday });
  },
};

/** Alerts staff every working day while the release of a planned payout is overdue. */
const overdueReleases: DeadlineHandler = {
  kind: overdueDeadline,
  run: async ({ tx, now, emit }) => {
    await setDeadline(tx, { kind: overdueDeadline, subjectId: everyDay, dueAt: nextAlarm(now) });
    if ((await countOverdueReleases(tx, now)) === 0) return;
    await emit(payoutAlarmRaised, { day: amsterdamDay(now), what: 'overdue' });
  },
};

/** The database sets this deadline with every refund of a released line (migration 0344). */
const feeCredit: DeadlineHandler = { kind: 'fee_credit', run: creditFees };

export const payoutDeadlines: readonly DeadlineHandler[] = [
  ...[payoutRun, payoutCheck, reconciliation, overdueReleases, feeCredit],
];
