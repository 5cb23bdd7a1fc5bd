import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { buy } from '../factories/orders.ts';
import { makeProduct } from '../factories/products.ts';
import { openOrdersHarness } from './orders/harness.ts';

const { api, buyer, seller, staff, person, shop } = await openOrdersHarness();
afterAll(() => api.close());

type Answer = Readonly<Record<string, unknown>>;

async function open(name: 'Order' | 'Bid', uuid: string, token: string): Promise<Answer> {
  const argument = name === 'Order' ? 'orderUuid' : 'bidUuid';
  const { data, errors } = await api.graphql<{ it: Answer }>(
    `mutation ($uuid: String!) { it: open${name}Conversation(${argument}: $uuid) {
      __typename ... on Conversation { uuid role product { uuid } } ... on Error { errorCode } } }`,
    { uuid },
    { token },
  );
  expect(errors).toEqual([]);
  return data.it;
}

async function sold(to: { readonly email: string; readonly id?: string } = buyer) {
  const product = await makeProduct(api.db, seller.sellerId);
  const { lines } = await buy(api, to, [product]);
  return { product, uuid: lines[0]?.uuid ?? '' };
}

describe('CHAT-007 from an order', () => {
  test('both sides get the same conversation, even after the sale', async () => {
    const { product, uuid } = await sold();
    const ofSeller = await open('Order', uuid, seller.token);
    expect(ofSeller).toMatchObject({ role: 'SELLER', product: { uuid: product.id } });
    expect(await open('Order', uuid, buyer.token)).toMatchObject({ role: 'BUYER', uuid: ofSeller.uuid });
  });

  test('nobody else can open it, not even staff', async () => {
    const { uuid } = await sold();
    for (const { token } of [await person(), await shop(), staff])
      expect(await open('Order', uuid, token)).toMatchObject({
        __typename: 'UserHasNoObjectPermissionError',
      });
  });

  test('the conversation of a guest belongs to the account that is created with that address later', async () => {
    const email = `${randomUUID()}@hervonden.test`;
    const { uuid } = await sold({ email });
    const opened = await open('Order', uuid, seller.token);
    expect(opened).toMatchObject({ role: 'SELLER' });
    const later = await person({ email });
    expect(await open('Order', uuid, later.token)).toMatchObject({ uuid: opened.uuid, role: 'BUYER' });
    expect(await open('Order', uuid, (await person()).token)).toMatchObject({
      __typename: 'UserHasNoObjectPermissionError',
    });
  });
});

test('CHAT-007 from a bid: its two sides, and nobody else', async () => {
  const product = await makeProduct(api.db, seller.sellerId);
  const id = randomUUID();
  const now = new Date();
  await api.db
    .insertInto('bids')
    .values({
      ...{ id, product_id: product.id, seller_id: seller.sellerId, user_id: buyer.id, email: buyer.email },
      ...{ amount_cents: 40_000, counterbid_cents: null, seller_responded_at: null },
      ...{ created_at: now, modified_at: now },
    })
    .execute();
  const opened = await open('Bid', id, buyer.token);
  expect(opened).toMatchObject({ role: 'BUYER', product: { uuid: product.id } });
  expect(await open('Bid', id, seller.token)).toMatchObject({ role: 'SELLER', uuid: opened.uuid });
  expect(await open('Bid', id, (await person()).token)).toMatchObject({
    __typename: 'UserHasNoObjectPermissionError',
  });
});
