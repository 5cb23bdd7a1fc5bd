import type { SavedAddress } from '#domain/address/address.ts';
import { openDatabaseNow } from '#src/data/db/database-stream.ts';
import { insertDocument, removeDocument } from '#src/data/db/write.ts';

/** An address that nobody has typed anything into yet. */
export function blankAddress(id: string, createdAt: number): SavedAddress {
  return {
    ...{ id, createdAt, firstName: '', lastName: '', companyName: '', street: '', houseNumber: '' },
    ...{ houseNumberExtension: '', postcode: '', city: '', country: 'NL', phoneNumber: '', email: '' },
  };
}

/** Keeps an address on this device, from where it goes to the account and the other devices (ADDR-002, ADDR-008). */
export async function storeAddress(address: SavedAddress): Promise<void> {
  await insertDocument(await openDatabaseNow(), 'addresses', address);
}

export async function removeAddress(id: string): Promise<void> {
  await removeDocument(await openDatabaseNow(), 'addresses', id);
}

/** Takes a removal back. Removed ids stay removed everywhere, so the same address comes back under a new one. */
export async function restoreAddress(address: SavedAddress): Promise<void> {
  await storeAddress({ ...address, id: crypto.randomUUID() });
}

/** The order of the list: the first one is the default. It moves up by its date, which every device takes over. */
export function inOrder(addresses: readonly SavedAddress[]): readonly SavedAddress[] {
  return addresses.toSorted((one, other) => other.createdAt - one.createdAt || (one.id < other.id ? -1 : 1));
}

/** Puts an address before all others. */
export async function makeDefault(address: SavedAddress, others: readonly SavedAddress[]): Promise<void> {
  const latest = Math.max(Date.now(), ...others.map(({ createdAt }) => createdAt + 1));
  await storeAddress({ ...address, createdAt: latest });
}
