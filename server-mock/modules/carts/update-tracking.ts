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
 * Stores the random session and device ids under which analytics counts the visit that buys this cart (CART-067,
 * docs/readings.md); the device id is null without the visitor's consent. Throws InvalidUUIDError, `cart_is_frozen`,
 * and the errors of `findCart`.
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
