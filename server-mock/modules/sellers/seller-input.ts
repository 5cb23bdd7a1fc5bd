import { splitName } from '#domain/account/person-name.ts';
import { tidyPhone, tidyPostcode } from '#domain/address/address-rules.ts';
import { type SellerDetails, sellerProblems } from '#domain/seller/seller-rules.ts';
import { type FieldProblem, ValidationError } from '../../graphql/errors.ts';
import type { Seller } from './store.ts';

/** The address as the input brings it; anything may be in it. */
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

/** The same in the form's own fields: a name of one word lacks its last name (SELL-016). */
function detailsOf({ name, phone, address }: DetailsInput): SellerDetails {
  // A country that is none is a problem of its own; the rules of the others need one of the two.
  const country = address.country === 'BE' ? 'BE' : 'NL';
  const { houseNumberExtension, ...rest } = address;
  return {
    ...rest,
    ...splitName(name),
    phone,
    houseNumberExtension: houseNumberExtension ?? '',
    country,
  };
}

/** What is wrong with the details, by the input's own names: firstName and lastName are both `name`. */
export function detailProblems(input: DetailsInput): readonly FieldProblem[] {
  const isCountry = input.address.country === 'NL' || input.address.country === 'BE';
  const found = sellerProblems(detailsOf(input)).map(({ field, code }) => ({ field, code }));
  return isCountry
    ? found
    : [{ field: 'country', code: input.address.country === '' ? 'missing' : 'invalid' }, ...found];
}

/** The row's part for details that have no problem. */
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

/** Throws ValidationError with the fields; without any, nothing happens. */
export function requireNone(fields: readonly FieldProblem[]): void {
  if (fields.length > 0) throw new ValidationError('validation_error', fields);
}
