import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scopeOf } from '#server/command.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { bidCarts } from '#server/modules/carts/bid-cart-view.ts';
import { type BidDeal, cartForBid, endBidCart } from '#server/modules/carts/public/bid-carts.ts';
import { balances, end, makeCart, pay } from '../factories/orders.ts';
import { makeProduct } from '../factories/products.ts';
import { makeSeller } from '../factories/sellers.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';
import { makeCaller } from './sync/people.ts';

interface Answer {
  readonly uuid?: string;
  readonly total?: number;
  readonly isFromBid?: boolean;
  readonly deliveries?: readonly { readonly lines: readonly { readonly isAvailable: boolean }[] }[];
  readonly errorCode?: string;
}

let api: ApiHarness;
let seller: string;
let now = new Date();

beforeAll(async () => {
  api = await startApi({ clock: { now: () => now } });
  seller = await makeSeller(api.db);
});
afterAll(async () => await api.close());

async function ask(call: string, token?: string): Promise<Answer> {
  const { data, errors } = await api.graphql<{ it: Answer }>(
    `${call.startsWith('cart(') ? 'query' : 'mutation'} { it: ${call} {
      ... on Cart { uuid total isFromBid deliveries { lines { isAvailable } } } ... on Error { errorCode } } }`,
    {},
    { token },
  );
  expect(errors).toEqual([]);
  return data.it;
}
const read = (cart: string, token?: string) => ask(`cart(uuid: "${cart}")`, token);
const newProduct = async () => await makeProduct(api.db, seller, { price_cents: 10_000 });
const visitor = () => ({ email: `${randomUUID()}@hervonden.test` });

async function giftCard(): Promise<string> {
  const code = `BON${randomUUID().slice(0, 8)}`.toUpperCase();
  const card = { id: randomUUID(), code, initial_cents: 5_000, created_at: now, valid_until: null };
  await api.db.insertInto('gift_cards').values(card).execute();
  return code;
}

describe('CART-004 CART-030 the cart of a bid', () => {
  async function agreed(given: Partial<BidDeal> = {}): Promise<string> {
    const deal: BidDeal = {
      ...{
        bidId: randomUUID(),
        productId: (await newProduct()).id,
        buyerId: null,
        email: 'x@hervonden.test',
      },
      ...{ price: 7_500, until: new Date(now.getTime() + 86_400_000), holds: true, ...given },
    };
    return await inTransaction(api.db, (tx) => cartForBid(scopeOf(tx, api.server.deps.bus, now), deal));
  }
  const address = JSON.stringify({
    ...{ firstName: 'Noor', lastName: 'Janssen', companyName: '', street: 'Biltstraat', houseNumber: '12' },
    ...{ houseNumberExtension: '', postcode: '3572 BJ', city: 'Utrecht', country: 'NL', phoneNumber: '' },
    email: 'noor@hervonden.test',
  });
  async function ready(cart: string): Promise<void> {
    const places = { shipping_address: address, billing_address: address };
    await api.db.updateTable('carts').set(places).where('id', '=', cart).execute();
    const method = { delivery_method_id: 'pickup_transport' };
    await api.db.updateTable('cart_lines').set(method).where('cart_id', '=', cart).execute();
  }

  test('has its price, is locked, takes no code, and is one however often it is asked for', async () => {
    const [bidId, product] = [randomUUID(), await newProduct()];
    const cart = await agreed({ bidId, productId: product.id });
    expect(await agreed({ bidId, productId: product.id })).toBe(cart);
    expect(await read(cart)).toMatchObject({ isFromBid: true, total: 75 });
    const add = `addDiscount(cartUuid: "${cart}", discountCode: "${await giftCard()}")`;
    expect(await ask(add)).toMatchObject({ errorCode: 'cart_discount_is_not_valid' });
    const remove = `removeProductFromCart(cartUuid: "${cart}", productUuid: "${product.id}")`;
    expect(await ask(remove)).toMatchObject({ errorCode: 'cart_is_from_bid' });
    await ready(cart);
    const { transactionUid = '' } = await pay(api, cart);
    expect((await bidCarts(api.db, [bidId])).get(bidId)).toMatchObject({ isPaid: false, isPaying: true });
    await end(api, transactionUid, 'completed');
    expect((await balances(api, transactionUid)).held).toBe(7_500);
    expect((await bidCarts(api.db, [bidId])).get(bidId)).toEqual({
      ...{ cartUuid: cart, isPaid: true, isPaying: false },
    });
  });

  test('reserves its product as long as it can be paid, and exists beside the account’s own cart', async () => {
    const [product, { token, userId }] = [await newProduct(), await makeCaller(api)];
    const bidId = randomUUID();
    const cart = await agreed({ bidId, productId: product.id, buyerId: userId });
    const other = await makeCart(api, visitor(), [product]);
    expect(await pay(api, other)).toMatchObject({ errorCode: 'cart_product_is_reserved' });
    await expect(agreed({ productId: product.id })).rejects.toMatchObject({
      errorCode: 'cart_product_is_not_available',
    });
    const { uuid: own } = await ask('createCart', token);
    expect(own).not.toBe(cart);
    expect(await read(cart, token)).toMatchObject({ total: 75 });
    await inTransaction(api.db, (tx) => endBidCart(scopeOf(tx, api.server.deps.bus, now), bidId));
    expect((await read(cart, token)).deliveries?.[0]?.lines[0]?.isAvailable).toBe(false);
    expect(await pay(api, other)).toMatchObject({ __typename: 'UsableTransaction' });
  });

  test('never costs more than the product asks by then', async () => {
    const product = await newProduct();
    const cart = await agreed({ productId: product.id });
    await ready(cart);
    await api.db.updateTable('products').set({ price_cents: 6_000 }).where('id', '=', product.id).execute();
    expect(await read(cart)).toMatchObject({ total: 60 });
    const { transactionUid = '' } = await pay(api, cart);
    await end(api, transactionUid, 'completed');
    expect((await balances(api, transactionUid)).held).toBe(6_000);
  });

  test('after its time no payment begins', async () => {
    const cart = await agreed({ until: new Date(now.getTime() + 1_000) });
    await ready(cart);
    now = new Date(now.getTime() + 2_000);
    expect(await pay(api, cart)).toMatchObject({ errorCode: 'cart_product_is_not_available' });
  });
});
