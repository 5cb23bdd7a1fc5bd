import type { Json, Timestamp } from '../../db/core-tables.ts';

/** A field of a piece with what it was and what it became, as values between commas; empty for none. */
export interface FieldChange {
  readonly field: string;
  readonly from: string;
  readonly to: string;
}

/** What staff changed about a piece at once. */
interface ProductEditsTable {
  id: string;
  product_id: string;
  /** Null once the person's account is gone. */
  editor_id: string | null;
  at: Timestamp;
  changes: Json<FieldChange[]>;
}

export type TextKind = 'DESCRIPTION' | 'INTRO';

/** By what texts are written until somebody says otherwise (STAFF-020, STAFF-021). */
interface TextSettingsTable {
  kind: TextKind;
  instructions: string;
  model: string;
  temperature: number;
  updated_at: Timestamp;
}

export interface StaffTables {
  product_edits: ProductEditsTable;
  text_settings: TextSettingsTable;
}
