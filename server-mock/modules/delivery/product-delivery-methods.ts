import { countryOf } from '#domain/address/country.ts';
import type { DeliveryOption } from '#domain/delivery/delivery-options.ts';
import { type DeliveryPlace, placeProblems } from '#domain/delivery/step-two.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { ObjectDoesNotExistError, ValidationError } from '../../graphql/errors.ts';
import { maySeeProduct } from '../products/product-view.ts';
import { loadProductBySlug } from '../products/public.ts';
import { deliveryOptionsTo } from './options-view.ts';

/** An address as entered by the user. */
export interface TypedPlace extends Omit<DeliveryPlace, 'country'> {
  readonly country: string;
}

/**
 * Returns the delivery options of the product with this slug to an address (DELIV-001). Throws ValidationError, for
 * the postcode (DELIV-007) before the other parts, and ObjectDoesNotExistError.
 */
export async function productDeliveryMethods(
  context: GraphqlContext,
  asked: { readonly address: TypedPlace; readonly slug: string },
): Promise<readonly DeliveryOption[]> {
  const { country: named, ...rest } = asked.address;
  const country = countryOf(named);
  if (country === undefined) throw incomplete(['country']);
  const address = { ...rest, country };
  if (address.postcode.trim() === '') {
    const code = 'delivery_postcode_required';
    throw new ValidationError(code, [{ field: 'postcode', code }]);
  }
  const problems = placeProblems(address);
  if (problems.length > 0) throw incomplete(problems);
  const view = await loadProductBySlug(context.db, asked.slug);
  if (view === undefined || !maySeeProduct(context.viewer, view.product)) throw new ObjectDoesNotExistError();
  const options = await deliveryOptionsTo(context.db, [view], address);
  return options.get(view.product.id) ?? [];
}

function incomplete(fields: readonly string[]): ValidationError {
  const code = 'delivery_address_incomplete';
  return new ValidationError(
    code,
    fields.map((field) => ({ field, code })),
  );
}
