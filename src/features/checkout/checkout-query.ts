import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { request } from '#src/data/graphql/client.ts';
import {
  AddDiscountDocument,
  CheckoutDocument,
  type CheckoutPartsFragment,
  RemoveDiscountDocument,
} from './checkout.gen.ts';

/** A cart as it is paid; euros. */
export type CheckoutCart = CheckoutPartsFragment;

/** Why a cart cannot be shown: the server's sentence. */
export interface NoCart {
  readonly message: string;
}

/** The cart with this id with what it costs at this moment: asked anew by every page and never kept on the device. */
export function checkoutQuery(uuid: string) {
  return queryOptions({
    queryKey: ['checkout', uuid],
    staleTime: 0,
    gcTime: 0,
    meta: { keep: false },
    queryFn: async ({ signal }): Promise<CheckoutCart | NoCart> => {
      const { cart } = await request(CheckoutDocument, { uuid }, { signal });
      return 'uuid' in cart ? cart : { message: cart.message };
    },
  });
}

export function isCart(answer: CheckoutCart | NoCart): answer is CheckoutCart {
  return 'uuid' in answer;
}

/** What every change of this cart is called, here and in the cart: each waits for the one before it. */
export function changeOf(cartUuid: string) {
  return { mutationKey: ['change-cart', cartUuid], scope: { id: `change-cart-${cartUuid}` } };
}

/** Null when it went well, else the server's sentence about why not. */
export type Refusal = string | null;

type Answer = CheckoutCart | { readonly errorCode: string; readonly message: string };

/** Every page that shows this cart asks for its sums again. */
async function settle(client: QueryClient, uuid: string, answer: Answer): Promise<Refusal> {
  if (!('uuid' in answer)) return answer.message;
  const { queryKey } = checkoutQuery(uuid);
  // A question from before the change does not overwrite its answer.
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, answer);
  await Promise.all(
    ['cart', 'cart-delivery'].map((key) => client.invalidateQueries({ queryKey: [key, uuid] })),
  );
  return null;
}

/** Puts a code or a gift card into the cart (CART-063). */
export async function addDiscount(
  client: QueryClient,
  cartUuid: string,
  discountCode: string,
): Promise<Refusal> {
  const { addDiscount: answer } = await request(AddDiscountDocument, { cartUuid, discountCode });
  return await settle(client, cartUuid, answer);
}

/** Takes it out again (CART-064). */
export async function removeDiscount(
  client: QueryClient,
  cartUuid: string,
  discountCode: string,
): Promise<Refusal> {
  const { removeDiscount: answer } = await request(RemoveDiscountDocument, { cartUuid, discountCode });
  return await settle(client, cartUuid, answer);
}
