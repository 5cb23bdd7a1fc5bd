import { isUuid } from '#domain/ids.ts';
import { localKeys } from '#domain/storage/local-keys.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { shortHash } from './merge/short-hash.ts';
import { restoreDocument } from './restore.ts';
import type { HervondenDatabase } from './types.ts';
import { insertDocument } from './write.ts';

/** Keys of an earlier version (WISH-002, WISH-003, UI-024). They are read once, imported and removed. */
const { wishlistItems: itemsKey, wishlistId: idKey, address: addressKey } = localKeys;

export interface LegacyStorage {
  getItem(key: string): string | null;
  removeItem(key: string): void;
}

function parsed(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // A format older than JSON: a comma-separated list.
    return text.split(',').map((part) => part.trim());
  }
}

function uuidFor(text: string): string {
  const hex = (shortHash(text) + shortHash(`${text}/2`) + shortHash(`${text}/3`)).slice(0, 32);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

async function importWishlist(
  database: HervondenDatabase,
  storage: LegacyStorage,
  now: number,
): Promise<void> {
  const items = parsed(storage.getItem(itemsKey));
  const ids = (Array.isArray(items) ? items : [])
    .map((item: unknown) =>
      typeof item === 'string' ? item : String((item as { uuid?: unknown } | null)?.uuid ?? ''),
    )
    .map((id) => id.toLowerCase())
    .filter(isUuid);
  for (const [index, id] of [...new Set(ids)].entries()) {
    // The list is in the order of saving, so later entries get a later time.
    if ((await database.wishlist.findOne(id).exec()) === null) {
      await insertDocument(database, 'wishlist', { id, addedAt: now - ids.length + index });
    }
  }
}

async function importAddress(
  database: HervondenDatabase,
  storage: LegacyStorage,
  now: number,
): Promise<void> {
  const address = parsed(storage.getItem(addressKey));
  if (typeof address !== 'object' || address === null || Array.isArray(address)) return;
  // The same address always gets the same id, so that an interrupted import is not repeated as a duplicate.
  const id = uuidFor(JSON.stringify(address));
  const document = restoreDocument('addresses', { ...address, id, createdAt: now });
  if (document !== null && (await database.addresses.findOne(id).exec()) === null) {
    await insertDocument(database, 'addresses', document);
  }
}

/** Imports what an earlier version stored in localStorage. A key is removed only after its content is stored. */
export async function importLegacy(
  database: HervondenDatabase,
  storage: LegacyStorage | null,
  now: number,
): Promise<void> {
  if (storage === null) return;
  try {
    await importWishlist(database, storage, now);
    storage.removeItem(itemsKey);
    storage.removeItem(idKey);
    await importAddress(database, storage, now);
    storage.removeItem(addressKey);
  } catch (error) {
    logger.warn('legacy_import_failed', { error: errorText(error) });
  }
}
