import type { CartAddress } from './tables.ts';

/** The place of an address, without the person. */
export type CartPlace = Pick<
  CartAddress,
  'street' | 'houseNumber' | 'houseNumberExtension' | 'postcode' | 'city' | 'country'
>;

/** Returns whether both addresses are the same place. */
export function isSamePlace(one: CartPlace, other: CartPlace): boolean {
  const keys = ['street', 'houseNumber', 'houseNumberExtension', 'postcode', 'city', 'country'] as const;
  return keys.every((key) => one[key] === other[key]);
}
