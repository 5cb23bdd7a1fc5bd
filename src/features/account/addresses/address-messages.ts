import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AddressField, AddressProblem } from '#domain/address/address-rules.ts';

/** The element id of a field. */
export function fieldId(field: AddressField): string {
  return `address-${field}`;
}

const missing: Readonly<Record<AddressField, MessageDescriptor>> = {
  firstName: msg`Enter your first name.`,
  lastName: msg`Enter your last name.`,
  email: msg`Enter your email address.`,
  phoneNumber: msg`Enter your phone number.`,
  postcode: msg`Enter your postcode.`,
  houseNumber: msg`Enter your house number.`,
  street: msg`Enter your street.`,
  city: msg`Enter your city.`,
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
        ? msg`A Dutch postcode has four digits and two letters, such as 3572 BJ.`
        : msg`A Belgian postcode has four digits, such as 9000.`;
    case 'houseNumber':
      return msg`Numbers only. Enter a letter or addition in the field next to it.`;
    case 'email':
      return msg`Enter a valid email address, such as name@example.com.`;
    default:
      return msg`A phone number has 8 to 15 digits and may start with a plus sign.`;
  }
}
