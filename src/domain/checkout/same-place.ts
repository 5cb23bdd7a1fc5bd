import type { AddressPlace } from '../address/address-rules.ts';

const parts = ['street', 'houseNumber', 'houseNumberExtension', 'postcode', 'city', 'country'] as const;

/** Whether both are at one door; case and spaces around do not count. */
export function isSamePlace(one: AddressPlace, other: AddressPlace): boolean {
  return parts.every((part) => one[part].trim().toLowerCase() === other[part].trim().toLowerCase());
}
