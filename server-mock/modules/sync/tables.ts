import type { ColumnType, Generated } from 'kysely';

/** One counter per person and collection. Its row lock is what makes commit order equal seq order (rule 2). */
interface SyncHeadsTable {
  user_id: string;
  collection: string;
  /** The highest seq given out; 0 before the first write. */
  seq: number;
  /** The highest seq of a tombstone that was purged; checkpoints below it must start over (rule 9). */
  horizon: Generated<number>;
}

/** The latest state of each document. A document appears once, under its latest seq (rule 3). */
interface SyncDocumentsTable {
  user_id: string;
  collection: string;
  id: string;
  /** The content in the current schema version; null in a tombstone, whose content is gone at once (rule 8). */
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
