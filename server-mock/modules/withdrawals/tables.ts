import type { ColumnType, Generated } from 'kysely';
import type { WithdrawalOutcome, WithdrawalState } from '#domain/withdrawals/withdrawal-life-cycle.ts';
import type { Timestamp } from '../../db/core-tables.ts';

type NullableMoment = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** A buyer's withdrawal from the purchase of a trader's product; one per product, not counting cancelled ones. */
export interface WithdrawalsTable {
  id: string;
  order_product_id: string;
  /** The name of the declarant. */
  name: string;
  reason: Generated<string>;
  state: WithdrawalState;
  state_since: Timestamp;
  /** The end of the current state; null once the withdrawal is closed. */
  due_at: NullableMoment;
  declared_at: Timestamp;
  sent_back_at: NullableMoment;
  return_tracking: Generated<string | null>;
  /** The seller's objection to the return. */
  objection: Generated<string | null>;
  /** The reasons of the decision of staff. */
  decision: Generated<string | null>;
  decided_by: Generated<string | null>;
  /** Cents that were refunded. */
  refund_cents: ColumnType<string | null, number | null | undefined, number | null>;
  outcome: Generated<WithdrawalOutcome | null>;
  closed_at: NullableMoment;
}

export interface WithdrawalTables {
  withdrawals: WithdrawalsTable;
}
