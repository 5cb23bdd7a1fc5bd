import type { SavedAddress } from '#domain/address/address.ts';

export type Home = Pick<SavedAddress, 'street' | 'houseNumber' | 'postcode' | 'city' | 'country'>;

/** Where the people of the demo live: their saved address, and that of their orders. */
export const homes = {
  koper: { street: 'Oudegracht', houseNumber: '112', postcode: '3511 AV', city: 'Utrecht', country: 'NL' },
  verkoper: { street: 'Biltstraat', houseNumber: '88', postcode: '3572 BJ', city: 'Utrecht', country: 'NL' },
  merk: { street: 'Lange Leemstraat', houseNumber: '57', postcode: '2018', city: 'Antwerpen', country: 'BE' },
  nieuw: { street: 'Naamsestraat', houseNumber: '112', postcode: '3000', city: 'Leuven', country: 'BE' },
  staf: {
    street: 'Haarlemmerdijk',
    houseNumber: '77',
    postcode: '1013 KB',
    city: 'Amsterdam',
    country: 'NL',
  },
} as const satisfies Record<string, Home>;

/** A number that belongs to nobody, as people write it in the country of the home. */
export function phoneOf({ country }: Home): string {
  return country === 'NL' ? '+31600000000' : '+32470000000';
}
