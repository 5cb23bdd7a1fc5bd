import type { Generated } from 'kysely';
import type { Timestamp } from '../../db/core-tables.ts';

/** A named list of wishlist entries, which its owner can share. */
export interface BoardsTable {
  id: string;
  user_id: string;
  title: string;
  /** Anybody with this key can view the board; null while it is not shared. */
  share_key: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

interface BoardItemsTable {
  board_id: string;
  product_id: string;
  /** The order in which products were added. */
  position: Generated<string>;
}

export interface BoardTables {
  boards: BoardsTable;
  board_items: BoardItemsTable;
}
