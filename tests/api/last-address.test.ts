import { afterAll, expect, test } from 'vitest';
import { buy } from '../factories/orders.ts';
import { makeProduct } from '../factories/products.ts';
import { openOrdersHarness } from './orders/harness.ts';

const { api, person, seller } = await openOrdersHarness();
afterAll(() => api.close());

async function lastAddress(token: string): Promise<unknown> {
  const { data, errors } = await api.graphql<{ me: { lastAddress: unknown } }>(
    '{ me { ... on User { lastAddress { firstName street city country email } } } }',
    {},
    { token },
  );
  expect(errors).toEqual([]);
  return data.me.lastAddress;
}

test('CHECK-025 an account knows where its latest order went, and nobody else’s', async () => {
  const [buyer, other] = [await person(), await person()];
  expect(await lastAddress(buyer.token)).toBeNull();
  await buy(api, buyer, [await makeProduct(api.db, seller.sellerId)]);
  await buy(api, buyer, [await makeProduct(api.db, seller.sellerId)]);
  const [first, last] = await api.db
    .selectFrom('orders')
    .select(['id', 'shipping_address'])
    .where('user_id', '=', buyer.id)
    .orderBy('created_at')
    .execute();
  const moved = { ...last?.shipping_address, street: 'Oudegracht' };
  await api.db
    .updateTable('orders')
    .set({ shipping_address: JSON.stringify(moved), created_at: new Date(Date.now() + 60_000) })
    .where('id', '=', last?.id ?? '')
    .execute();
  expect(first?.shipping_address).toMatchObject({ street: 'Biltstraat' });
  expect(await lastAddress(buyer.token)).toEqual({
    ...{ firstName: 'Noor', street: 'Oudegracht', city: 'Utrecht', country: 'NL', email: buyer.email },
  });
  expect(await lastAddress(other.token)).toBeNull();
});

test('CHECK-025 an order that a visitor placed under the address of an account is not its own', async () => {
  const { email, token } = await person();
  await buy(api, { email }, [await makeProduct(api.db, seller.sellerId)]);
  expect(await lastAddress(token)).toBeNull();
});
