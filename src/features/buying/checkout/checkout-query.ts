import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { request } from '#src/data/graphql/client.ts';
import {
  AddDiscountDocument,
  CheckoutDocument,
  type CheckoutPartsFragment,
  RemoveDiscountDocument,
} from './checkout.gen.ts';

/** A cart at its payment; amounts in euros. */
export type CheckoutCart = CheckoutPartsFragment;

/** The server's message about why a cart cannot be shown. */
export interface NoCart {
  readonly message: string;
}

/** A cart with its current totals; refetched by every page and never persisted. */
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

/**
 * The mutation key and scope of every change to this cart, the same as in the cart feature: changes run one after the
 * other.
 */
export function changeOf(cartUuid: string) {
  return { mutationKey: ['change-cart', cartUuid], scope: { id: `change-cart-${cartUuid}` } };
}

/** Null on success, otherwise the server's message about the refusal. */
export type Refusal = string | null;

type Answer = CheckoutCart | { readonly errorCode: string; readonly message: string };

/** Refetches the totals on every page that shows this cart. */
async function settle(client: QueryClient, uuid: string, answer: Answer): Promise<Refusal> {
  if (!('uuid' in answer)) return answer.message;
  const { queryKey } = checkoutQuery(uuid);
  // A request from before the change must not overwrite its answer.
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, answer);
  await Promise.all(
    ['cart', 'cart-delivery'].map((key) => client.invalidateQueries({ queryKey: [key, uuid] })),
  );
  return null;
}

/** Adds a discount code or gift card to the cart (CART-063). */
export async function addDiscount(
  client: QueryClient,
  cartUuid: string,
  discountCode: string,
): Promise<Refusal> {
  const { addDiscount: answer } = await request(AddDiscountDocument, { cartUuid, discountCode });
  return await settle(client, cartUuid, answer);
}

/** Removes it again (CART-064). */
export async function removeDiscount(
  client: QueryClient,
  cartUuid: string,
  discountCode: string,
): Promise<Refusal> {
  const { removeDiscount: answer } = await request(RemoveDiscountDocument, { cartUuid, discountCode });
  return await settle(client, cartUuid, answer);
}
