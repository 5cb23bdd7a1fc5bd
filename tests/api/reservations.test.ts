import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCart, pay } from '../factories/orders.ts';
import { makeProduct } from '../factories/products.ts';
import { makeSeller } from '../factories/sellers.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';

/** A product page while somebody else is paying for the product (docs/reviews/2026-11-findings.md, C3 and C13). */

let api: ApiHarness;
let seller: string;

beforeAll(async () => {
  api = await startApi();
  seller = await makeSeller(api.db);
});
afterAll(async () => await api.close());

const visitor = () => ({ email: `${randomUUID()}@hervonden.test` });

async function productOf(slug: string): Promise<string | null> {
  const { data, errors } = await api.graphql<{ product: { reservedUntil: string | null } }>(
    'query ($slug: String!) { product: productBySlug(slug: $slug) { ... on Product { reservedUntil } } }',
    { slug },
  );
  expect(errors).toEqual([]);
  return data.product.reservedUntil;
}

interface CartAnswer {
  readonly openPayment: {
    readonly transactionUid: string;
    readonly status: string;
    readonly until: string;
  } | null;
  readonly deliveries: readonly { readonly lines: readonly { readonly reservedUntil: string | null }[] }[];
}

async function cartOf(uuid: string): Promise<CartAnswer> {
  const { data, errors } = await api.graphql<{ cart: CartAnswer }>(
    `query ($uuid: String!) { cart(uuid: $uuid) { ... on Cart {
      openPayment { transactionUid status until } deliveries { lines { reservedUntil } } } } }`,
    { uuid },
  );
  expect(errors).toEqual([]);
  return data.cart;
}

const linesOf = ({ deliveries }: CartAnswer) =>
  deliveries.flatMap(({ lines }) => lines.map(({ reservedUntil }) => reservedUntil));

describe('a product that an open payment holds', () => {
  test('is reserved on its page and in the carts of others; the paying cart shows that and does not block itself', async () => {
    const product = await makeProduct(api.db, seller, { price_cents: 10_000, inventory: 1 });
    const [mine, other] = [
      await makeCart(api, visitor(), [product]),
      await makeCart(api, visitor(), [product]),
    ];
    expect(await productOf(product.slug)).toBeNull();
    expect(await cartOf(mine)).toMatchObject({ openPayment: null });
    const { transactionUid } = await pay(api, mine);
    const until = await productOf(product.slug);
    expect(Date.parse(until ?? '')).toBeGreaterThan(Date.now());
    const [own, others] = [await cartOf(mine), await cartOf(other)];
    expect(own.openPayment).toEqual({ transactionUid, status: 'created', until });
    expect(linesOf(own)).toEqual([null]);
    expect(others.openPayment).toBeNull();
    expect(linesOf(others)).toEqual([until]);
    expect(await pay(api, other)).toMatchObject({ errorCode: 'cart_product_is_reserved' });
  });

  test('is not reserved while one of it is free, nor for a line that asks for that many', async () => {
    const product = await makeProduct(api.db, seller, { price_cents: 10_000, inventory: 3 });
    await pay(api, await makeCart(api, visitor(), [{ id: product.id, quantity: 2 }]));
    const one = await makeCart(api, visitor(), [{ id: product.id, quantity: 1 }]);
    const two = await makeCart(api, visitor(), [{ id: product.id, quantity: 2 }]);
    expect(await productOf(product.slug)).toBeNull();
    expect(linesOf(await cartOf(one))).toEqual([null]);
    expect(linesOf(await cartOf(two))).toEqual([expect.any(String)]);
  });

  test('is free again once the payment’s time is over, before anybody sweeps', async () => {
    const product = await makeProduct(api.db, seller, { price_cents: 10_000, inventory: 1 });
    const cart = await makeCart(api, visitor(), [product]);
    await pay(api, cart);
    await api.db
      .updateTable('item_claims')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('product_id', '=', product.id)
      .execute();
    expect(await productOf(product.slug)).toBeNull();
    expect((await cartOf(cart)).openPayment).toMatchObject({ until: null });
  });

  test('a bid on it is refused with the reason', async () => {
    const product = await makeProduct(api.db, seller, { price_cents: 10_000, inventory: 1 });
    await pay(api, await makeCart(api, visitor(), [product]));
    const { data } = await api.graphql<{ placeBid: { errorCode: string } }>(
      `mutation ($uuid: String!, $email: String!) {
        placeBid(amount: 90, email: $email, productUuid: $uuid) { ... on Error { errorCode } } }`,
      { uuid: product.id, ...visitor() },
    );
    expect(data.placeBid.errorCode).toBe('bid_failed_product_is_reserved');
  });
});
