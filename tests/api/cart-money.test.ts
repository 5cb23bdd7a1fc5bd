import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DiscountCodesTable } from '#server/modules/newsletter/tables.ts';
import { type Buyer, balances, end, makeCart, pay } from '../factories/orders.ts';
import { makeProduct } from '../factories/products.ts';
import { makeSeller } from '../factories/sellers.ts';
import { makeUser } from '../factories/users.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';

interface Answer {
  readonly uuid?: string;
  readonly status?: string;
  readonly total?: number;
  readonly totalDiscount?: number;
  readonly isFromBid?: boolean;
  readonly clientSecret?: string | null;
  readonly discounts?: readonly Readonly<Record<string, unknown>>[];
  readonly deliveries?: readonly {
    readonly netPrice: number | null;
    readonly lines: readonly {
      readonly price: number;
      readonly quantity: number;
      readonly discount: number;
      readonly isAvailable: boolean;
    }[];
  }[];
  readonly errorCode?: string;
  readonly message?: string;
}

let api: ApiHarness;
let seller: string;

beforeAll(async () => {
  api = await startApi();
  seller = await makeSeller(api.db);
});
afterAll(async () => await api.close());

const parts = `... on Cart { uuid status total totalDiscount isFromBid clientSecret
  discounts { code name type value minimalOrderValue usage counts isUsable }
  deliveries { netPrice lines { price quantity discount isAvailable } } } ... on Error { errorCode message }`;

async function ask(call: string, token?: string): Promise<Answer> {
  const operation = call.startsWith('cart(') ? 'query' : 'mutation';
  const { data, errors } = await api.graphql<{ it: Answer }>(
    `${operation} { it: ${call} { ${parts} } }`,
    {},
    { token },
  );
  expect(errors).toEqual([]);
  return data.it;
}

const read = (cart: string, token?: string) => ask(`cart(uuid: "${cart}")`, token);
const add = (cart: string, code: string) => ask(`addDiscount(cartUuid: "${cart}", discountCode: "${code}")`);
const take = (cart: string, code: string) =>
  ask(`removeDiscount(cartUuid: "${cart}", discountCode: "${code}")`);
const visitor = (): Buyer => ({ email: `${randomUUID()}@hervonden.test` });
const newProduct = async (price = 10_000, inventory = 1) =>
  await makeProduct(api.db, seller, { price_cents: price, inventory });
const cartOf = async (price = 10_000, buyer = visitor()) =>
  await makeCart(api, buyer, [await newProduct(price)]);

async function code(given: Partial<Insertable<DiscountCodesTable>> = {}): Promise<string> {
  const text = `T${randomUUID().slice(0, 8)}`.toUpperCase();
  await api.db
    .insertInto('discount_codes')
    .values({
      id: randomUUID(),
      code: text,
      source: 'newsletter',
      address_hash: null,
      type: 'fixed_amount',
      value: 1_000,
      ...{ minimal_order_value_cents: 0, first_purchase_only: false, uses_allowed: null },
      ...{ created_at: new Date(), valid_until: null },
      ...given,
    })
    .execute();
  return text;
}

async function giftCard(cents: number): Promise<string> {
  const text = `BON${randomUUID().slice(0, 8)}`.toUpperCase();
  const card = {
    id: randomUUID(),
    code: text,
    initial_cents: cents,
    created_at: new Date(),
    valid_until: null,
  };
  await api.db.insertInto('gift_cards').values(card).execute();
  return text;
}

async function bought(cart: string): Promise<string> {
  const { transactionUid = '', redirectUrl } = await pay(api, cart);
  if (redirectUrl?.includes('/demo/')) await end(api, transactionUid, 'completed');
  return transactionUid;
}

async function cancelAsStaff(transactionUid: string): Promise<void> {
  const { id } = await api.db
    .selectFrom('order_deliveries')
    .innerJoin('order_products', 'order_products.id', 'order_deliveries.order_product_id')
    .innerJoin('orders', 'orders.id', 'order_products.order_id')
    .where('orders.transaction_id', '=', transactionUid)
    .select('order_deliveries.id')
    .executeTakeFirstOrThrow();
  const token = await api.signIn(await makeUser(api.db, { isStaff: true }));
  const { data } = await api.graphql(
    `mutation { it: updateDeliveryStatus(uuid: "${id}", isCancelled: true) { __typename } }`,
    {},
    { token },
  );
  expect(data).toEqual({ it: { __typename: 'OrderProduct' } });
}

