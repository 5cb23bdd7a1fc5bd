import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buy, makeCart, pay } from '../factories/orders.ts';
import { makeProduct } from '../factories/products.ts';
import { makeSeller } from '../factories/sellers.ts';
import { makeUser } from '../factories/users.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';

// The result of a payment matches what the buyer saw before and after paying.

let api: ApiHarness;
let sellerId: string;

beforeAll(async () => {
  api = await startApi();
  sellerId = await makeSeller(api.db);
});

afterAll(async () => await api.close());

const visitor = () => ({ email: `${randomUUID()}@hervonden.test` });

async function payWith(cartUuid: string, expectedTotal: number | null, locale: 'nl' | 'en' | 'fr' = 'en') {
  const { data, errors } = await api.graphql<{ it: Record<string, string> }>(
    `mutation ($cartUuid: String!, $expectedTotal: Float) {
      it: getUsableTransaction(cartUuid: $cartUuid, paymentMethod: ideal, expectedTotal: $expectedTotal) {
        __typename ... on UsableTransaction { transactionUid } ... on Error { errorCode message } } }`,
    { cartUuid, expectedTotal },
    { locale },
  );
  expect(errors).toEqual([]);
  return data.it;
}

const raise = async (id: string, cents: number) =>
  await api.db.updateTable('products').set({ price_cents: cents }).where('id', '=', id).execute();
const heldOf = async (id: string) =>
  await api.db
    .selectFrom('item_claims')
    .innerJoin('transactions', 'transactions.id', 'item_claims.transaction_id')
    .where('product_id', '=', id)
    .where('state', '=', 'HELD')
    .select(['transactions.id', 'price_cents', 'superseded'])
    .execute();

test('CHECK-037 a cart that costs more than was shown is not paid, and nothing is held', async () => {
  const { id } = await makeProduct(api.db, sellerId);
  const cart = await makeCart(api, visitor(), [{ id }]);
  await raise(id, 45_500);
  const refused = { __typename: 'GetUsableTransactionError', errorCode: 'cart_total_changed' };
  expect(await payWith(cart, 450)).toEqual({
    ...refused,
    message: 'The total has changed in the meantime. Check it before you pay.',
  });
  for (const [locale, word] of [
    ['nl', 'veranderd'],
    ['fr', 'changé'],
  ] as const)
    expect((await payWith(cart, 450, locale)).message).toContain(word);
  expect(await heldOf(id)).toEqual([]);
  expect(await payWith(cart, 455)).toMatchObject({ __typename: 'UsableTransaction' });
});

test('CHECK-037 one that became cheaper, or of which no total was given, is paid', async () => {
  const { id } = await makeProduct(api.db, sellerId);
  const cart = await makeCart(api, visitor(), [{ id }]);
  expect(await payWith(cart, 600)).toMatchObject({ __typename: 'UsableTransaction' });
  expect(await payWith(cart, null)).toMatchObject({ __typename: 'UsableTransaction' });
  expect(await pay(api, cart)).toMatchObject({ __typename: 'UsableTransaction' });
});

test('CHECK-037 a payment that is open already stays as it was when its cart became dearer', async () => {
  const { id } = await makeProduct(api.db, sellerId);
  const cart = await makeCart(api, visitor(), [{ id }]);
  const { transactionUid } = await payWith(cart, 450);
  const first = [{ id: transactionUid, price_cents: 45_000, superseded: false }];
  expect(await payWith(cart, 449.99)).toMatchObject({ errorCode: 'cart_total_changed' });
  await raise(id, 50_000);
  expect(await payWith(cart, 450)).toMatchObject({ errorCode: 'cart_total_changed' });
  expect(await heldOf(id)).toEqual(first);
});

test('CART-056 a product that is gone is named as the reason, though the page left it out of its sum', async () => {
  const [{ id }, gone] = [await makeProduct(api.db, sellerId), await makeProduct(api.db, sellerId)];
  const cart = await makeCart(api, visitor(), [{ id }, gone]);
  await api.db.updateTable('products').set({ inventory: 0 }).where('id', '=', gone.id).execute();
  expect(await payWith(cart, 450)).toMatchObject({ errorCode: 'cart_product_is_not_available' });
});

test('CHECK-006 a bought cart shows where the confirmation was sent: for an account its own address', async () => {
  const user = await makeUser(api.db);
  const token = await api.signIn(user);
  const confirmedTo = async (cartUuid: string, as?: string) => {
    const { data } = await api.graphql<{ it: { confirmedTo?: string | null } }>(
      'query ($uuid: String!) { it: cart(uuid: $uuid) { ... on Cart { confirmedTo } } }',
      { uuid: cartUuid },
      { token: as },
    );
    return data.it.confirmedTo;
  };
  const newProduct = () => makeProduct(api.db, sellerId);
  // Entered in step 3, and used only for the delivery.
  const other = `${randomUUID()}@hervonden.test`;
  const { cartUuid } = await buy(api, { id: user.id, email: other, token }, [await newProduct()]);
  expect(await confirmedTo(cartUuid, token)).toBe(user.email);
  expect(await confirmedTo(cartUuid)).toBeUndefined();
  const guest = visitor();
  expect(await confirmedTo((await buy(api, guest, [await newProduct()])).cartUuid)).toBe(guest.email);
  expect(await confirmedTo(await makeCart(api, visitor(), [await newProduct()]))).toBeNull();
});
