import type { RxCollection, RxCollectionCreator, RxDatabase, RxStorage } from 'rxdb';
import type { SavedAddress } from '#domain/address/address.ts';
import type { Notification } from '#domain/notifications/notification.ts';
import type { ListingDraft } from '#domain/product/draft.ts';
import type { SearchEntry } from '#domain/search/search-history.ts';
import type { SyncCollection } from '#domain/sync/protocol.ts';
import type { WishlistItem } from '#domain/wishlist/wishlist-item.ts';

/** The owner of a local database; each owner has a database of their own (docs/sync-hazards.md, H11). */
export type Owner = { readonly kind: 'visitor' } | { readonly kind: 'account'; readonly userId: string };

/** The documents of each replicated collection, as the domain defines them. */
interface Documents {
  wishlist: WishlistItem;
  searchHistory: SearchEntry;
  drafts: ListingDraft;
  addresses: SavedAddress;
  notifications: Notification;
}
export type DocumentOf<C extends SyncCollection> = Documents[C];

/** A wishlist entry as stored. `newestFirst` allows reading the newest entries by an ascending index. Never sent. */
export interface WishlistRow extends WishlistItem {
  newestFirst: number;
}

/** The stored rows of each replicated collection. */
interface Rows extends Omit<Documents, 'wishlist'> {
  wishlist: WishlistRow;
}
export type RowOf<C extends SyncCollection> = Rows[C];

/**
 * An edit that the server has not confirmed. Written before the document, and removed only when the server is known
 * to have the same content (docs/sync-hazards.md, H9, H12, H19).
 */
export interface JournalEntry {
  /** `<collection>|<document id>`. */
  id: string;
  /** The collection of the document; RxDB reserves the name `collection`. */
  source: SyncCollection;
  docId: string;
  /** The document as last received from the server, as JSON; empty if it was created on this device. */
  base: string;
  /** The number of edits, so that a confirmation of an older edit is not taken for one of a newer edit. */
  edits: number;
  /** Milliseconds since 1970 of the first and the latest unconfirmed edit. */
  since: number;
  editedAt: number;
  /** True after the server refused this content; the rejected edit has the reason. */
  rejected: boolean;
  /** States sent by pushes without a known answer, as JSON, oldest first. */
  sent: string[];
  /** Name of the server state that those pushes assumed; empty before the first. */
  sentOver: string;
}

/** Why an edit was rejected: the server refused it, or a merge had no other place for it. */
export type RejectedEditCode =
  | 'invalid_document'
  | 'document_too_large'
  | 'too_many_documents'
  | 'deleted_here'
  | 'deleted_elsewhere'
  | 'other_version';

/** The stored form of a rejected edit. */
export interface RejectedEditRow {
  /** Derived from collection, document, code and content, so that a retry does not create a duplicate. */
  id: string;
  /** The collection of the document; RxDB reserves the name `collection`. */
  source: SyncCollection;
  docId: string;
  code: RejectedEditCode;
  /** The fields named by the refusal; empty when it concerns the whole document. */
  fields: string[];
  /** The document as JSON; for `other_version` only its losing fields. */
  content: string;
  at: number;
}

/** Content that is on this device and not on the server. Only its owner removes it. */
export type RejectedEdit = Omit<RejectedEditRow, 'source'> & { readonly collection: SyncCollection };

export type Collections = { [C in SyncCollection]: RxCollection<RowOf<C>> } & {
  journal: RxCollection<JournalEntry>;
  shelf: RxCollection<RejectedEditRow>;
};
export type HervondenDatabase = RxDatabase<Collections>;

/** `deleted`: the store is being deleted. `closed`: the browser dropped the connection, with or without the data. */
export type StorageLoss = 'deleted' | 'closed';

export interface OpenOptions {
  /** Dexie on IndexedDB unless given. */
  readonly storage?: RxStorage<unknown, unknown>;
  /** Opens only these replicated collections; used by tests with several devices in one realm. */
  readonly collections?: readonly SyncCollection[];
  /** Whether other tabs of the same browser may open the same database; default true in a browser. */
  readonly multiInstance?: boolean;
  /** Replaces the owner's database name in tests. */
  readonly name?: string;
  /** Called when the browser takes a store of the open database away. */
  readonly onStorageLost?: (database: HervondenDatabase, loss: StorageLoss) => void;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Replaces the collections, for tests of migrations. */
  readonly evolve?: (creators: Record<string, RxCollectionCreator>) => Record<string, RxCollectionCreator>;
}
