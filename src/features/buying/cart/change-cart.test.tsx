import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cartId$, openCart, storeCartId, takeAside } from './cart-id.ts';
import { cartQuery } from './cart-query.ts';
import { addToCart } from './change-cart.ts';
import { setCartQuantity } from './change-lines.ts';

const { request } = vi.hoisted(() => ({ request: vi.fn() }));
vi.mock('#src/data/graphql/client.ts', () => ({ request }));

const own = '3f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e01';
const bids = '3f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e02';
const made = '3f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e03';
const client = new QueryClient();
let refusals: Record<string, string>;

beforeEach(() => {
  refusals = { [bids]: 'cart_is_from_bid' };
  request.mockReset();
  request.mockImplementation(async ({ name }: { name: string }, { cartUuid }: { cartUuid?: string }) => {
    if (name === 'CreateCart') return { createCart: { uuid: made } };
    if (name === 'Cart') return { cart: { errorCode: 'object_does_not_exist' } };
    const errorCode = refusals[cartUuid ?? ''];
    const answer =
      errorCode === undefined
        ? { uuid: cartUuid, status: 'OPEN', numLines: 1, subTotal: 10, isFromBid: false, deliveries: [] }
        : { errorCode, message: 'Not here.' };
    return { addProductToCart: answer, updateCartProductQuantity: answer };
  });
});
afterEach(() => {
  takeAside();
  storeCartId(null);
  client.clear();
});

test('CART-060 a product added while a bid’s cart is open goes into the pending cart', async () => {
  storeCartId(own);
  openCart(bids);
  expect(await addToCart(client, 'vaas', 1)).toEqual({ ok: true });
  expect(cartId$.value).toBe(own);
  expect(request.mock.calls.map(([{ name }]) => name)).not.toContain('CreateCart');
});

test('CART-059 CART-060 into a new one when none waits, or the one that waited ended too', async () => {
  storeCartId(bids);
  await addToCart(client, 'vaas', 1);
  expect(cartId$.value).toBe(made);
  refusals[own] = 'cart_is_frozen';
  storeCartId(own);
  openCart(bids);
  await addToCart(client, 'vaas', 1);
  expect(cartId$.value).toBe(made);
});

test('a refusal of the cart that waited leaves the device with that one', async () => {
  refusals[own] = 'cart_product_is_not_available';
  storeCartId(own);
  openCart(bids);
  expect(await addToCart(client, 'vaas', 1)).toEqual({ ok: false, message: 'Not here.' });
  expect(cartId$.value).toBe(own);
});

test('a cart that the server no longer knows is replaced by the pending one', async () => {
  storeCartId(own);
  openCart(bids);
  openCart(made);
  await client.fetchQuery({ ...cartQuery(made), retry: false });
  expect(cartId$.value).toBe(own);
});

test('CART-062 an older question does not overwrite what a change answered', async () => {
  const { queryKey } = cartQuery(own);
  let late: (cart: object) => void = () => undefined;
  const older = client
    .fetchQuery({ queryKey, queryFn: () => new Promise((resolve) => (late = resolve)) })
    .catch(() => undefined);
  await setCartQuantity(client, own, 'vaas', 2);
  late({ uuid: own, numLines: 7 });
  await older;
  expect(client.getQueryData<object>(queryKey)).toMatchObject({ numLines: 1 });
});

test('CART-002 a change makes step 2 and step 3 ask again what it costs', async () => {
  for (const key of ['cart-delivery', 'checkout']) client.setQueryData([key, own], {});
  await setCartQuantity(client, own, 'vaas', 2);
  for (const key of ['cart-delivery', 'checkout'])
    expect(client.getQueryState([key, own])?.isInvalidated).toBe(true);
});
