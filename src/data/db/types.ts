import type { RxCollection, RxCollectionCreator, RxDatabase, RxStorage } from 'rxdb';
import type { SavedAddress } from '#domain/address/address.ts';
import type { Notification } from '#domain/notifications/notification.ts';
import type { ListingDraft } from '#domain/product/draft.ts';
import type { SearchEntry } from '#domain/search/search-history.ts';
import type { SyncCollection } from '#domain/sync/protocol.ts';
import type { WishlistItem } from '#domain/wishlist/wishlist-item.ts';
import type { StorageLoss } from './storage-loss.ts';

/** Whose data a local database holds; each owner has one of their own (hazard 11). */
export type Owner = { readonly kind: 'visitor' } | { readonly kind: 'account'; readonly userId: string };

/** What each replicated collection holds, as the domain knows it. */
interface Documents {
  wishlist: WishlistItem;
  searchHistory: SearchEntry;
  drafts: ListingDraft;
  addresses: SavedAddress;
  notifications: Notification;
}
export type DocumentOf<C extends SyncCollection> = Documents[C];

/** A wishlist item as stored: `newestFirst` lets the newest be read by an ascending index. Never sent. */
export interface WishlistRow extends WishlistItem {
  newestFirst: number;
}

/** What is stored in each replicated collection. */
interface Rows extends Omit<Documents, 'wishlist'> {
  wishlist: WishlistRow;
}
export type RowOf<C extends SyncCollection> = Rows[C];

/**
 * An edit that the server has not confirmed yet. Written before the document, removed only when the server is known
 * to hold the same content (hazards 9, 12, 19).
 */
export interface JournalEntry {
  /** `<collection>|<document id>`. */
  id: string;
  /** The collection that the document is in; RxDB keeps the name `collection` for itself. */
  source: SyncCollection;
  docId: string;
  /** The document as the server last had it, as JSON; an empty string when it was made on this device. */
  base: string;
  /** Counts the edits, so that a confirmation of an older one is not taken for a newer one. */
  edits: number;
  /** Milliseconds since 1970 of the first and the latest unconfirmed edit. */
  since: number;
  editedAt: number;
  /** True after the server refused this content; the shelf has the reason. */
  rejected: boolean;
  /** States that pushes carried and no answer is known to, as JSON, oldest first. */
  sent: string[];
  /** Names the state of the server that those pushes assumed; empty before the first. */
  sentOver: string;
}

/** Why something lies on the shelf: the server's refusal, or a merge that had no other place for it. */
export type RejectedEditCode =
  | 'invalid_document'
  | 'document_too_large'
  | 'too_many_documents'
  | 'deleted_here'
  | 'deleted_elsewhere'
  | 'other_version';

/** The shelf's stored form. */
export interface RejectedEditRow {
  /** Deterministic from collection, document, code and content, so that a retry does not double it. */
  id: string;
  /** The collection that the document is in; RxDB keeps the name `collection` for itself. */
  source: SyncCollection;
  docId: string;
  code: RejectedEditCode;
  /** Fields that the refusal names; empty when it is about the whole. */
  fields: string[];
  /** The document, or for `other_version` the losing fields of it, as JSON. */
  content: string;
  at: number;
}

/** Content that is on this device and not on the server; nothing leaves the shelf but by its owner's hand. */
export type RejectedEdit = Omit<RejectedEditRow, 'source'> & { readonly collection: SyncCollection };

export type Collections = { [C in SyncCollection]: RxCollection<RowOf<C>> } & {
  journal: RxCollection<JournalEntry>;
  shelf: RxCollection<RejectedEditRow>;
};
export type HervondenDatabase = RxDatabase<Collections>;

export interface OpenOptions {
  /** Dexie on IndexedDB unless given. */
  readonly storage?: RxStorage<unknown, unknown>;
  /** Opens only these of the replicated collections (tests with several devices in one realm). */
  readonly collections?: readonly SyncCollection[];
  /** Other tabs of the same browser may open the same database; default true in a browser. */
  readonly multiInstance?: boolean;
  /** A name other than the owner's (tests). */
  readonly name?: string;
  /** The browser took a store of the open database away. */
  readonly onStorageLost?: (database: HervondenDatabase, loss: StorageLoss) => void;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Another version of the collections (tests of migrations). */
  readonly evolve?: (creators: Record<string, RxCollectionCreator>) => Record<string, RxCollectionCreator>;
}
