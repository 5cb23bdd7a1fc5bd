import { isUuid } from '#domain/ids.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { InvalidUUIDError } from '../../graphql/errors.ts';
import { changeOpenCart } from './open-cart.ts';

export interface TrackingChange {
  readonly cartUuid: string;
  readonly mpSessionId: string;
  readonly mpDeviceId?: string | null | undefined;
}

/**
 * Notes under which random ids the visit is counted that buys this cart (CART-067; readings CART-067): a device's only with
 * its consent. Throws InvalidUUIDError, `cart_is_frozen`, and what finding the cart throws.
 */
export async function updateTracking(context: GraphqlContext, change: TrackingChange): Promise<string> {
  const { mpSessionId, mpDeviceId = null } = change;
  if (!isUuid(mpSessionId) || (mpDeviceId !== null && !isUuid(mpDeviceId))) throw new InvalidUUIDError();
  return await changeOpenCart(
    context,
    { name: 'updateTracking', body: { ...change } },
    async ({ tx }, cart) => {
      await tx
        .updateTable('carts')
        .set({ mp_session_id: mpSessionId, mp_device_id: mpDeviceId })
        .where('id', '=', cart.id)
        .execute();
    },
  );
}
