import type { Timestamp } from '../../db/core-tables.ts';

/** Somebody wants to know when a reserved product can be bought again. */
interface ProductWatchesTable {
  user_id: string;
  product_id: string;
  created_at: Timestamp;
}

/** Somebody wants to know what a seller puts on sale. */
interface SellerFollowsTable {
  user_id: string;
  seller_id: string;
  created_at: Timestamp;
}

export interface WatchTables {
  product_watches: ProductWatchesTable;
  seller_follows: SellerFollowsTable;
}
