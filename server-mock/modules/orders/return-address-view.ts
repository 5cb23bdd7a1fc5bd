import type { Kysely } from 'kysely';
import { addressLines } from '#domain/address/address-rules.ts';
import type { Database } from '../../db/schema.ts';
import { builder } from '../../graphql/builder.ts';

/** The address to which the buyer returns a product: that of its seller. */
export interface ReturnAddress {
  readonly name: string;
  readonly street: string;
  readonly houseNumber: string;
  readonly houseNumberExtension: string;
  readonly postcode: string;
  readonly city: string;
  readonly country: 'NL' | 'BE';
}

/**
 * The seller's address; null if it is incomplete. The address of a private seller is personal: the caller checks that
 * a return has been agreed or decided (L4).
 */
export async function returnAddressOf(db: Kysely<Database>, sellerId: string): Promise<ReturnAddress | null> {
  const found = await db
    .selectFrom('sellers')
    .select(['name', 'street', 'house_number', 'house_number_extension', 'postcode', 'city', 'country'])
    .where('id', '=', sellerId)
    .executeTakeFirst();
  if (found === undefined) return null;
  const { name, street, house_number: houseNumber, postcode, city, country } = found;
  const isComplete = [street, houseNumber, postcode, city].every((part) => part.trim() !== '');
  const houseNumberExtension = found.house_number_extension;
  return isComplete ? { name, street, houseNumber, houseNumberExtension, postcode, city, country } : null;
}

/** The address on one line, with the name. */
export function returnAddressText(address: ReturnAddress): string {
  return [address.name, ...addressLines(address)].join(', ');
}

export const ReturnAddressType = builder.objectRef<ReturnAddress>('ReturnAddress').implement({
  description: 'The address to which the buyer returns a product.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the seller.' }),
    street: t.exposeString('street', { description: 'Street.' }),
    houseNumber: t.exposeString('houseNumber', { description: 'House number.' }),
    houseNumberExtension: t.exposeString('houseNumberExtension', { description: 'Its addition.' }),
    postcode: t.exposeString('postcode', { description: 'Postcode.' }),
    city: t.exposeString('city', { description: 'Place.' }),
    country: t.exposeString('country', { description: 'NL or BE.' }),
  }),
});
