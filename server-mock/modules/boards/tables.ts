import type { Generated } from 'kysely';
import type { Timestamp } from '../../db/core-tables.ts';

/** A named part of somebody's favourites, to be shared when the owner likes. */
export interface BoardsTable {
  id: string;
  user_id: string;
  title: string;
  /** Whoever has it may look; null while the board is not shared. */
  share_key: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

interface BoardItemsTable {
  board_id: string;
  product_id: string;
  /** The order of adding. */
  position: Generated<string>;
}

export interface BoardTables {
  boards: BoardsTable;
  board_items: BoardItemsTable;
}
