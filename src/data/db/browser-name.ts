import { localKeys } from '#src/platform/local-keys/local-keys.ts';

const key = localKeys.browserName;

/** The stored name with the database that it is for; null when there is none or nothing can be read. */
function stored(): { readonly database: string; readonly name: string } | null {
  try {
    const [database, name] = (localStorage.getItem(key) ?? '').split('|');
    return database === undefined || name === undefined ? null : { database, name };
  } catch {
    return null;
  }
}

/** The name of this browser for the values of one database; it goes with that, so that it never links two accounts. */
export function browserNameFor(database: string): string {
  const known = stored();
  if (known?.database === database) return known.name;
  const name = crypto.randomUUID().slice(0, 8);
  try {
    localStorage.setItem(key, `${database}|${name}`);
  } catch {
    // Nobody recognises this name again: its values count as those of another device.
  }
  return name;
}

/** The name that this browser has now; null when it has none. */
export function browserNameNow(): string | null {
  return stored()?.name ?? null;
}

/**
 * Calls `onChange` whenever another tab names this browser, or takes its name away. Tabs do not see what another one
 * stores at once: a value of that tab can arrive before its name does.
 */
export function followBrowserName(onChange: () => void): () => void {
  const follow = (event: StorageEvent) => {
    // A null key: everything was cleared.
    if (event.key === key || event.key === null) onChange();
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}

/** At sign-out: nothing of the account stays. */
export function forgetBrowserName(database: string): void {
  if (stored()?.database === database) localStorage.removeItem(key);
}
