import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import type { AddressPlace } from '#domain/address/address-rules.ts';
import { request } from '#src/data/graphql/client.ts';
import {
  CartDeliveryDocument,
  type CartDeliveryPartsFragment,
  SelectDeliveryMethodDocument,
  UpdateCartAddressesDocument,
} from './cart-delivery.gen.ts';
import { askAnew } from './cart-query.ts';
import type { CartOutcome } from './change-cart.ts';

export type CartDelivery = CartDeliveryPartsFragment;

/** A cart with the prices of its deliveries at this moment: never kept (DELIV-002). Null when there is none. */
export function cartDeliveryQuery(id: string | null) {
  return queryOptions({
    queryKey: ['cart-delivery', id],
    staleTime: 0,
    gcTime: 0,
    meta: { keep: false },
    queryFn:
      id === null
        ? skipToken
        : async ({ signal }): Promise<CartDelivery | null> => {
            const { cart } = await request(CartDeliveryDocument, { uuid: id }, { signal });
            return 'uuid' in cart ? cart : null;
          },
  });
}

type Answer = CartDelivery | { readonly errorCode: string; readonly message: string };

async function settle(client: QueryClient, answer: Answer): Promise<CartOutcome> {
  if (!('uuid' in answer)) return { ok: false, message: answer.message };
  const { queryKey } = cartDeliveryQuery(answer.uuid);
  // A question from before the change does not overwrite its answer.
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, answer);
  void askAnew(client, answer.uuid, ['cart', 'checkout']);
  return { ok: true };
}

/** Chooses how one delivery comes (CART-065). */
export async function selectMethod(
  client: QueryClient,
  choice: { readonly cartUuid: string; readonly deliveryUuid: string; readonly deliveryMethodId: string },
): Promise<CartOutcome> {
  return await settle(client, (await request(SelectDeliveryMethodDocument, choice)).selectDeliveryMethod);
}

/** Sends the cart to this place; methods that were chosen for another one go (CART-066, ADDR-010). */
export async function sendTo(
  client: QueryClient,
  cartUuid: string,
  { street, houseNumber, houseNumberExtension, postcode, city, country }: AddressPlace,
): Promise<CartOutcome> {
  const shippingAddress = { street, houseNumber, houseNumberExtension, postcode, city, country };
  const variables = { cartUuid, shippingAddress, clearDeliveryMethod: true };
  return await settle(client, (await request(UpdateCartAddressesDocument, variables)).updateAddresses);
}
