import { isDeliveryType } from '#domain/delivery/delivery-type.ts';
import { isCompletePlace } from '#domain/delivery/step-two.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { ValidationError } from '../../graphql/errors.ts';
import { deliveryOptionsTo } from '../delivery/options-view.ts';
import { loadProducts } from '../products/public.ts';
import { changeOpenCart } from './open-cart.ts';
import { linesOf } from './public/carts.ts';

export interface MethodChoice {
  readonly cartUuid: string;
  readonly deliveryUuid: string;
  /** The id of one of the delivery options of the line. */
  readonly deliveryMethodId: string;
}

/**
 * Chooses the delivery method of one delivery of a cart (CART-065). Throws ValidationError:
 * `cart_delivery_does_not_exist`; `cart_delivery_method_does_not_exist`; `cart_delivery_method_not_allowed` if the
 * method is not available for this address; `cart_add_address` if the address is incomplete; and `cart_is_frozen`.
 */
export async function selectDeliveryMethod(context: GraphqlContext, choice: MethodChoice): Promise<string> {
  const { deliveryUuid, deliveryMethodId } = choice;
  const named = { name: 'selectDeliveryMethod', body: { ...choice } };
  return await changeOpenCart(context, named, async ({ tx }, cart) => {
    const line = (await linesOf(tx, cart.id)).find(({ id }) => id === deliveryUuid);
    if (line === undefined) throw new ValidationError('cart_delivery_does_not_exist');
    if (!isDeliveryType(deliveryMethodId)) throw new ValidationError('cart_delivery_method_does_not_exist');
    if (!isCompletePlace(cart.shipping_address)) throw new ValidationError('cart_add_address');
    const options = await deliveryOptionsTo(
      tx,
      await loadProducts(tx, [line.product_id]),
      cart.shipping_address,
    );
    const offered = options.get(line.product_id) ?? [];
    if (!offered.some(({ type }) => type === deliveryMethodId)) {
      throw new ValidationError('cart_delivery_method_not_allowed');
    }
    await tx
      .updateTable('cart_lines')
      .set({ delivery_method_id: deliveryMethodId })
      .where('id', '=', line.id)
      .execute();
  });
}
