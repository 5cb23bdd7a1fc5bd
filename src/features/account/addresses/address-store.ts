import type { SavedAddress } from '#domain/address/address.ts';
import { openDatabaseNow } from '#src/data/db/database-stream.ts';
import { insertDocument, removeDocument } from '#src/data/db/write.ts';

/** An address in which nothing is filled in yet. */
export function blankAddress(id: string, createdAt: number): SavedAddress {
  return {
    ...{ id, createdAt, firstName: '', lastName: '', companyName: '', street: '', houseNumber: '' },
    ...{ houseNumberExtension: '', postcode: '', city: '', country: 'NL', phoneNumber: '', email: '' },
  };
}

/**
 * Stores an address on this device, from which it syncs to the account and the other devices (ADDR-002, ADDR-008).
 */
export async function storeAddress(address: SavedAddress): Promise<void> {
  await insertDocument(await openDatabaseNow(), 'addresses', address);
}

export async function removeAddress(id: string): Promise<void> {
  await removeDocument(await openDatabaseNow(), 'addresses', id);
}

/** Undoes a removal. A removed id stays removed on every device, so the address is stored under a new id. */
export async function restoreAddress(address: SavedAddress): Promise<void> {
  await storeAddress({ ...address, id: crypto.randomUUID() });
}

/**
 * The addresses by date, the latest first; the first one is the default. `makeDefault` changes the date, which syncs
 * to every device.
 */
export function inOrder(addresses: readonly SavedAddress[]): readonly SavedAddress[] {
  return addresses.toSorted((one, other) => other.createdAt - one.createdAt || (one.id < other.id ? -1 : 1));
}

/** Makes an address the default by dating it after all others. */
export async function makeDefault(address: SavedAddress, others: readonly SavedAddress[]): Promise<void> {
  const latest = Math.max(Date.now(), ...others.map(({ createdAt }) => createdAt + 1));
  await storeAddress({ ...address, createdAt: latest });
}
