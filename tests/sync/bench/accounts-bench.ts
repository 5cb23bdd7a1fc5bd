import { filter, firstValueFrom, timeout } from 'rxjs';
import { database$ } from '#src/data/db/database-stream.ts';
import { databaseName, ownerOf } from '#src/data/db/owners.ts';
import type { HervondenDatabase, Owner } from '#src/data/db/types.ts';
import type { Session } from '#src/platform/session/session.ts';

/** A localStorage for Node. */
export class LocalStore {
  readonly #items = new Map<string, string>();
  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.#items.set(key, value);
  }
  removeItem(key: string): void {
    this.#items.delete(key);
  }
  clear(): void {
    this.#items.clear();
  }
  get length(): number {
    return this.#items.size;
  }
  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null;
  }
}

/** Installs an empty localStorage; remove it with `Reflect.deleteProperty(globalThis, 'localStorage')`. */
export function withLocalStore(): LocalStore {
  const store = new LocalStore();
  Object.defineProperty(globalThis, 'localStorage', { value: store, configurable: true });
  return store;
}

export const visitor: Owner = { kind: 'visitor' };

export const product = (index: number): string =>
  `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

export function session(userId: string): Session {
  return { token: `token-${userId}`, userId, email: 'a@b.nl', name: 'Sam', isStaff: false, sellerId: null };
}

/** Resolves with the owner's database once it is the current one. */
export function opened(owner: Owner): Promise<HervondenDatabase> {
  return firstValueFrom(
    database$.pipe(
      filter((database) => JSON.stringify(ownerOf(database)) === JSON.stringify(owner)),
      timeout(5_000),
    ),
  );
}

export async function databasesOf(owner: Owner): Promise<string[]> {
  const name = await databaseName(owner);
  const all = await indexedDB.databases();
  return all.map((entry) => entry.name ?? '').filter((entry) => entry.includes(name));
}

export async function wishlistIds(database: HervondenDatabase): Promise<string[]> {
  const rows = await database.wishlist.find({ sort: [{ newestFirst: 'asc' }] }).exec();
  return rows.map((row) => row.primary);
}

export async function deleteAllDatabases(): Promise<void> {
  for (const { name } of await indexedDB.databases()) if (name !== undefined) indexedDB.deleteDatabase(name);
}
