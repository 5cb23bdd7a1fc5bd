import type { AddressPlace } from '../address/address-rules.ts';

const parts = ['street', 'houseNumber', 'houseNumberExtension', 'postcode', 'city', 'country'] as const;

/** Whether both addresses are the same, ignoring case and surrounding spaces. */
export function isSamePlace(one: AddressPlace, other: AddressPlace): boolean {
  return parts.every((part) => one[part].trim().toLowerCase() === other[part].trim().toLowerCase());
}
