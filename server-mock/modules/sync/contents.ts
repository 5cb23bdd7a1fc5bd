import type { SavedAddress } from '#domain/address/address.ts';
import type { Notification } from '#domain/notifications/notification.ts';
import type { ListingDraft } from '#domain/product/draft.ts';
import type { SearchEntry } from '#domain/search/search-history.ts';
import type { WishlistItem } from '#domain/wishlist/wishlist-item.ts';

/** The content of a document of each collection, in the current schema version. */
export interface SyncContents {
  wishlist: WishlistItem;
  searchHistory: SearchEntry;
  drafts: ListingDraft;
  addresses: SavedAddress;
  notifications: Notification;
}
