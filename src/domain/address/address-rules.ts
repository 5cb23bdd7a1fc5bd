import { isEmail } from '../account/email.ts';
import type { Country } from '../catalog/provinces.ts';
import type { SavedAddress } from './address.ts';

/** ADDR-011, SELL-019, SELL-020: four digits and two letters in the Netherlands, exactly four digits in Belgium. */
const postcodes: Readonly<Record<Country, RegExp>> = { NL: /^\d{4} ?[A-Za-z]{2}$/, BE: /^\d{4}$/ };

/** True for a postcode of that country; spaces around it do not count. */
export function isPostcode(text: string, country: Country): boolean {
  return postcodes[country].test(text.trim());
}

/** As on an envelope: "3572 BJ", "9000". What is no postcode stays as it was typed, trimmed. */
export function tidyPostcode(text: string, country: Country): string {
  const code = text.trim();
  if (!isPostcode(code, country) || country === 'BE') return code;
  return `${code.slice(0, 4)} ${code.slice(-2).toUpperCase()}`;
}

/** ADDR-012, SELL-017: digits alone; what follows them has a field of its own. */
export function isHouseNumber(text: string): boolean {
  return /^\d+$/.test(text.trim());
}

/** ADDR-019, SELL-018: 8 to 15 digits with an optional plus, after taking out spaces, hyphens and brackets. */
export function isPhone(text: string): boolean {
  return /^\+?\d{8,15}$/.test(tidyPhone(text));
}

/** The number without what people write for reading it. */
export function tidyPhone(text: string): string {
  return text.replace(/[\s()-]/g, '');
}

/** The fields of an address that can be wrong, in the order of the form. */
export const addressFields = [
  'firstName',
  'lastName',
  'email',
  'phoneNumber',
  'postcode',
  'houseNumber',
  'street',
  'city',
] as const;
export type AddressField = (typeof addressFields)[number];
export type AddressProblem = 'missing' | 'invalid';
type Values = Pick<SavedAddress, AddressField | 'country'>;

/** The pattern of a field that has one: an empty field never fails it (ADDR-014, ADDR-018, ADDR-019). */
function fitsPattern(field: AddressField, values: Values): boolean {
  const text = values[field].trim();
  if (text === '') return true;
  switch (field) {
    case 'postcode':
      return isPostcode(text, values.country);
    case 'houseNumber':
      return isHouseNumber(text);
    case 'email':
      return isEmail(text);
    case 'phoneNumber':
      return isPhone(text);
    default:
      return true;
  }
}

/** What is wrong with one field as it stands, or null. `missing` for nothing but spaces (ADDR-015, ADDR-020). */
export function addressProblem(field: AddressField, values: Values): AddressProblem | null {
  if (values[field].trim() === '') return 'missing';
  return fitsPattern(field, values) ? null : 'invalid';
}

/**
 * Everything that keeps an address from being used, in the order of the form. House number addition and company name
 * are never among it (ADDR-016, ADDR-017).
 */
export function addressProblems(
  values: Values,
): readonly { readonly field: AddressField; readonly code: AddressProblem }[] {
  return addressFields.flatMap((field) => {
    const code = addressProblem(field, values);
    return code === null ? [] : [{ field, code }];
  });
}

/** What belongs to the place; the rest belongs to the person. */
export type AddressPlace = Pick<
  SavedAddress,
  'street' | 'houseNumber' | 'houseNumberExtension' | 'postcode' | 'city' | 'country'
>;

/** The place in one line as on an envelope: "Biltstraat 88 A, 3572 BJ Utrecht"; empty parts are left out. */
export function addressLine(place: AddressPlace): string {
  const join = (...parts: readonly string[]) =>
    parts
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .join(' ');
  const first = join(place.street, place.houseNumber, place.houseNumberExtension);
  const second = join(place.postcode, place.city);
  return [first, second].filter((part) => part !== '').join(', ');
}
