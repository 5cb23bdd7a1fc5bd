import type { AddressPlace } from '#domain/address/address-rules.ts';
import type { CheckoutAddressPartsFragment } from './checkout.gen.ts';

/** The place of a cart's address without the person; null when there is none. */
export function placeOf(at: CheckoutAddressPartsFragment | null): AddressPlace | null {
  if (at === null) return null;
  const { street, houseNumber, houseNumberExtension, postcode, city } = at;
  const country = at.country === 'BE' ? 'BE' : 'NL';
  return { street, houseNumber, houseNumberExtension, postcode, city, country };
}
