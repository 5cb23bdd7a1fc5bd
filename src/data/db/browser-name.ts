import { localKeys } from '#domain/storage/local-keys.ts';

const key = localKeys.browserName;

/** The stored name and the database it belongs to; null when there is none or it cannot be read. */
function stored(): { readonly database: string; readonly name: string } | null {
  try {
    const [database, name] = (localStorage.getItem(key) ?? '').split('|');
    return database === undefined || name === undefined ? null : { database, name };
  } catch {
    return null;
  }
}

/**
 * The name of this browser for the values of one database. It is removed with that database, so that it never links
 * two accounts.
 */
export function browserNameFor(database: string): string {
  const known = stored();
  if (known?.database === database) return known.name;
  const name = crypto.randomUUID().slice(0, 8);
  try {
    localStorage.setItem(key, `${database}|${name}`);
  } catch {
    // The name is not recognised again, so its values count as those of another device.
  }
  return name;
}

/** The current name of this browser; null when it has none. */
export function browserNameNow(): string | null {
  return stored()?.name ?? null;
}

/**
 * Calls `onChange` whenever another tab sets or removes the name of this browser. Tabs do not see each other's writes
 * at once: a value of another tab can arrive before its name.
 */
export function followBrowserName(onChange: () => void): () => void {
  const follow = (event: StorageEvent) => {
    // The key is null when the whole storage was cleared.
    if (event.key === key || event.key === null) onChange();
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}

/** Removes the name, at sign-out. */
export function forgetBrowserName(database: string): void {
  if (stored()?.database === database) localStorage.removeItem(key);
}
