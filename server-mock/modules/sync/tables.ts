import type { ColumnType, Generated } from 'kysely';

/**
 * One counter per person and collection. Its row lock makes the commit order equal to the seq order (docs/sync.md,
 * rule 2).
 */
interface SyncHeadsTable {
  user_id: string;
  collection: string;
  /** The highest seq that was assigned; 0 before the first write. */
  seq: number;
  /**
   * The highest seq of a purged tombstone; devices with a checkpoint below it must start over (docs/sync.md, rule 9).
   */
  horizon: Generated<number>;
}

/** The latest state of each document. A document appears once, under its latest seq (docs/sync.md, rule 3). */
interface SyncDocumentsTable {
  user_id: string;
  collection: string;
  id: string;
  /**
   * The content in the current schema version; null in a tombstone, which loses its content at once (docs/sync.md,
   * rule 8).
   */
  content: ColumnType<unknown, string | null, string | null>;
  deleted: boolean;
  seq: number;
  created_at: Generated<Date>;
  updated_at: ColumnType<Date, Date | undefined, Date>;
}

export interface SyncTables {
  sync_heads: SyncHeadsTable;
  sync_documents: SyncDocumentsTable;
}
