import { type CommandScope, command } from '../../command.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { ValidationError } from '../../graphql/errors.ts';
import { type Cart, findCart } from './public/carts.ts';

/**
 * Changes an open cart under its row lock, so that concurrent changes are serialised. Returns the cart's id. Throws
 * `cart_is_frozen` (CART-033) and the errors of `findCart`.
 */
export async function changeOpenCart(
  context: GraphqlContext,
  named: { readonly name: string; readonly body: object & { readonly cartUuid: string } },
  change: (scope: CommandScope, cart: Cart) => Promise<void>,
): Promise<string> {
  return await command(context, named, async (scope) => {
    const cart = await findCart(scope.tx, context.viewer, named.body.cartUuid, 'lock');
    if (cart.status === 'FROZEN') throw new ValidationError('cart_is_frozen');
    await change(scope, cart);
    await scope.tx.updateTable('carts').set({ updated_at: scope.now }).where('id', '=', cart.id).execute();
    return cart.id;
  });
}
