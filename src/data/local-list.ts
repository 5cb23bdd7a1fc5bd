import * as v from 'valibot';
import type { ItemStorage } from '#src/platform/web-storage/web-storage.ts';

/** A list of entries, each of one person, under one key of localStorage. */
export interface LocalList<Entry> {
  /** Entries that another version wrote, or that are damaged, are left out. */
  readonly read: (storage: ItemStorage | null) => readonly Entry[];
  /** False when the list could not be stored: the storage is full or not accessible. */
  readonly write: (storage: ItemStorage | null, entries: readonly Entry[]) => boolean;
  readonly readOf: (userId: string, storage: ItemStorage | null) => readonly Entry[];
  readonly forgetOf: (userId: string, storage: ItemStorage | null) => void;
  /** Subscribes to changes in this tab and in others; returns the unsubscribe function. */
  readonly follow: (changed: () => void) => () => void;
}

/** Everything is synchronous, so that an entry survives when the page is closed at once. */
export function createLocalList<Entry extends { readonly userId: string }>(
  key: string,
  entrySchema: v.GenericSchema<unknown, Entry>,
): LocalList<Entry> {
  const listeners = new Set<() => void>();
  const read: LocalList<Entry>['read'] = (storage) => {
    try {
      const entries = v.safeParse(v.array(v.unknown()), JSON.parse(storage?.getItem(key) ?? '[]'));
      if (!entries.success) return [];
      return entries.output.flatMap((entry) => {
        const known = v.safeParse(entrySchema, entry);
        return known.success ? [known.output] : [];
      });
    } catch {
      return [];
    }
  };
  const write: LocalList<Entry>['write'] = (storage, entries) => {
    try {
      if (storage === null) return false;
      if (entries.length === 0) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(entries));
      for (const listener of listeners) listener();
      return true;
    } catch {
      return false;
    }
  };
  return {
    ...{ read, write },
    readOf: (userId, storage) => read(storage).filter((entry) => entry.userId === userId),
    forgetOf: (userId, storage) => {
      const entries = read(storage);
      const left = entries.filter((entry) => entry.userId !== userId);
      if (left.length < entries.length) write(storage, left);
    },
    follow: (changed) => followKey(key, listeners, changed),
  };
}

function followKey(key: string, listeners: Set<() => void>, changed: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) changed();
  };
  listeners.add(changed);
  globalThis.addEventListener?.('storage', onStorage);
  return () => {
    listeners.delete(changed);
    globalThis.removeEventListener?.('storage', onStorage);
  };
}
