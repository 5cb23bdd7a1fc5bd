import type { Generated } from 'kysely';
import type { Timestamp } from '../../db/core-tables.ts';

/** A visitor's wishlist; anybody who knows its id may change it. */
interface WishlistsTable {
  id: string;
  /** Given at the wishlist's sign-up; otherwise null. */
  email: string | null;
  /** The page to open after the sign-up: a path of this site. */
  redirect_url: string | null;
  created_at: Timestamp;
}

interface WishlistItemsTable {
  wishlist_id: string;
  product_id: string;
  added_at: Timestamp;
  /** The order in which entries were added. */
  position: Generated<string>;
}

export interface WishlistTables {
  wishlists: WishlistsTable;
  wishlist_items: WishlistItemsTable;
}
