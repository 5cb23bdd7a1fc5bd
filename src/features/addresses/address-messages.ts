import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AddressField, AddressProblem } from '#domain/address/address-rules.ts';

/** The element id of a field. */
export function fieldId(field: AddressField): string {
  return `address-${field}`;
}

const missing: Readonly<Record<AddressField, MessageDescriptor>> = {
  firstName: msg`Fill in a first name.`,
  lastName: msg`Fill in a last name.`,
  email: msg`Fill in an e-mail address.`,
  phoneNumber: msg`Fill in a phone number.`,
  postcode: msg`Fill in a postcode.`,
  houseNumber: msg`Fill in a house number.`,
  street: msg`Fill in a street.`,
  city: msg`Fill in a city.`,
};

/** The error message of a field; null when the field is valid. */
export function problemMessage(
  field: AddressField,
  code: AddressProblem,
  country: 'NL' | 'BE',
): MessageDescriptor {
  if (code === 'missing') return missing[field];
  switch (field) {
    case 'postcode':
      return country === 'NL'
        ? msg`A Dutch postcode is four digits and two letters, such as 3572 BJ.`
        : msg`A Belgian postcode is four digits, such as 9000.`;
    case 'houseNumber':
      return msg`Digits only; what follows them goes into the field beside it.`;
    case 'email':
      return msg`This is not an e-mail address yet.`;
    default:
      return msg`A phone number has 8 to 15 digits, with a plus in front if you like.`;
  }
}
