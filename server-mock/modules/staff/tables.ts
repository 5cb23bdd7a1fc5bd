import type { Json, Timestamp } from '../../db/core-tables.ts';

/** A field of a product before and after an edit; several values are separated by commas, none is an empty text. */
export interface FieldChange {
  readonly field: string;
  readonly from: string;
  readonly to: string;
}

/** What staff changed about a product in one edit. */
interface ProductEditsTable {
  id: string;
  product_id: string;
  /** Null once the editor's account is gone. */
  editor_id: string | null;
  at: Timestamp;
  changes: Json<FieldChange[]>;
}

export type TextKind = 'DESCRIPTION' | 'INTRO';

/** The settings by which texts are written until staff change them (STAFF-020, STAFF-021). */
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
