import type { Timestamp } from '../../db/core-tables.ts';

/** People who want to be notified when a reserved product can be bought again. */
interface ProductWatchesTable {
  user_id: string;
  product_id: string;
  created_at: Timestamp;
}

/** People who want to be notified of a seller's new products. */
interface SellerFollowsTable {
  user_id: string;
  seller_id: string;
  created_at: Timestamp;
}

export interface WatchTables {
  product_watches: ProductWatchesTable;
  seller_follows: SellerFollowsTable;
}
