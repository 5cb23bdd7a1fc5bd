import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeProduct } from '../factories/products.ts';
import { makeSeller } from '../factories/sellers.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';
import { makeCaller } from './sync/people.ts';

interface Answer {
  readonly uuid?: string;
  readonly status?: string;
  readonly numLines?: number;
  readonly subTotal?: number;
  readonly deliveries?: readonly {
    readonly lines: readonly {
      readonly quantity: number;
      readonly isAvailable: boolean;
      readonly remaining: number | null;
      readonly product: { readonly uuid: string };
    }[];
  }[];
  readonly errorCode?: string;
}

let api: ApiHarness;
let seller: string;

beforeAll(async () => {
  api = await startApi();
  seller = await makeSeller(api.db);
});

afterAll(async () => await api.close());

const parts = `... on Cart { uuid status numLines subTotal deliveries { lines { quantity isAvailable remaining product { uuid } } } }
  ... on Error { errorCode }`;

async function ask(call: string, token?: string): Promise<Answer> {
  const operation = /^(cart|currentUserCart)\b/.test(call) ? 'query' : 'mutation';
  const { data, errors } = await api.graphql<{ answer: Answer }>(
    `${operation} { answer: ${call} { ${parts} } }`,
    {},
    { token },
  );
  expect(errors).toEqual([]);
  return data.answer;
}

const create = async (token?: string) => (await ask('createCart', token)).uuid ?? '';
const change = (name: string, cart: string, product: string, quantity: number | null, token?: string) =>
  ask(
    `${name}(cartUuid: "${cart}", productUuid: "${product}"${quantity === null ? '' : `, quantity: ${quantity}`})`,
    token,
  );
const add = (cart: string, product: string, quantity = 1, token?: string) =>
  change('addProductToCart', cart, product, quantity, token);
const stock = async (inventory: number, price = 10_000) =>
  (await makeProduct(api.db, seller, { inventory, price_cents: price })).id;

describe('CART-057 CART-059 CART-060 CART-061 CART-062 a visitor fills a cart', () => {
  test('adds, changes how many, takes out; the sum follows', async () => {
    const [chair, lamp] = [await stock(4, 12_500), await stock(1, 3_900)];
    const cart = await create();
    expect(await add(cart, chair, 2)).toMatchObject({ status: 'OPEN', numLines: 1, subTotal: 250 });
    expect(await add(cart, lamp)).toMatchObject({ numLines: 2, subTotal: 289 });
    expect(await change('updateCartProductQuantity', cart, chair, 4)).toMatchObject({ subTotal: 539 });
    expect(await change('removeProductFromCart', cart, chair, null)).toMatchObject({
      numLines: 1,
      subTotal: 39,
    });
    const read = await ask(`cart(uuid: "${cart}")`);
    expect(read.deliveries?.flatMap(({ lines }) => lines.map(({ product }) => product.uuid))).toEqual([lamp]);
  });

  test('PROD-054 a product is in a cart once: adding it again sets the quantity', async () => {
    const [chair, cart] = [await stock(4), await create()];
    await Promise.all([add(cart, chair, 1), add(cart, chair, 1)]);
    expect(await add(cart, chair, 3)).toMatchObject({ numLines: 1, subTotal: 300 });
  });

  test('PROD-053 PROD-055 CART-047 CART-049 not more than there is, nothing that is gone', async () => {
    const cart = await create();
    const refused = 'cart_product_quantity_is_not_available';
    expect(await add(cart, await stock(2), 3)).toEqual({ errorCode: refused });
    expect(await add(cart, await stock(2), 0)).toEqual({ errorCode: refused });
    expect(await add(cart, await stock(0))).toEqual({ errorCode: 'cart_product_is_not_available' });
    expect(await add(cart, randomUUID())).toEqual({ errorCode: 'cart_product_not_found' });
    expect(await change('updateCartProductQuantity', cart, await stock(1), 1)).toEqual({
      errorCode: 'cart_product_not_found',
    });
  });

  test('a product that was sold meanwhile stays visible, is marked and costs nothing', async () => {
    const [chair, lamp, cart] = [await stock(1), await stock(1, 3_900), await create()];
    await add(cart, chair);
    await add(cart, lamp);
    await api.db.updateTable('products').set({ inventory: 0 }).where('id', '=', chair).execute();
    const { deliveries, subTotal } = await ask(`cart(uuid: "${cart}")`);
    expect(deliveries?.map(({ lines }) => lines[0]?.isAvailable)).toEqual([false, true]);
    expect(subTotal).toBe(39);
  });

  test('PROD-055 CART-049 a quantity above the stock stays, with how many are left, and the sums count those', async () => {
    const [chair, cart] = [await stock(4, 12_500), await create()];
    await add(cart, chair, 3);
    await api.db.updateTable('products').set({ inventory: 1 }).where('id', '=', chair).execute();
    const { deliveries, subTotal } = await ask(`cart(uuid: "${cart}")`);
    expect(deliveries?.[0]?.lines[0]).toMatchObject({ quantity: 3, isAvailable: true, remaining: 1 });
    expect(subTotal).toBe(125);
    const lowered = await change('updateCartProductQuantity', cart, chair, 1);
    expect(lowered.deliveries?.[0]?.lines[0]).toMatchObject({ quantity: 1, remaining: null });
  });

  test('CART-033 a frozen cart no longer changes', async () => {
    const [chair, cart] = [await stock(1), await create()];
    await api.db.updateTable('carts').set({ status: 'FROZEN' }).where('id', '=', cart).execute();
    expect(await add(cart, chair)).toEqual({ errorCode: 'cart_is_frozen' });
  });
});

