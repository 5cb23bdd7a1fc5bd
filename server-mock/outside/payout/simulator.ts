import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { amsterdamDay } from '#domain/orders/order-days.ts';
import type { PayoutProblem } from '#domain/payouts/payout-life-cycle.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/schema.ts';
import {
  findTransfer,
  PayoutRefusedError,
  type PayoutService,
  PayoutServiceError,
  type TransferReport,
} from './payout-service.ts';

/** Test account numbers for failures in the demo: refused at once, failed later, or returned by the bank. */
export const simulatedAccounts = {
  refused: 'NL58ABNA0000000001',
  failed: 'NL31ABNA0000000002',
  returned: 'NL04ABNA0000000003',
} as const;

type Row = Selectable<Database['simulated_payouts']>;

const problems: Readonly<Record<string, PayoutProblem>> = {
  FAILED: 'INVALID_ACCOUNT',
  RETURNED: 'CLOSED_ACCOUNT',
};

/** Returns the outcome of a transfer that has none stored, once `settleAfter` has passed. */
function statusOf({ status, iban, created_at }: Row, now: Date, settleAfter: number): Row['status'] {
  if (status !== 'SENT' || now.getTime() < created_at.getTime() + settleAfter) return status;
  if (iban === simulatedAccounts.failed) return 'FAILED';
  return iban === simulatedAccounts.returned ? 'RETURNED' : 'PAID';
}

/**
 * A provider simulated in our own database. Transfers end after `settleAfter` milliseconds, or earlier if an outcome
 * is stored in their row.
 */
export function createPayoutSimulator(
  db: Kysely<Database>,
  clock: Clock,
  settleAfter: number,
): PayoutService {
  const reportOf = (row: Row): TransferReport => {
    const status = statusOf(row, clock.now(), settleAfter);
    const { id: providerId, reference } = row;
    return {
      ...{ providerId, reference, status, amount: Number(row.amount_cents) },
      problem: problems[status] ?? null,
    };
  };
  const load = async (column: 'id' | 'idempotency_key', value: string): Promise<TransferReport> => {
    const row = await db
      .selectFrom('simulated_payouts')
      .selectAll()
      .where(column, '=', value)
      .executeTakeFirst();
    if (row === undefined) throw new PayoutServiceError('The simulator knows no such transfer.');
    return reportOf(row);
  };
  const list = async (day: string): Promise<readonly TransferReport[]> => {
    const middle = Date.parse(`${day}T12:00:00Z`);
    const rows = await db
      .selectFrom('simulated_payouts')
      .selectAll()
      .where('created_at', '>', new Date(middle - 24 * 60 * 60_000))
      .where('created_at', '<', new Date(middle + 24 * 60 * 60_000))
      .orderBy('created_at')
      .execute();
    return rows
      .filter(({ created_at }) => amsterdamDay(created_at) === day)
      .flatMap((row) => Array.from({ length: row.copies }, () => reportOf(row)));
  };
  return {
    async create(request) {
      const { reference, amount, account } = request;
      if (account.iban === simulatedAccounts.refused) throw new PayoutRefusedError('INVALID_ACCOUNT');
      const before = await findTransfer({ list }, request);
      if (before !== undefined) return before;
      const now = clock.now();
      await db
        .insertInto('simulated_payouts')
        .values({
          ...{ id: `po_${randomUUID()}`, idempotency_key: reference, reference, amount_cents: amount },
          ...{ iban: account.iban, status: 'SENT', created_at: now },
        })
        .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
        .execute();
      return await load('idempotency_key', reference);
    },
    fetchStatus: (providerId) => load('id', providerId),
    list,
  };
}
