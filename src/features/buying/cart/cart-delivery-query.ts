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

/**
 * A cart with its delivery prices at this moment, which are never persisted (DELIV-002). Null when there is no cart.
 */
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
  // A request from before the change must not overwrite its answer.
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, answer);
  void askAnew(client, answer.uuid, ['cart']);
  // The change ends once a checkout on the same page shows the new total, which is then what is paid.
  await askAnew(client, answer.uuid, ['checkout']);
  return { ok: true };
}

/** Selects the delivery method of one delivery (CART-065). */
export async function selectMethod(
  client: QueryClient,
  choice: { readonly cartUuid: string; readonly deliveryUuid: string; readonly deliveryMethodId: string },
): Promise<CartOutcome> {
  return await settle(client, (await request(SelectDeliveryMethodDocument, choice)).selectDeliveryMethod);
}

/**
 * Sets the delivery address of the cart; delivery methods selected for another address are cleared (CART-066,
 * ADDR-010).
 */
export async function sendTo(
  client: QueryClient,
  cartUuid: string,
  { street, houseNumber, houseNumberExtension, postcode, city, country }: AddressPlace,
): Promise<CartOutcome> {
  const shippingAddress = { street, houseNumber, houseNumberExtension, postcode, city, country };
  const variables = { cartUuid, shippingAddress, clearDeliveryMethod: true };
  return await settle(client, (await request(UpdateCartAddressesDocument, variables)).updateAddresses);
}