describe('CART-003 CART-063 CART-064 codes and gift cards', () => {
  test('CART-002 CART-004 CART-007 a code counts in the total and on its line; taken out it is gone', async () => {
    const cart = await cartOf();
    const text = await code({ type: 'percentage', value: 15, most_off_cents: 5_000 });
    const added = await add(cart, ` ${text.toLowerCase()} `);
    expect(added).toMatchObject({ total: 85, totalDiscount: 15, isFromBid: false, clientSecret: null });
    expect(added.discounts).toEqual([
      {
        ...{ code: text, name: 'Nieuwsbrief', type: 'percentage', value: 15, minimalOrderValue: 0 },
        ...{ usage: 'discount', counts: true, isUsable: true },
      },
    ]);
    expect(added.deliveries?.[0]?.lines[0]?.discount).toBe(15);
    expect(await add(cart, text)).toEqual(added);
    expect(await take(cart, text)).toMatchObject({ total: 100, discounts: [] });
  });

  test('CART-027 CART-045 CART-028 CART-046 one of each', async () => {
    const cart = await cartOf();
    await add(cart, await code());
    expect(await add(cart, await code())).toMatchObject({ errorCode: 'cart_one_discount_allowed' });
    await add(cart, await giftCard(500));
    expect(await add(cart, await giftCard(500))).toMatchObject({ errorCode: 'cart_one_gift_card_allowed' });
    expect(await read(cart)).toMatchObject({ total: 85, totalDiscount: 15 });
    expect((await read(cart)).discounts?.map(({ usage }) => usage)).toEqual(['discount', 'gift_card']);
  });

  test('CART-037 CART-038 CART-040 CART-041 CART-032 what cannot be is refused with a sentence', async () => {
    const cart = await cartOf();
    expect(await add(cart, 'BESTAAT-NIET')).toEqual({
      errorCode: 'cart_discount_does_not_exist',
      message: 'Deze code kennen we niet. Controleer de letters en cijfers.',
    });
    const once = await code({ uses_allowed: 1 });
    const first = await cartOf();
    await add(first, once);
    await bought(first);
    expect(await add(cart, once)).toMatchObject({ errorCode: 'cart_discount_is_not_valid' });
    expect(await take(cart, once)).toMatchObject({ errorCode: 'cart_failed_to_remove_discount' });
    expect(await take(cart, '')).toMatchObject({ errorCode: 'cart_failed_to_remove_discounts' });
    const codes = await api.db.selectFrom('cart_discounts').selectAll().where('cart_id', '=', cart).execute();
    expect(codes).toEqual([]);
  });

  test('CART-029 below the minimum it stays and counts nothing', async () => {
    const text = await code({ minimal_order_value_cents: 20_000 });
    const cart = await cartOf(10_000);
    expect(await add(cart, text)).toMatchObject({
      total: 100,
      discounts: [{ counts: false, isUsable: true }],
    });
    const lines = api.db.selectFrom('cart_lines').select('product_id').where('cart_id', '=', cart);
    await api.db.updateTable('products').set({ price_cents: 20_000 }).where('id', 'in', lines).execute();
    expect(await read(cart)).toMatchObject({ total: 190, discounts: [{ counts: true }] });
  });

  test('a code for a first purchase is not for somebody who bought before; one used up meanwhile stops the payment', async () => {
    const buyer = visitor();
    await bought(await cartOf(10_000, buyer));
    const welcome = await code({ first_purchase_only: true, source: 'referral' });
    const again = await cartOf(10_000, buyer);
    await add(again, welcome);
    expect(await pay(api, again)).toMatchObject({ errorCode: 'cart_discount_is_not_valid' });
    expect(await add(await cartOf(), welcome)).toMatchObject({ totalDiscount: 10 });
    const once = await code({ uses_allowed: 1 });
    const [one, other] = [await cartOf(), await cartOf()];
    await add(one, once);
    await add(other, once);
    expect(await pay(api, one)).toMatchObject({ __typename: 'UsableTransaction' });
    expect(await pay(api, other)).toMatchObject({ errorCode: 'cart_discount_is_not_valid' });
    expect(await read(other)).toMatchObject({ total: 100, discounts: [{ isUsable: false, counts: false }] });
  });

  test('the buyer pays the total of the cart, and the ledger agrees', async () => {
    const cart = await cartOf(10_000);
    await add(cart, await code({ value: 1_234 }));
    const { total } = await read(cart);
    const transactionUid = await bought(cart);
    expect((await balances(api, transactionUid)).held).toBe(Math.round((total ?? 0) * 100));
  });
});

