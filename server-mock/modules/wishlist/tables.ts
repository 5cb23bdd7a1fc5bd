import type { Generated } from 'kysely';
import type { Timestamp } from '../../db/core-tables.ts';

/** A visitor's wishlist; whoever knows its id may change it. */
interface WishlistsTable {
  id: string;
  /** Given at the wishlist's sign-up, else null. */
  email: string | null;
  /** The page of ours to open after the sign-up: a path. */
  redirect_url: string | null;
  created_at: Timestamp;
}

interface WishlistItemsTable {
  wishlist_id: string;
  product_id: string;
  added_at: Timestamp;
  /** The order of adding. */
  position: Generated<string>;
}

export interface WishlistTables {
  wishlists: WishlistsTable;
  wishlist_items: WishlistItemsTable;
}
