import { isEmail } from '../account/email.ts';
import type { Country } from '../catalog/provinces.ts';
import type { SavedAddress } from './address.ts';

/** Four digits and two letters in the Netherlands, exactly four digits in Belgium (ADDR-011, SELL-019, SELL-020). */
const postcodes: Readonly<Record<Country, RegExp>> = { NL: /^\d{4} ?[A-Za-z]{2}$/, BE: /^\d{4}$/ };

/** Returns true for a valid postcode of the country, ignoring surrounding spaces. */
export function isPostcode(text: string, country: Country): boolean {
  return postcodes[country].test(text.trim());
}

/** Formats a postcode as on an envelope: "3572 BJ", "9000". Text that is not a valid postcode is only trimmed. */
export function tidyPostcode(text: string, country: Country): string {
  const code = text.trim();
  if (!isPostcode(code, country) || country === 'BE') return code;
  return `${code.slice(0, 4)} ${code.slice(-2).toUpperCase()}`;
}

/** Returns true for digits only (ADDR-012, SELL-017). A house number addition has its own field. */
export function isHouseNumber(text: string): boolean {
  return /^\d+$/.test(text.trim());
}

/**
 * Returns true for 8 to 15 digits with an optional plus, ignoring spaces, hyphens and parentheses (ADDR-019,
 * SELL-018).
 */
export function isPhone(text: string): boolean {
  return /^\+?\d{8,15}$/.test(tidyPhone(text));
}

/** Removes spaces, hyphens and parentheses from a phone number. */
export function tidyPhone(text: string): string {
  return text.replace(/[\s()-]/g, '');
}

/** The address fields that are validated, in the order of the form. */
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

/** Whether a field matches its pattern. An empty field always does (ADDR-014, ADDR-018, ADDR-019). */
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

/** Returns the problem of one field, or null. A field with only spaces is `missing` (ADDR-015, ADDR-020). */
export function addressProblem(field: AddressField, values: Values): AddressProblem | null {
  if (values[field].trim() === '') return 'missing';
  return fitsPattern(field, values) ? null : 'invalid';
}

/**
 * Returns all problems that make an address unusable, in the order of the form. The house number addition and the
 * company name are never among them (ADDR-016, ADDR-017).
 */
export function addressProblems(
  values: Values,
): readonly { readonly field: AddressField; readonly code: AddressProblem }[] {
  return addressFields.flatMap((field) => {
    const code = addressProblem(field, values);
    return code === null ? [] : [{ field, code }];
  });
}

/** The fields that describe the place. The other fields of an address describe the person. */
export type AddressPlace = Pick<
  SavedAddress,
  'street' | 'houseNumber' | 'houseNumberExtension' | 'postcode' | 'city' | 'country'
>;

/** Formats the place on one line as on an envelope: "Biltstraat 88 A, 3572 BJ Utrecht". Empty parts are left out. */
export function addressLine(place: AddressPlace): string {
  return addressLines(place).join(', ');
}

/** The same on two lines: the street with its number, and the place. */
export function addressLines(place: Omit<AddressPlace, 'country'>): readonly string[] {
  const join = (...parts: readonly string[]) =>
    parts
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .join(' ');
  const first = join(place.street, place.houseNumber, place.houseNumberExtension);
  const second = join(place.postcode, place.city);
  return [first, second].filter((part) => part !== '');
}
