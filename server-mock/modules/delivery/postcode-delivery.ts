import { countryOf } from '#domain/address/country.ts';
import type { DeliveryOption } from '#domain/delivery/delivery-options.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { ObjectDoesNotExistError, ValidationError } from '../../graphql/errors.ts';
import { placeOfPostcode } from '../../outside/address/gazetteer.ts';
import { maySeeProduct } from '../products/product-view.ts';
import { loadProductBySlug } from '../products/public.ts';
import { deliveryOptionsTo } from './options-view.ts';

export interface PostcodeDelivery {
  /** The town of the postcode. */
  readonly place: string;
  readonly options: readonly DeliveryOption[];
}

/**
 * Returns the delivery options of the product with this slug to a postcode. Prices depend on nothing else of an
 * address, so that they are those of `productDeliveryMethods` for every address there. Throws ValidationError for a
 * postcode that is none, and ObjectDoesNotExistError.
 */
export async function postcodeDelivery(
  context: GraphqlContext,
  asked: { readonly postcode: string; readonly country: string; readonly slug: string },
): Promise<PostcodeDelivery> {
  const country = countryOf(asked.country);
  const place = country === undefined ? null : placeOfPostcode(asked.postcode, country);
  if (place === null) {
    const code = 'delivery_postcode_unknown';
    throw new ValidationError(code, [{ field: 'postcode', code }]);
  }
  const view = await loadProductBySlug(context.db, asked.slug);
  if (view === undefined || !maySeeProduct(context.viewer, view.product)) throw new ObjectDoesNotExistError();
  const to = { postcode: asked.postcode, city: place.name, country: place.country };
  const options = await deliveryOptionsTo(context.db, [view], to);
  return { place: place.name, options: options.get(view.product.id) ?? [] };
}
