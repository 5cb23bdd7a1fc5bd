import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limitRules } from '#server/limit-rules.ts';
import type { MailMessage } from '#server/outside/mail/mail.ts';
import { balances, end, makeCart, pay } from '../factories/orders.ts';
import { makeProduct } from '../factories/products.ts';
import { makeSeller } from '../factories/sellers.ts';
import { makeUser } from '../factories/users.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';

interface Answer {
  readonly uuid?: string;
  readonly status?: string;
  readonly deliveries?: readonly {
    readonly lines: readonly { readonly product: { readonly uuid: string } }[];
  }[];
  readonly errorCode?: string;
}

let api: ApiHarness;
let sellerId: string;
const mails: MailMessage[] = [];

beforeAll(async () => {
  api = await startApi({
    refuseDeadlocks: true,
    mail: { send: async (message) => void mails.push(message) },
  });
  sellerId = await makeSeller(api.db);
});

afterAll(async () => await api.close());

async function ask(call: string, token?: string) {
  const operation = /^(cart|currentUserCart)\b/.test(call) ? 'query' : 'mutation';
  const { data, errors } = await api.graphql<{ it: Answer }>(
    `${operation} { it: ${call} {
      ... on Cart { uuid status deliveries { lines { product { uuid } } } } ... on Error { errorCode } } }`,
    {},
    { token },
  );
  expect(errors).toEqual([]);
  const { deliveries, ...rest } = data.it;
  const products = deliveries?.flatMap(({ lines }) => lines.map(({ product }) => product.uuid));
  return products === undefined ? rest : { ...rest, products };
}

const read = (uuid: string, token?: string) => ask(`cart(uuid: "${uuid}")`, token);
const join = (uuid: string, token: string) => ask(`joinCart(cartUuid: "${uuid}")`, token);
const product = async (given = {}) => await makeProduct(api.db, sellerId, given);
const ordersOf = async (userId: string) =>
  await api.db.selectFrom('orders').select(['cart_id', 'email']).where('user_id', '=', userId).execute();
