import { useSyncExternalStore } from 'react';

/** The wishlist entries of the current user. */
export interface WishlistEntries {
  /** False until the local database is open and, for an account, until the first sync has finished. */
  readonly ready: boolean;
  /** Product uuids, newest first. */
  readonly ids: readonly string[];
  readonly set: ReadonlySet<string>;
}

export const emptyWishlist: WishlistEntries = { ready: false, ids: [], set: new Set() };

// A single query for the whole page, shared by 36 tiles and the header.
let latest = emptyWishlist;
const listeners = new Set<() => void>();

/** Publishes the wishlist entries; called by follow-wishlist.ts after each change of the local database. */
export function setWishlistEntries(value: WishlistEntries): void {
  latest = value;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function wishlistEntries(): WishlistEntries {
  return latest;
}

export const followWishlistEntries = subscribe;

export function useWishlistEntries(): WishlistEntries {
  return useSyncExternalStore(subscribe, wishlistEntries, () => emptyWishlist);
}

/** The number of wishlist entries, for the header (NAV-005). */
export function useWishlistCount(): number {
  return useSyncExternalStore(
    subscribe,
    () => latest.ids.length,
    () => 0,
  );
}

export function useIsOnWishlist(productUuid: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => latest.set.has(productUuid),
    () => false,
  );
}
