import { splitName } from '#domain/account/person-name.ts';
import { tidyPhone, tidyPostcode } from '#domain/address/address-rules.ts';
import { countryOf } from '#domain/address/country.ts';
import { type SellerDetails, sellerProblems } from '#domain/seller/seller-rules.ts';
import { type FieldProblem, ValidationError } from '../../graphql/errors.ts';
import type { Seller } from './public.ts';

/** The address as given in the input; not validated. */
export interface AddressInput {
  readonly street: string;
  readonly houseNumber: string;
  readonly houseNumberExtension?: string | null | undefined;
  readonly postcode: string;
  readonly city: string;
  readonly province: string;
  readonly country: string;
}

export interface DetailsInput {
  readonly name: string;
  readonly phone: string;
  readonly address: AddressInput;
}

type DetailColumns = Pick<
  Seller,
  | 'name'
  | 'phone'
  | 'street'
  | 'house_number'
  | 'house_number_extension'
  | 'postcode'
  | 'city'
  | 'province'
  | 'country'
>;

/** The input in the fields of the form: a name of one word lacks a last name (SELL-016). */
function detailsOf({ name, phone, address }: DetailsInput): SellerDetails {
  // An unknown country is reported by detailProblems; the rules of the other fields need one of the two.
  const country = countryOf(address.country) ?? 'NL';
  const { houseNumberExtension, ...rest } = address;
  return {
    ...rest,
    ...splitName(name),
    phone,
    houseNumberExtension: houseNumberExtension ?? '',
    country,
  };
}

/** The problems of the details, by the names of the input: firstName and lastName are both `name`. */
export function detailProblems(input: DetailsInput): readonly FieldProblem[] {
  const isCountry = countryOf(input.address.country) !== undefined;
  const found = sellerProblems(detailsOf(input)).map(({ field, code }) => ({ field, code }));
  return isCountry
    ? found
    : [{ field: 'country', code: input.address.country === '' ? 'missing' : 'invalid' }, ...found];
}

/** The columns for details that have no problems. */
export function detailColumns(input: DetailsInput): DetailColumns {
  const details = detailsOf(input);
  return {
    name: input.name.trim().replace(/\s+/g, ' '),
    phone: tidyPhone(details.phone),
    street: details.street.trim(),
    house_number: details.houseNumber.trim(),
    house_number_extension: details.houseNumberExtension.trim(),
    postcode: tidyPostcode(details.postcode, details.country),
    city: details.city.trim(),
    province: details.province,
    country: details.country,
  };
}

/** Throws ValidationError with the fields, if there are any. */
export function requireNone(fields: readonly FieldProblem[]): void {
  if (fields.length > 0) throw new ValidationError('validation_error', fields);
}