describe("PERM-004 a visitor's cart becomes the account's at sign-in", () => {
  const join = (cart: string, token?: string) => ask(`joinCart(cartUuid: "${cart}")`, token);
  const linesIn = ({ deliveries }: Answer) =>
    deliveries?.flatMap(({ lines }) => lines.map(({ product, quantity }) => [product.uuid, quantity]));

  test('it is taken over whole by an account without one, and is closed to others from then on', async () => {
    const [chair, cart, { token }] = [await stock(2), await create(), await makeCaller(api)];
    await add(cart, chair, 2);
    const joined = await join(cart, token);
    expect(joined).toMatchObject({ uuid: cart, subTotal: 200 });
    expect(await ask(`cart(uuid: "${cart}")`)).toEqual({ errorCode: 'no_object_permission' });
    expect(await join(cart, token)).toEqual(joined);
  });

  test('it is merged into the account’s cart: quantities in both add up to no more than the stock', async () => {
    const [few, many, lamp, sofa] = [await stock(3), await stock(9), await stock(1), await stock(1)];
    const { token } = await makeCaller(api);
    const [own, cart] = [await create(token), await create()];
    for (const [product, quantity] of [
      [few, 2],
      [many, 2],
      [sofa, 1],
    ] as const)
      await add(own, product, quantity, token);
    for (const [product, quantity] of [
      [lamp, 1],
      [few, 2],
      [many, 3],
    ] as const)
      await add(cart, product, quantity);
    const joined = await join(cart, token);
    expect(joined.uuid).toBe(own);
    expect(Object.fromEntries(linesIn(joined) ?? [])).toEqual({ [few]: 3, [many]: 5, [sofa]: 1, [lamp]: 1 });
    expect(await join(cart, token)).toEqual(joined);
    expect(linesIn(await ask('currentUserCart', token))).toEqual(linesIn(joined));
  });

  test('two tabs that sign in at once end in one cart, counted once', async () => {
    const [chair, { token }] = [await stock(9), await makeCaller(api)];
    const [own, cart] = [await create(token), await create()];
    await add(own, chair, 1, token);
    await add(cart, chair, 2);
    await Promise.all([join(cart, token), join(cart, token), create(token)]);
    expect(await ask('currentUserCart', token)).toMatchObject({ uuid: own, subTotal: 300 });
  });

  test('products that were sold meanwhile are included to be shown; a paid cart and one of somebody else are not', async () => {
    const [gone, owner, other] = [await stock(1), await makeCaller(api), await makeCaller(api)];
    const [own, cart] = [await create(owner.token), await create()];
    await add(cart, gone);
    await api.db.updateTable('products').set({ inventory: 0 }).where('id', '=', gone).execute();
    expect((await join(cart, owner.token)).deliveries?.[0]?.lines[0]?.isAvailable).toBe(false);
    expect(await join(own, other.token)).toEqual({ errorCode: 'no_object_permission' });
    const paid = await create();
    await api.db.updateTable('carts').set({ status: 'FROZEN' }).where('id', '=', paid).execute();
    expect(await join(paid, owner.token)).toEqual({ errorCode: 'cart_is_frozen' });
    expect(await join(own)).toEqual({ errorCode: 'user_not_authenticated' });
  });
});

describe('CART-058 PERM-004 an account has one open cart of its own', () => {
  test('the same on every device, also when two make it at once', async () => {
    const { token } = await makeCaller(api);
    expect(await ask('currentUserCart', token)).toEqual({ errorCode: 'object_does_not_exist' });
    const [one, other] = await Promise.all([create(token), create(token)]);
    expect(one).toBe(other);
    expect((await ask('currentUserCart', token)).uuid).toBe(one);
  });

  test('ERR-003 nobody else reads or changes it', async () => {
    const [owner, other, chair] = [await makeCaller(api), await makeCaller(api), await stock(1)];
    const cart = await create(owner.token);
    const refused = { errorCode: 'no_object_permission' };
    for (const token of [undefined, other.token]) {
      expect(await ask(`cart(uuid: "${cart}")`, token)).toEqual(refused);
      expect(await add(cart, chair, 1, token)).toEqual(refused);
    }
    expect(await ask('currentUserCart')).toEqual({ errorCode: 'user_not_authenticated' });
  });
});

test('ERR-006 a malformed id is named before anything else', async () => {
  expect(await ask('cart(uuid: "1; drop table carts")')).toEqual({ errorCode: 'invalid_uuid' });
  expect(await add(await create(), '%')).toEqual({ errorCode: 'invalid_uuid' });
});
