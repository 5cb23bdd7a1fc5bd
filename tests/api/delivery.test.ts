import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pay } from '../factories/orders.ts';
import { makeProduct } from '../factories/products.ts';
import { makeSeller } from '../factories/sellers.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';
import { makeCaller } from './sync/people.ts';

interface Option {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly price: number;
  readonly comparePrice: number | null;
  readonly isInsured: boolean;
  readonly insuredUpTo: number | null;
  readonly weightCategory: string | null;
}
interface Answer {
  readonly uuid?: string;
  readonly total?: number;
  readonly totalDelivery?: number;
  readonly shippingAddress?: Readonly<Record<string, string>> | null;
  readonly billingAddress?: Readonly<Record<string, string>> | null;
  readonly deliveries?: readonly {
    readonly uuid: string;
    readonly netPrice: number | null;
    readonly deliveryMethod: { readonly id: string } | null;
    readonly deliveryOptions: readonly { readonly id: string; readonly price: number }[];
    readonly lines: readonly { readonly quantity: number }[];
  }[];
  readonly options?: readonly Option[];
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

const utrecht = {
  street: 'Biltstraat',
  houseNumber: '88',
  postcode: '3572 BJ',
  city: 'Utrecht',
  country: 'NL',
};
const at = { latitude: 52.09, longitude: 5.12 };
const newProduct = async (given: Parameters<typeof makeProduct>[2] = {}, of = seller) =>
  await makeProduct(api.db, of, { weight_category: 'A', price_cents: 10_000, ...at, ...given });

const cartParts = `... on Cart { uuid total totalDelivery
  shippingAddress { firstName street postcode city } billingAddress { firstName street city }
  deliveries { uuid netPrice deliveryMethod { id } deliveryOptions { id price } lines { quantity } } }
  ... on Error { errorCode message }`;

async function ask(
  call: string,
  types: string,
  variables: Readonly<Record<string, unknown>> = {},
  token?: string,
): Promise<Answer> {
  const { data, errors } = await api.graphql<{ answer: Answer }>(
    `${types} { answer: ${call} { ${cartParts} } }`,
    variables,
    { token },
  );
  expect(errors).toEqual([]);
  return data.answer;
}

async function methods(slug: string, change: Partial<typeof utrecht> = {}, headers = {}): Promise<Answer> {
  const { data, errors } = await api.graphql<{ answer: Answer }>(
    `query ($address: DeliveryAddressInput!, $slug: String!) {
      answer: productDeliveryMethods(address: $address, slug: $slug) {
        ... on DeliveryOptions {
          options { id type title price comparePrice isInsured insuredUpTo weightCategory } }
        ... on Error { errorCode message } } }`,
    { address: { ...utrecht, ...change }, slug },
    headers,
  );
  expect(errors).toEqual([]);
  return data.answer;
}

const idsOf = ({ options }: Answer) => options?.map(({ id }) => id);

describe('DELIV-001 DELIV-003 what it costs to deliver a product to an address', () => {
  test('every option has its name, prices, insurance and class of weight', async () => {
    const { slug } = await newProduct();
    const { options } = await methods(slug, {}, { headers: { 'accept-language': 'nl' } });
    const whole = { weightCategory: 'A', comparePrice: null };
    expect(options).toEqual([
      {
        ...{ id: 'post_transport', type: 'post_transport', title: 'Pakketpost', price: 6.95 },
        ...{ ...whole, isInsured: true, insuredUpTo: 100 },
      },
      {
        ...{ id: 'brenger_transport', type: 'brenger_transport', title: 'Koerier aan huis', price: 6.95 },
        ...{ ...whole, isInsured: true, insuredUpTo: 1000 },
      },
      {
        ...{ id: 'pickup_transport', type: 'pickup_transport', title: 'Zelf ophalen', price: 0 },
        ...{ ...whole, isInsured: false, insuredUpTo: null },
      },
    ]);
  });

  test('distance and country count, and what the seller offers', async () => {
    const free = await makeSeller(api.db, { accept_pickup: false });
    await api.db
      .insertInto('seller_transport')
      .values({ seller_id: free, type: 'free_transport', price_cents: 0 })
      .execute();
    const { slug } = await newProduct({ weight_category: 'B' }, free);
    const far = await methods(slug, { postcode: '9712 CP', city: 'Groningen' });
    expect(far.options?.map(({ id, price, comparePrice }) => [id, price, comparePrice])).toEqual([
      ['free_transport', 0, 39.95],
      ['brenger_transport', 39.95, null],
    ]);
    const abroad = await methods(slug, { postcode: '9000', city: 'Gent', country: 'BE' });
    expect(abroad.options?.find(({ id }) => id === 'brenger_transport')?.price).toBe(44.95);
  });

  test('DELIV-017 to the Wadden islands there is only picking up', async () => {
    const { slug } = await newProduct();
    expect(idsOf(await methods(slug, { postcode: '1791 AA', city: 'Den Burg' }))).toEqual([
      'pickup_transport',
    ]);
    expect(idsOf(await methods(slug, { postcode: '1790', city: 'Affligem', country: 'BE' }))).toContain(
      'post_transport',
    );
  });

  test('DELIV-007 ADDR-024 first the postcode is asked for, then the rest of the address', async () => {
    const { slug } = await newProduct();
    const dutch = { headers: { 'accept-language': 'nl' } };
    expect(await methods(slug, { postcode: ' ' }, dutch)).toEqual({
      errorCode: 'delivery_postcode_required',
      message: 'Vul eerst een postcode in.',
    });
    for (const change of [
      { houseNumber: '' },
      { street: ' ' },
      { city: '' },
      { postcode: '35' },
      { country: 'DE' },
    ])
      expect((await methods(slug, change, dutch)).errorCode).toBe('delivery_address_incomplete');
  });

  test('what nobody may see has no options', async () => {
    const hidden = await newProduct({ status: 'DRAFT' });
    for (const slug of [hidden.slug, 'is-er-niet'])
      expect((await methods(slug)).errorCode).toBe('object_does_not_exist');
  });

  test('DELIV-002 the answer may not be cached in between', async () => {
    const { slug } = await newProduct();
    const response = await api.app.inject({
      ...{ method: 'POST', url: '/graphql', headers: { 'content-type': 'application/json' } },
      payload: {
        query: `query ($address: DeliveryAddressInput!, $slug: String!) {
          productDeliveryMethods(address: $address, slug: $slug) { __typename } }`,
        variables: { address: utrecht, slug },
      },
    });
    expect(response.json().data.productDeliveryMethods.__typename).toBe('DeliveryOptions');
    expect(response.headers['cache-control']).toBe('no-store');
  });
});

const create = async (token?: string) => (await ask('createCart', 'mutation', {}, token)).uuid ?? '';
const read = async (uuid: string) => await ask('cart(uuid: $uuid)', 'query ($uuid: String!)', { uuid });
const add = async (cart: string, product: string, quantity = 1) =>
  await ask(
    'addProductToCart(cartUuid: $cart, productUuid: $product, quantity: $quantity)',
    'mutation ($cart: String!, $product: String!, $quantity: Int!)',
    { cart, product, quantity },
  );
const choose = async (cart: string, delivery: string, method: string, token?: string) =>
  await ask(
    'selectDeliveryMethod(cartUuid: $cart, deliveryUuid: $delivery, deliveryMethodId: $method)',
    'mutation ($cart: String!, $delivery: String!, $method: String!)',
    { cart, delivery, method },
    token,
  );
const send = async (
  cart: string,
  addresses: { readonly shipping?: object; readonly billing?: object; readonly clear?: boolean },
  token?: string,
) =>
  await ask(
    'updateAddresses(cartUuid: $cart, shippingAddress: $shipping, billingAddress: $billing, clearDeliveryMethod: $clear)',
    'mutation ($cart: String!, $shipping: CartAddressInput, $billing: CartAddressInput, $clear: Boolean)',
    { cart, ...addresses },
    token,
  );
const deliveryIn = ({ deliveries }: Answer, position = 0) => deliveries?.[position]?.uuid ?? '';

describe('CART-006 CART-031 CART-065 a cart has a delivery of its own for every product', () => {
  test('there are no options before the address; the chosen ones count in the totals', async () => {
    const [light, heavy] = [await newProduct({ inventory: 4 }), await newProduct({ weight_category: 'B' })];
    const cart = await create();
    await add(cart, light.id, 2);
    const before = await add(cart, heavy.id);
    expect(before.deliveries?.map(({ deliveryOptions, netPrice }) => [deliveryOptions, netPrice])).toEqual([
      [[], null],
      [[], null],
    ]);
    expect(before).toMatchObject({ total: 300, totalDelivery: 0 });

    const addressed = await send(cart, { shipping: utrecht });
    const [first, second] = addressed.deliveries ?? [];
    expect(first?.deliveryOptions.map(({ id }) => id)).toContain('post_transport');
    expect(second?.deliveryOptions.map(({ id }) => id)).not.toContain('post_transport');
    await choose(cart, deliveryIn(addressed), 'post_transport');
    const chosen = await choose(cart, deliveryIn(addressed, 1), 'brenger_transport');
    expect(chosen).toMatchObject({
      ...{ totalDelivery: 31.9, total: 331.9 },
      deliveries: [
        { netPrice: 6.95, deliveryMethod: { id: 'post_transport' }, lines: [{ quantity: 2 }] },
        { netPrice: 24.95, deliveryMethod: { id: 'brenger_transport' } },
      ],
    });
    expect(await read(cart)).toEqual(chosen);

    await api.db.updateTable('products').set({ inventory: 0 }).where('id', '=', heavy.id).execute();
    expect(await read(cart)).toMatchObject({ totalDelivery: 6.95, total: 206.95 });
  });

  test('CART-034 CART-035 CART-036 CART-051 what cannot be chosen is refused by its own code', async () => {
    const cart = await create();
    const delivery = deliveryIn(await add(cart, (await newProduct({ weight_category: 'B' })).id));
    expect(await choose(cart, delivery, 'pickup_transport')).toMatchObject({ errorCode: 'cart_add_address' });
    await send(cart, { shipping: utrecht });
    const codes = async (of: string, method: string) => (await choose(cart, of, method)).errorCode;
    for (const unknown of [randomUUID(), 'x'])
      expect(await codes(unknown, 'pickup_transport')).toBe('cart_delivery_does_not_exist');
    expect(await codes(delivery, 'drone_transport')).toBe('cart_delivery_method_does_not_exist');
    for (const method of ['post_transport', 'free_transport', 'frl_transport', 'noop_transport'])
      expect(await codes(delivery, method)).toBe('cart_delivery_method_not_allowed');
    const other = deliveryIn(await add(await create(), (await newProduct()).id));
    expect(await codes(other, 'pickup_transport')).toBe('cart_delivery_does_not_exist');
  });

  test('CART-033 a frozen cart takes no method and no address', async () => {
    const cart = await create();
    const delivery = deliveryIn(await add(cart, (await newProduct()).id));
    await api.db.updateTable('carts').set({ status: 'FROZEN' }).where('id', '=', cart).execute();
    expect(await choose(cart, delivery, 'pickup_transport')).toMatchObject({ errorCode: 'cart_is_frozen' });
    expect(await send(cart, { shipping: utrecht })).toMatchObject({ errorCode: 'cart_is_frozen' });
  });

  test('CART-052 a cart with a method that does not reach its address cannot be paid', async () => {
    const cart = await create();
    await add(cart, (await newProduct()).id);
    const buyer = { ...utrecht, firstName: 'Noor', lastName: 'Jansen', email: 'noor@hervonden.test' };
    const delivery = deliveryIn(await send(cart, { shipping: buyer }));
    await choose(cart, delivery, 'post_transport');
    await send(cart, { shipping: { ...buyer, postcode: '1791 AA', city: 'Den Burg' } });
    expect(await pay(api, cart)).toMatchObject({
      errorCode: 'cart_pick_delivery_method_for_all_products',
      message: 'Kies voor alle producten een bezorgmethode',
    });
    await choose(cart, delivery, 'pickup_transport');
    expect(await pay(api, cart)).toMatchObject({ __typename: 'UsableTransaction' });
  });

  test('CART-001 a cart shows its id, whether it is paid and how many products it holds', async () => {
    const cart = await create();
    await add(cart, (await newProduct()).id);
    await add(cart, (await newProduct({ inventory: 3 })).id, 3);
    const query = `query ($uuid: String!) { cart(uuid: $uuid) { ... on Cart { uuid status numLines } } }`;
    const asked = async () => (await api.graphql<{ cart: object }>(query, { uuid: cart })).data.cart;
    expect(await asked()).toEqual({ uuid: cart, status: 'OPEN', numLines: 2 });
    await api.db.updateTable('carts').set({ status: 'FROZEN' }).where('id', '=', cart).execute();
    expect(await asked()).toEqual({ uuid: cart, status: 'FROZEN', numLines: 2 });
  });

  test("nobody touches an account's cart", async () => {
    const { token } = await makeCaller(api);
    const cart = await create(token);
    const refused = { errorCode: 'no_object_permission' };
    expect(await send(cart, { shipping: utrecht })).toMatchObject(refused);
    expect(await choose(cart, randomUUID(), 'pickup_transport')).toMatchObject(refused);
    expect(await send(cart, { shipping: utrecht }, token)).toMatchObject({ uuid: cart });
  });
});

describe('CART-005 CART-066 the addresses of a cart', () => {
  test('the invoice follows the delivery until it goes elsewhere', async () => {
    const cart = await create();
    const noor = { ...utrecht, postcode: '3572bj', firstName: 'Noor' };
    expect(await send(cart, { shipping: noor })).toMatchObject({
      shippingAddress: { firstName: 'Noor', street: 'Biltstraat', postcode: '3572 BJ', city: 'Utrecht' },
      billingAddress: { firstName: 'Noor', street: 'Biltstraat', city: 'Utrecht' },
    });
    const gent = { street: 'Veldstraat', houseNumber: '3', postcode: '9000', city: 'Gent', country: 'BE' };
    expect(await send(cart, { shipping: gent })).toMatchObject({
      shippingAddress: { firstName: 'Noor', city: 'Gent' },
      billingAddress: { city: 'Gent' },
    });
    await send(cart, { billing: { ...gent, street: 'VELDSTRAAT' } });
    expect(await send(cart, { shipping: { ...gent, houseNumber: '5' } })).toMatchObject({
      billingAddress: { street: 'Veldstraat' },
    });
    await send(cart, { billing: utrecht });
    expect(await send(cart, { shipping: { ...gent, street: 'Coupure' } })).toMatchObject({
      shippingAddress: { street: 'Coupure' },
      billingAddress: { street: 'Biltstraat' },
    });
  });

  test('ADDR-010 with clearDeliveryMethod every method is chosen anew; one that does not go there is gone anyway', async () => {
    const cart = await create();
    await add(cart, (await newProduct()).id);
    const delivery = deliveryIn(await send(cart, { shipping: utrecht }));
    const methodIn = ({ deliveries }: Answer) => deliveries?.[0]?.deliveryMethod ?? null;
    await choose(cart, delivery, 'post_transport');
    expect(methodIn(await send(cart, { shipping: { ...utrecht, houseNumber: '90' } }))).not.toBeNull();
    const texel = { ...utrecht, postcode: '1791 AA', city: 'Den Burg' };
    expect(await send(cart, { shipping: texel })).toMatchObject({ totalDelivery: 0 });
    expect(methodIn(await read(cart))).toBeNull();
    await choose(cart, delivery, 'pickup_transport');
    expect(methodIn(await send(cart, { shipping: utrecht, clear: true }))).toBeNull();
  });

  test('CART-050 a place without one of its parts is refused and nothing changes', async () => {
    const cart = await create();
    await send(cart, { shipping: utrecht });
    const refused = 'cart_update_address_failed_missing_fields';
    for (const part of Object.keys(utrecht))
      expect((await send(cart, { shipping: { ...utrecht, [part]: '' } })).errorCode).toBe(refused);
    expect((await send(cart, {})).errorCode).toBe(refused);
    expect(await send(cart, { billing: { ...utrecht, city: 'x'.repeat(101) } })).toMatchObject({
      errorCode: 'cart_address_too_long',
    });
    expect(await read(cart)).toMatchObject({
      shippingAddress: { street: 'Biltstraat', postcode: '3572 BJ' },
    });
  });
});
