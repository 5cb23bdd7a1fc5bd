import { randomUUID } from 'node:crypto';
import { amsterdamDay } from '#domain/orders/order-days.ts';
import { type BankAccount, usableAccount } from '#domain/payouts/payout-account.ts';
import { type PlannedPayout, planPayout } from '#domain/payouts/payout-plan.ts';
import type { CommandScope } from '../../command.ts';
import { accountStateOf } from '../sellers/account-view.ts';
import { payoutAccountMissing } from './events.ts';
import { type FailedAccount, failedAccount, linesOf, type PayoutRow, unpaidLines } from './store.ts';
import { transitionPayout } from './transition-payout.ts';

/** Locks a seller, and with that the planning of their payouts, until the end of the transaction. */
async function lockAccount({ tx, now }: CommandScope, sellerId: string): Promise<BankAccount | null> {
  const seller = await tx
    .selectFrom('sellers')
    .select(['iban', 'account_holder', 'previous_iban', 'previous_account_holder', 'account_usable_from'])
    .where('id', '=', sellerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return seller === undefined ? null : usableAccount(accountStateOf(seller), now);
}

export interface PlanRequest {
  readonly sellerId: string;
  readonly runId: string | null;
  /** Staff retry an account number for which the last payout failed. */
  readonly isRetry?: boolean;
}

/**
 * Plans what is due to a seller today, or updates the planned payout that waits for its release. Returns the id of the
 * planned payout; null while nothing is due, no account number is known, or the last payout failed for the same number.
 */
export async function planSeller(scope: CommandScope, request: PlanRequest): Promise<string | null> {
  const { tx, now } = scope;
  const { sellerId, runId } = request;
  const account = await lockAccount(scope, sellerId);
  const waiting = await plannedOf(scope, sellerId);
  const unpaid = await unpaidLines(tx, sellerId, waiting?.id ?? null);
  const failed = await failedAccount(tx, sellerId);
  const isBlocked = failed?.iban === account?.iban && !isTriedAgain(waiting, failed);
  if (account === null && planPayout(unpaid, amsterdamDay(now)) !== null)
    await scope.emit(payoutAccountMissing, { sellerId });
  const isUsable = account !== null && (request.isRetry === true || !isBlocked);
  const plan = isUsable ? planPayout(unpaid, amsterdamDay(now)) : null;
  if (waiting !== undefined) {
    if (account !== null && plan !== null && (await isSame(scope, waiting, { account, plan })))
      return waiting.id;
    await transitionPayout(scope, { payout: waiting, event: 'fail', actor: 'system', problem: 'OUTDATED' });
  }
  if (account === null || plan === null) return null;
  const id = randomUUID();
  await tx
    .insertInto('payouts')
    .values({
      ...{ id, run_id: runId, seller_id: sellerId, amount_cents: plan.amount },
      ...{ iban: account.iban, account_holder: account.holder, created_at: now },
    })
    .execute();
  await tx
    .insertInto('payout_lines')
    .values(
      plan.lines.map((line) => ({ payout_id: id, order_product_id: line.id, amount_cents: line.amount })),
    )
    .execute();
  return id;
}

/** Whether staff planned the waiting payout after the account had failed; later runs must not cancel it. */
function isTriedAgain(waiting: PayoutRow | undefined, failed: FailedAccount | null): boolean {
  if (waiting === undefined || failed === null) return false;
  return waiting.iban === failed.iban && waiting.created_at >= failed.endedAt;
}

async function plannedOf({ tx }: CommandScope, sellerId: string): Promise<PayoutRow | undefined> {
  return await tx
    .selectFrom('payouts')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('status', '=', 'PLANNED')
    .forUpdate()
    .executeTakeFirst();
}

async function isSame(
  { tx }: CommandScope,
  payout: PayoutRow,
  { account, plan }: { readonly account: BankAccount; readonly plan: PlannedPayout },
): Promise<boolean> {
  if (payout.iban !== account.iban || payout.account_holder !== account.holder) return false;
  const lines = await linesOf(tx, payout.id);
  const amounts = new Map(plan.lines.map(({ id, amount }) => [id, amount]));
  return (
    lines.length === amounts.size &&
    lines.every((line) => amounts.get(line.order_product_id) === Number(line.amount_cents))
  );
}
