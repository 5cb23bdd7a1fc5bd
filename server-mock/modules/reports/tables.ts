import type { ColumnType, Generated } from 'kysely';
import type { AppealOutcome } from '#domain/report/report-appeal.ts';
import type { ReportSide, ReportState } from '#domain/report/report-life-cycle.ts';
import type { ReportDecision, ReportGround, ReportKind, ReportReason } from '#domain/report/report-rules.ts';
import type { Timestamp } from '../../db/core-tables.ts';
import type { Locale } from '../../messages.ts';

type NullableMoment = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** A report of a product, a conversation, a seller or a review. */
export interface ReportsTable {
  id: string;
  kind: ReportKind;
  /** The product, conversation, seller or review. */
  subject_id: string;
  number: Generated<string>;
  state: Generated<ReportState>;
  /** When the report or its appeal is due for a decision; null while a decision stands. */
  due_at: NullableMoment;
  /** Null for a visitor, and after the account was deleted. */
  reporter_id: string | null;
  reason: ReportReason;
  words: string;
  created_at: Timestamp;
  /** The member of staff who handles the report. */
  assignee_id: Generated<string | null>;
  decision: Generated<ReportDecision | null>;
  /** Visible to staff only. */
  note: Generated<string>;
  /** The reasons, sent to both sides. */
  explanation: Generated<string>;
  ground: Generated<ReportGround | null>;
  /** Set for visitors, who have no account. */
  reporter_email: Generated<string | null>;
  reporter_locale: Generated<Locale | null>;
  resolved_at: NullableMoment;
  resolved_by: Generated<string | null>;
}

/** An appeal against a decision; one per report and side. */
export interface ReportAppealsTable {
  id: string;
  report_id: string;
  position: Generated<string>;
  side: ReportSide;
  /** Null without an account, and after it was deleted. */
  user_id: string | null;
  text: string;
  created_at: Timestamp;
  outcome: Generated<AppealOutcome | null>;
  /** The decision that stands after this appeal. */
  decision: Generated<ReportDecision | null>;
  ground: Generated<ReportGround | null>;
  explanation: Generated<string>;
  resolved_at: NullableMoment;
  resolved_by: Generated<string | null>;
}

export interface ReportTables {
  reports: ReportsTable;
  report_appeals: ReportAppealsTable;
}
