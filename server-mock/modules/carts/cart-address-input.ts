import { tidyPostcode } from '#domain/address/address-rules.ts';
import { countryOf } from '#domain/address/country.ts';
import { placeProblems } from '#domain/delivery/step-two.ts';
import { ValidationError } from '../../graphql/errors.ts';
import type { CartAddress } from './tables.ts';

type Part = Exclude<keyof CartAddress, 'country'>;

/** An address as a caller submits it; parts may be missing. */
export type GivenAddress = { readonly [Name in Part]?: string | null | undefined } & {
  readonly country?: string | null | undefined;
};

/** The maximum length of each part in characters, the same as on the device (`savedAddressSchema`). */
const longest: Readonly<Record<Part, number>> = {
  ...{ firstName: 100, lastName: 100, companyName: 100, street: 100, houseNumber: 20 },
  ...{ houseNumberExtension: 20, postcode: 12, city: 100, phoneNumber: 30, email: 254 },
};

/**
 * Returns the submitted address as a cart stores it, trimmed. Missing parts of the person keep their previous values.
 * Throws ValidationError with `cart_update_address_failed_missing_fields` (CART-050), which names every part of the
 * place that is missing or invalid, or `cart_address_too_long`, which names every part that is too long.
 */
export function readCartAddress(given: GivenAddress, before: CartAddress | null): CartAddress {
  const place = (name: Part) => given[name]?.trim() ?? '';
  const person = (name: Part) => given[name]?.trim() ?? before?.[name] ?? '';
  const country = countryOf(given.country);
  const address: CartAddress = {
    ...{ firstName: person('firstName'), lastName: person('lastName'), companyName: person('companyName') },
    ...{ phoneNumber: person('phoneNumber'), email: person('email') },
    ...{ street: place('street'), houseNumber: place('houseNumber'), city: place('city') },
    houseNumberExtension: place('houseNumberExtension'),
    postcode: tidyPostcode(place('postcode'), country ?? 'NL'),
    country: country ?? 'NL',
  };
  refuse('cart_update_address_failed_missing_fields', [
    ...placeProblems(address),
    ...(country === undefined ? ['country'] : []),
  ]);
  refuse(
    'cart_address_too_long',
    Object.entries(longest).flatMap(([name, most]) =>
      (given[name as Part] ?? '').length > most ? [name] : [],
    ),
  );
  return address;
}

function refuse(code: string, fields: readonly string[]): void {
  if (fields.length === 0) return;
  throw new ValidationError(
    code,
    fields.map((field) => ({ field, code })),
  );
}
