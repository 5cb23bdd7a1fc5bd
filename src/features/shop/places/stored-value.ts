import { useSyncExternalStore } from 'react';
import { errorText, logger } from '#src/platform/logger/logger.ts';

/** A value that is stored on the device as text and validated when it is read. */
export interface StoredValue<Value> {
  /** Null if there is none or it is invalid, and on the server. */
  readonly read: () => Value | null;
  readonly keep: (value: Value | null) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A value under a localStorage key. Without localStorage it lasts as long as the page is open. */
export function storedValue<Value>(
  key: string,
  parse: (text: string) => Value | null,
  write: (value: Value) => string,
): StoredValue<Value> {
  const listeners = new Set<() => void>();
  let text: string | null | undefined;
  let value: Value | null = null;
  // False after a write that failed: the value in memory is then newer than the stored one.
  let isStored = true;
  const take = (next: string | null) => {
    if (next === text) return;
    text = next;
    value = next === null ? null : parse(next);
  };
  const stored = () => {
    if (!isStored) return text ?? null;
    try {
      return typeof localStorage === 'undefined' ? null : localStorage.getItem(key);
    } catch {
      return text ?? null;
    }
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    isStored = true;
    take(stored());
    for (const listener of listeners) listener();
  };
  return {
    read() {
      // Without a listener nothing reports the changes of other tabs.
      if (text === undefined || listeners.size === 0) take(stored());
      return value;
    },
    keep(next) {
      take(next === null ? null : write(next));
      try {
        if (typeof text === 'string') localStorage.setItem(key, text);
        else localStorage.removeItem(key);
        isStored = true;
      } catch (error) {
        isStored = false;
        logger.warn('value_not_stored', { key, error: errorText(error) });
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      if (listeners.size === 0) {
        addEventListener('storage', onStorage);
        take(stored());
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', onStorage);
      };
    },
  };
}

/** The current value, updated on every change; null in the first render of a server-rendered page. */
export function useStoredValue<Value>(stored: StoredValue<Value>): Value | null {
  return useSyncExternalStore(stored.subscribe, stored.read, () => null);
}
