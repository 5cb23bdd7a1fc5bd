import type { EventHandler } from '../../process/event-handler.ts';
import { accountHandlers } from './ask-account.ts';
import { checkLedger } from './check-ledger.ts';
import { checkPayout } from './check-payout.ts';
import { payoutCheckDue, payoutPlanDue, payoutReconciliationDue, payoutReleased } from './events.ts';
import { sellerNotifications } from './notify-seller.ts';
import { alarmStaff } from './notify-staff.ts';
import { planSeller } from './plan-seller.ts';
import { reconcileDay } from './reconcile-day.ts';
import { sendPayout } from './send-payout.ts';

const plan: EventHandler = {
  name: 'payouts.plan',
  on: payoutPlanDue,
  inside: async (scope, { payload }) => {
    const runId = typeof payload.runId === 'string' ? payload.runId : null;
    await planSeller(scope, { sellerId: String(payload.sellerId), runId });
  },
};

const send: EventHandler = {
  name: 'payouts.send',
  on: payoutReleased,
  lane: 'payouts',
  outside: async ({ payload }, deps) => await sendPayout(deps, String(payload.payoutId)),
};

const check: EventHandler = {
  name: 'payouts.check',
  on: payoutCheckDue,
  lane: 'payouts',
  outside: async ({ payload }, deps) => await checkPayout(deps, String(payload.payoutId)),
};

const compare: EventHandler = {
  name: 'payouts.reconcile',
  on: payoutReconciliationDue,
  lane: 'payouts',
  outside: async ({ payload }, deps) => await reconcileDay(deps, String(payload.day)),
};

/** Separate from the comparison, so that it also runs while the provider cannot be reached. */
const ledger: EventHandler = {
  name: 'payouts.check_ledger',
  on: payoutReconciliationDue,
  outside: async ({ payload }, deps) => {
    // The ledger is checked in its present state, so once is enough for all the days that an outage left out.
    if (payload.isLate !== true) await checkLedger(deps, String(payload.day));
  },
};

export const payoutHandlers: readonly EventHandler[] = [
  ...[plan, send, check, compare, ledger, alarmStaff],
  ...sellerNotifications,
  ...accountHandlers,
];
