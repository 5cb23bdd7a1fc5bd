import { useSyncExternalStore } from 'react';

/** The saved items of whoever uses the app now. */
export interface WishlistEntries {
  /** False until the local database is open, and while what the account saved elsewhere may still come for the first time. */
  readonly ready: boolean;
  /** Product uuids, newest first. */
  readonly ids: readonly string[];
  readonly set: ReadonlySet<string>;
}

export const emptyWishlist: WishlistEntries = { ready: false, ids: [], set: new Set() };

// One query for the whole page: 36 tiles and the header look at the same set.
let latest = emptyWishlist;
const listeners = new Set<() => void>();

/** Publishes the saved items; follow-wishlist.ts calls it after each change of the local database. */
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

/** How many items are saved, for the header (NAV-005). */
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
