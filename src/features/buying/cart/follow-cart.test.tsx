import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Session, session$ } from '#src/platform/session/session.ts';
import { cartId$, openCart, storeCartId, takeAside } from './cart-id.ts';
import { fetchOwnCart } from './cart-query.ts';

const visitors = '3f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e01';
const accounts = '3f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e02';
const session: Session = {
  ...{ token: 'stub', userId: 'u1', email: 'noor@hervonden.test', name: 'Noor Jansen' },
  ...{ isStaff: false, sellerId: null },
};

const fetched = vi.fn<typeof fetch>();
const client = new QueryClient();
let answers: Record<string, object>;
let asked: string[];

const cart = (uuid: string) => ({ uuid, status: 'OPEN', numLines: 1, subTotal: 10, deliveries: [] });
const none = { __typename: 'ObjectDoesNotExistError', errorCode: 'object_does_not_exist' };

beforeEach(() => {
  asked = [];
  fetched.mockImplementation(async (_url, init) => {
    const { operationName, variables } = JSON.parse(String(init?.body));
    asked.push([operationName, ...Object.values(variables)].join(' '));
    return Response.json({ data: answers });
  });
  vi.stubGlobal('fetch', fetched);
  session$.next(session);
});
afterEach(() => {
  vi.unstubAllGlobals();
  client.clear();
  storeCartId(null);
  session$.next(null);
});

async function signInWith(here: string | null): Promise<string | null> {
  storeCartId(here);
  await fetchOwnCart(client, here);
  return cartId$.value;
}

test('CART-058 a device without a cart gets the one of the account', async () => {
  answers = { currentUserCart: cart(accounts) };
  expect(await signInWith(null)).toBe(accounts);
  expect(asked).toEqual(['CurrentUserCart']);
});

test('CART-058 the cart of the account is not joined with itself', async () => {
  answers = { currentUserCart: cart(accounts) };
  expect(await signInWith(accounts)).toBe(accounts);
  expect(asked).toEqual(['CurrentUserCart']);
});

test("PERM-004 a visitor's cart is put into the account's, or becomes it", async () => {
  answers = { currentUserCart: cart(accounts), joinCart: { uuid: accounts } };
  expect(await signInWith(visitors)).toBe(accounts);
  expect(asked).toEqual(['CurrentUserCart', `JoinCart ${visitors}`]);
  answers = { currentUserCart: none, joinCart: { uuid: visitors } };
  expect(await signInWith(visitors)).toBe(visitors);
});

test('PERM-004 a page that shows the visitor’s cart asks for it again once it was put into the account’s', async () => {
  answers = { currentUserCart: cart(accounts), joinCart: { uuid: accounts } };
  const keys = ['cart', 'cart-delivery', 'checkout'].map((key) => [key, visitors]);
  for (const key of keys) client.setQueryData(key, { uuid: visitors });
  await signInWith(visitors);
  expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true, true]);
});

test('PERM-004 a cart that is paid, gone or of somebody else is replaced by the own one, or by none', async () => {
  answers = { currentUserCart: cart(accounts), joinCart: none };
  expect(await signInWith(visitors)).toBe(accounts);
  answers = { currentUserCart: none, joinCart: none };
  expect(await signInWith(visitors)).toBeNull();
});

test('ROUTE-063 CART-058 a cart that is opened meanwhile stays the one of this device', async () => {
  const bids = '3f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e03';
  for (const here of [null, visitors]) {
    answers = { currentUserCart: cart(accounts) };
    storeCartId(here);
    const asked = fetchOwnCart(client, here);
    openCart(bids);
    await asked;
    expect(cartId$.value).toBe(bids);
    expect(takeAside()).toBe(here);
  }
});

test('PERM-004 a cart that waits and is put into the account’s waits as that', async () => {
  const bids = '3f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e03';
  answers = { currentUserCart: cart(accounts) };
  storeCartId(visitors);
  fetched.mockImplementation(async (_url, init) => {
    if (JSON.parse(String(init?.body)).operationName === 'JoinCart') openCart(bids);
    return Response.json({ data: { ...answers, joinCart: { uuid: accounts } } });
  });
  await fetchOwnCart(client, visitors);
  expect(cartId$.value).toBe(bids);
  expect(takeAside()).toBe(accounts);
});

test('PERM-004 without a network the cart waits as it is', async () => {
  fetched.mockRejectedValue(new TypeError('failed'));
  await expect(signInWith(visitors)).rejects.toThrow();
  expect(cartId$.value).toBe(visitors);
});
