import type { AddressPlace } from '#domain/address/address-rules.ts';

/** The place of an address without the person, with each part trimmed. */
export function placeOf(values: AddressPlace): AddressPlace {
  const { street, houseNumber, houseNumberExtension, postcode, city, country } = values;
  return {
    ...{ street: street.trim(), houseNumber: houseNumber.trim(), city: city.trim(), country },
    ...{ houseNumberExtension: houseNumberExtension.trim(), postcode: postcode.trim() },
  };
}
