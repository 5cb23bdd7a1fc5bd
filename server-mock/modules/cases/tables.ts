import type { ColumnType, Generated } from 'kysely';
import type { CaseState } from '#domain/cases/case-life-cycle.ts';
import type {
  CaseChecks,
  CaseLoser,
  CaseOutcome,
  CaseReason,
  CaseWish,
  DecisionGround,
  ReturnPayer,
} from '#domain/cases/case-terms.ts';
import type { CaseSide } from '#domain/cases/case-turn.ts';
import type { Json, Timestamp } from '../../db/core-tables.ts';

type NullableCents = ColumnType<string | null, number | null | undefined, number | null>;
type NullableMoment = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** A buyer's complaint about a sold product; one per product. */
export interface CasesTable {
  id: string;
  order_product_id: string;
  reason: CaseReason;
  checks: Json<CaseChecks>;
  wish: CaseWish;
  /** For a partial refund, in cents. */
  wish_cents: NullableCents;
  state: CaseState;
  state_since: Timestamp;
  /** The end of the state's term; null once closed. */
  due_at: NullableMoment;
  /** Terms of the pending proposal, or of what was agreed or decided. */
  refund_cents: NullableCents;
  needs_return: Generated<boolean>;
  return_paid_by: Generated<ReturnPayer | null>;
  proposed_by: Generated<CaseSide | null>;
  proposal_id: Generated<string | null>;
  lost_by: Generated<CaseLoser | null>;
  accepted_by: Generated<CaseSide | null>;
  decided_by: Generated<string | null>;
  appealed_by: Generated<CaseSide | null>;
  was_contested: Generated<boolean>;
  return_tracking: Generated<string | null>;
  outcome: Generated<CaseOutcome | null>;
  opened_at: Timestamp;
  closed_at: NullableMoment;
}

/** A message, proposal or transition of a case. */
export interface CaseEntriesTable {
  id: string;
  case_id: string;
  position: Generated<string>;
  side: CaseSide | 'staff' | 'system';
  /** `complaint`, or the life cycle event. */
  what: string;
  text: Generated<string>;
  refund_cents: NullableCents;
  needs_return: Generated<boolean | null>;
  return_paid_by: Generated<ReturnPayer | null>;
  ground: Generated<DecisionGround | null>;
  created_at: Timestamp;
}

interface CasePhotosTable {
  entry_id: string;
  position: number;
  key: string;
  /** Null once the account was deleted. */
  user_id: string | null;
}

export interface CaseTables {
  cases: CasesTable;
  case_entries: CaseEntriesTable;
  case_photos: CasePhotosTable;
}
