import { useSyncExternalStore } from 'react';

/** The saved items of whoever uses the app now. */
export interface SavedItems {
  /** False until the local database is open, and while what the account saved elsewhere may still come for the first time. */
  readonly ready: boolean;
  /** Product uuids, newest first. */
  readonly ids: readonly string[];
  readonly set: ReadonlySet<string>;
}

export const nothingSaved: SavedItems = { ready: false, ids: [], set: new Set() };

// One query for the whole page: 36 tiles and the header look at the same set.
let latest = nothingSaved;
const listeners = new Set<() => void>();

/** Publishes the saved items; follow-saved-items.ts calls it after each change of the local database. */
export function setSavedItems(value: SavedItems): void {
  latest = value;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function savedItems(): SavedItems {
  return latest;
}

export const followSavedItems = subscribe;

export function useSavedItems(): SavedItems {
  return useSyncExternalStore(subscribe, savedItems, () => nothingSaved);
}

/** How many items are saved, for the header (NAV-005). */
export function useSavedCount(): number {
  return useSyncExternalStore(
    subscribe,
    () => latest.ids.length,
    () => 0,
  );
}

export function useIsSaved(productUuid: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => latest.set.has(productUuid),
    () => false,
  );
}
