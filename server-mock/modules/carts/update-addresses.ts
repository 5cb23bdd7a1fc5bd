import { isSamePlace } from '#domain/checkout/same-place.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { ValidationError } from '../../graphql/errors.ts';
import { type GivenAddress, readCartAddress } from './cart-address-input.ts';
import { changeOpenCart } from './open-cart.ts';

export interface AddressChange {
  readonly cartUuid: string;
  readonly shippingAddress?: GivenAddress | null | undefined;
  readonly billingAddress?: GivenAddress | null | undefined;
  readonly clearDeliveryMethod?: boolean | null | undefined;
}

/**
 * Sets the shipping and billing address of a cart (CART-066). A missing address stays unchanged; a billing address at
 * the same place as the shipping address follows it. With `clearDeliveryMethod` all chosen delivery methods are
 * cleared (ADDR-010). Throws ValidationError with `cart_update_address_failed_missing_fields` (CART-050) or
 * `cart_is_frozen`.
 */
export async function updateAddresses(context: GraphqlContext, change: AddressChange): Promise<string> {
  const { shippingAddress: shipping, billingAddress: billing } = change;
  if (!shipping && !billing) throw new ValidationError('cart_update_address_failed_missing_fields');
  const named = { name: 'updateAddresses', body: { ...change } };
  return await changeOpenCart(context, named, async ({ tx }, cart) => {
    const { shipping_address: before, billing_address: invoice } = cart;
    const goesTo = shipping ? readCartAddress(shipping, before) : before;
    const isTogether = invoice === null || (before !== null && isSamePlace(invoice, before));
    const follows = isTogether && goesTo !== null ? { ...goesTo } : invoice;
    const isFor = billing ? readCartAddress(billing, invoice) : follows;
    await tx
      .updateTable('carts')
      .set({
        shipping_address: goesTo === null ? null : JSON.stringify(goesTo),
        billing_address: isFor === null ? null : JSON.stringify(isFor),
      })
      .where('id', '=', cart.id)
      .execute();
    if (change.clearDeliveryMethod !== true) return;
    await tx
      .updateTable('cart_lines')
      .set({ delivery_method_id: null })
      .where('cart_id', '=', cart.id)
      .execute();
  });
}