describe('CHECK-027 CART-028 a gift card', () => {
  test('that covers everything buys at once, without a payment method, and keeps the balance', async () => {
    const [card, cart] = [await giftCard(15_000), await cartOf(10_000)];
    expect(await add(cart, card)).toMatchObject({ total: 0, totalDiscount: 100 });
    const answer = await pay(api, cart, { method: null });
    expect(answer.redirectUrl).toMatch(/\/checkout\/[\w-]+\/success$/);
    expect(await read(cart)).toMatchObject({ status: 'FROZEN', total: 0, totalDiscount: 100 });
    expect(await add(await cartOf(8_000), card)).toMatchObject({ total: 30, totalDiscount: 50 });
  });

  test('is not spent twice at once, and gets its part back when the order is cancelled', async () => {
    const card = await giftCard(6_000);
    const [one, other] = [await cartOf(10_000), await cartOf(10_000)];
    await add(one, card);
    await add(other, card);
    const { transactionUid = '' } = await pay(api, one);
    expect(await read(other)).toMatchObject({ total: 100, discounts: [{ isUsable: false }] });
    await end(api, transactionUid, 'completed');
    await cancelAsStaff(transactionUid);
    expect(await read(other)).toMatchObject({ total: 40 });
  });
});

describe('CART-008 a frozen cart', () => {
  test('keeps the prices it was paid at, whatever its products cost later; nothing more goes into it', async () => {
    const product = await newProduct(10_000, 3);
    const cart = await makeCart(api, visitor(), [product]);
    const text = await code();
    await add(cart, text);
    await bought(cart);
    const paid = await read(cart);
    expect(paid).toMatchObject({ status: 'FROZEN', total: 90, totalDiscount: 10 });
    await api.db
      .updateTable('products')
      .set({ price_cents: 99_900, inventory: 0 })
      .where('id', '=', product.id)
      .execute();
    await api.db.updateTable('discount_codes').set({ value: 5 }).where('code', '=', text).execute();
    expect(await read(cart)).toEqual(paid);
    expect(await add(cart, await code())).toMatchObject({ errorCode: 'cart_is_frozen' });
  });

  test('CART-042 CART-043 CART-044 CART-048 it is not paid again, nor is an empty one, nor without a payment method', async () => {
    const cart = await cartOf();
    expect(await pay(api, cart, { method: null })).toMatchObject({
      errorCode: 'cart_no_payment_intent_provided',
    });
    await bought(cart);
    expect(await pay(api, cart)).toMatchObject({ errorCode: 'cart_is_already_frozen' });
    expect(await pay(api, await makeCart(api, visitor(), []))).toMatchObject({ errorCode: 'cart_is_empty' });
    const call = `updateCartProductQuantity(cartUuid: "${await cartOf()}", productUuid: "${(await newProduct()).id}", quantity: 1)`;
    expect(await ask(call)).toMatchObject({ errorCode: 'cart_product_not_found' });
  });

  test('a product added while the payment was pending was not bought', async () => {
    const [first, late] = [await newProduct(), await newProduct()];
    const cart = await makeCart(api, visitor(), [first]);
    const { transactionUid = '' } = await pay(api, cart);
    const line = {
      id: randomUUID(),
      cart_id: cart,
      product_id: late.id,
      quantity: 1,
      delivery_method_id: null,
    };
    await api.db.insertInto('cart_lines').values(line).execute();
    await end(api, transactionUid, 'completed');
    expect(await read(cart)).toMatchObject({ total: 100, deliveries: [{ lines: [{ quantity: 1 }] }] });
  });
});

test('CART-017 CART-052 CART-051 nothing is paid without an address and a delivery method for every product', async () => {
  const [one, two] = [await newProduct(), await newProduct()];
  const cart = await makeCart(api, visitor(), [one, two]);
  const lines = api.db.updateTable('cart_lines').set({ delivery_method_id: null });
  await lines.where('cart_id', '=', cart).where('product_id', '=', two.id).execute();
  expect(await pay(api, cart)).toMatchObject({ errorCode: 'cart_pick_delivery_method_for_all_products' });
  await api.db.updateTable('carts').set({ shipping_address: null }).where('id', '=', cart).execute();
  expect(await pay(api, cart)).toMatchObject({ errorCode: 'cart_add_address' });
});

test('CART-067 CART-039 the ids of the visit are noted; a cart that is none is named', async () => {
  const cart = await cartOf();
  const track = (uuid: string, session: string) =>
    ask(`updateTracking(cartUuid: "${uuid}", mpSessionId: "${session}")`);
  const session = randomUUID();
  expect(await track(cart, session)).toMatchObject({ uuid: cart });
  const row = await api.db.selectFrom('carts').selectAll().where('id', '=', cart).executeTakeFirst();
  expect(row).toMatchObject({ mp_session_id: session, mp_device_id: null });
  expect(await track(cart, 'x')).toMatchObject({ errorCode: 'invalid_uuid' });
  expect(await track(randomUUID(), session)).toMatchObject({ errorCode: 'cart_does_not_exist' });
});
