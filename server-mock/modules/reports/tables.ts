import type { ColumnType, Generated } from 'kysely';
import type { ReportDecision, ReportKind, ReportReason } from '#domain/report/report-rules.ts';
import type { Timestamp } from '../../db/core-tables.ts';

/** Somebody thinks that a product, a conversation or a seller is not as it should be. */
interface ReportsTable {
  id: string;
  kind: ReportKind;
  /** The product, conversation or seller. */
  subject_id: string;
  /** Null once the account is gone. */
  reporter_id: string | null;
  reason: ReportReason;
  words: string;
  created_at: Timestamp;
  /** Whoever of staff looks into it. */
  assignee_id: Generated<string | null>;
  decision: Generated<ReportDecision | null>;
  /** For staff alone. */
  note: Generated<string>;
  /** What staff wrote to whoever was warned. */
  warning: Generated<string>;
  resolved_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  resolved_by: Generated<string | null>;
}

export interface ReportTables {
  reports: ReportsTable;
}
