/** A seller's payout is to be planned. Payload `{ sellerId, runId }`; `runId` null outside a run. */
export const payoutPlanDue = 'payout.plan_due';
/** Staff released a payout; its transfer is to be ordered. Payload `{ payoutId }`. */
export const payoutReleased = 'payout.released';
/** A payout was paid, has failed or was returned. Payload `{ payoutId, status }`. */
export const payoutChanged = 'payout.changed';
/** The status of a payout is to be fetched from the provider. Payload `{ payoutId }`. */
export const payoutCheckDue = 'payout.check_due';
/**
 * The provider's list of a day is to be compared with ours. Payload `{ day, isLate }`: YYYY-MM-DD, and whether the day is
 * before yesterday; older stored events lack `isLate`.
 */
export const payoutReconciliationDue = 'payout.reconciliation_due';
/**
 * Staff have to act. Payload `{ day, what }`: the `ledger` is wrong, there are `differences` with the provider, or the
 * release of a payout is `overdue`.
 */
export const payoutAlarmRaised = 'payout.alarm_raised';
/** A seller has money to receive and no account number. Payload `{ sellerId }`. */
export const payoutAccountMissing = 'payout.account_missing';