const statusOf = async (id: string) =>
  await api.db
    .selectFrom('transactions')
    .select(['status', 'superseded'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
async function settled() {
  for (let round = 0; round < 3; round += 1) await api.server.background.runOnce();
}

/** A visitor who has started to pay for a chair and then signs in to an account with a lamp in its cart. */
async function signingIn(given: { readonly hasCart?: boolean; readonly chair?: object } = {}) {
  await api.server.deps.limits.forget(limitRules.usableTransaction, '127.0.0.1');
  const [chair, lamp, user] = [await product(given.chair), await product(), await makeUser(api.db)];
  const token = await api.signIn(user);
  const own = given.hasCart === false ? '' : await makeCart(api, user, [lamp]);
  const visitors = await makeCart(api, { email: `${randomUUID()}@hervonden.test` }, [chair]);
  const { transactionUid = '' } = await pay(api, visitors);
  return { chair: chair.id, lamp: lamp.id, user, token, own, visitors, transactionUid };
}

describe('PERM-004 CHECK-037 signing in while a payment is open', () => {
  test('the cart that is paid is not lost: its products join the account’s cart, which can pay them at once', async () => {
    const { chair, lamp, user, token, own, visitors, transactionUid } = await signingIn();
    const joined = await join(visitors, token);
    expect(joined).toEqual({ uuid: own, status: 'OPEN', products: [lamp, chair] });
    expect(await join(visitors, token)).toEqual(joined);
    // The old cart's id leads to the joined cart, for the account only.
    expect(await read(visitors, token)).toEqual(joined);
    expect(await read(visitors)).toEqual({ errorCode: 'no_object_permission' });
    expect(await statusOf(transactionUid)).toMatchObject({ superseded: true });
    const { transactionUid: next = '' } = await pay(api, visitors, { token });
    expect(next).not.toBe('');
    await settled();
    expect(await statusOf(transactionUid)).toMatchObject({ status: 'cancelled' });
    await end(api, next, 'completed');
    expect(await ordersOf(user.id)).toMatchObject([{ cart_id: own }]);
    expect(await read(visitors, token)).toMatchObject({ uuid: own, status: 'FROZEN' });
  });

  test('changes of the cart under its old id change the joined cart', async () => {
    const { chair, lamp, token, own, visitors } = await signingIn();
    const { id } = await product();
    await join(visitors, token);
    const add = `addProductToCart(cartUuid: "${visitors}", productUuid: "${id}", quantity: 1)`;
    expect(await ask(add, token)).toMatchObject({ uuid: own, products: [lamp, chair, id] });
    const set = `updateCartProductQuantity(cartUuid: "${visitors}", productUuid: "${id}", quantity: 1)`;
    expect(await ask(set, token)).toMatchObject({ uuid: own });
    const remove = `removeProductFromCart(cartUuid: "${visitors}", productUuid: "${id}")`;
    expect(await ask(remove, token)).toMatchObject({ uuid: own, products: [lamp, chair] });
  });

  test('CHECK-006 should the bank be paid all the same it is bought, and what else lay in the account’s cart stays', async () => {
    const { chair, lamp, user, token, own, visitors, transactionUid } = await signingIn();
    await join(visitors, token);
    await end(api, transactionUid, 'completed');
    expect(await statusOf(transactionUid)).toMatchObject({ status: 'completed' });
    expect(await ordersOf(user.id)).toMatchObject([{ cart_id: own }]);
    expect(await read(visitors, token)).toEqual({ uuid: own, status: 'FROZEN', products: [chair] });
    expect(await ask('currentUserCart', token)).toMatchObject({ status: 'OPEN', products: [lamp] });
    expect(await balances(api, transactionUid)).toEqual({ buyer: -45_000, held: 45_000 });
  });

  test('both payments succeed: where the stock covers both one is bought, the other is refunded and the buyer notified', async () => {
    const { user, token, visitors, transactionUid } = await signingIn({ chair: { inventory: 5 } });
    await join(visitors, token);
    const { transactionUid: next = '' } = await pay(api, visitors, { token });
    await end(api, next, 'completed');
    await end(api, transactionUid, 'completed');
    await settled();
    expect(await ordersOf(user.id)).toHaveLength(1);
    expect(await statusOf(transactionUid)).toMatchObject({ status: 'refunded' });
    expect(await balances(api, transactionUid)).toEqual({ buyer: -45_000, held: 0, refund: 45_000 });
    expect(mails.some(({ subject }) => subject === 'Je krijgt je betaling terug')).toBe(true);
    expect(await read(visitors, token)).toMatchObject({ status: 'FROZEN' });
  });

  test('a cart that is already being paid exists beside the account’s cart and is bought as it is', async () => {
    const { chair, lamp, user, token, own, visitors, transactionUid } = await signingIn();
    await end(api, transactionUid, 'reserved');
    expect(await join(visitors, token)).toMatchObject({ uuid: own, products: [lamp] });
    expect(await ask('currentUserCart', token)).toMatchObject({ uuid: own });
    expect(await ask('createCart', token)).toMatchObject({ uuid: own });
    expect(await read(visitors, token)).toEqual({ uuid: visitors, status: 'OPEN', products: [chair] });
    expect(await read(visitors)).toEqual({ errorCode: 'no_object_permission' });
    await end(api, transactionUid, 'completed');
    expect(await ordersOf(user.id)).toMatchObject([{ cart_id: visitors }]);
    expect(await read(visitors, token)).toMatchObject({ uuid: visitors, status: 'FROZEN' });
    expect(await read(own, token)).toMatchObject({ status: 'OPEN', products: [lamp] });
  });

  test('nothing is put into an account’s cart that the bank has in hand: the visitor’s becomes the current one', async () => {
    const { chair, lamp, token, own, visitors } = await signingIn();
    const { transactionUid = '' } = await pay(api, own, { token });
    await end(api, transactionUid, 'reserved');
    expect(await join(visitors, token)).toMatchObject({ uuid: visitors, products: [chair] });
    expect(await ask('currentUserCart', token)).toMatchObject({ uuid: visitors });
    await end(api, transactionUid, 'completed');
    expect(await read(own, token)).toEqual({ uuid: own, status: 'FROZEN', products: [lamp] });
  });

  test('ORDER-031 an account without a cart continues with the same payment, and its order is among its own', async () => {
    const { user, token, visitors, transactionUid } = await signingIn({ hasCart: false });
    expect(await join(visitors, token)).toMatchObject({ uuid: visitors });
    expect(await pay(api, visitors, { token })).toMatchObject({ transactionUid });
    await end(api, transactionUid, 'completed');
    expect(await ordersOf(user.id)).toHaveLength(1);
  });

  test('R2 the bank’s word and the sign-in at once end with one order, nothing held twice and no deadlock', async () => {
    for (let trial = 0; trial < 6; trial += 1) {
      const { user, token, visitors, transactionUid } = await signingIn();
      await Promise.all([
        end(api, transactionUid, 'completed'),
        join(visitors, token),
        join(visitors, token),
        end(api, transactionUid, 'completed'),
      ]);
      const bought = await api.db
        .selectFrom('orders')
        .select('user_id')
        .where('transaction_id', '=', transactionUid)
        .execute();
      expect(bought).toHaveLength(1);
      expect([user.id, null]).toContain(bought[0]?.user_id);
      expect(await read(visitors, token)).toMatchObject({ status: 'FROZEN' });
      expect(await ask('currentUserCart', token)).toMatchObject({ status: 'OPEN' });
    }
  });
});
