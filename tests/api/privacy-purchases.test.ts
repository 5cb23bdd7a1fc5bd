import { afterAll, beforeEach, expect, test } from 'vitest';
import { remove } from '#tests/accept/sec/privacy.ts';
import { buy, end, makeCart, pay } from '#tests/factories/orders.ts';
import { makeProduct } from '#tests/factories/products.ts';
import { openOrdersHarness } from './orders/harness.ts';

const { api, person, seller, staff, move } = await openOrdersHarness();
afterAll(() => api.close());

let buyer: Awaited<ReturnType<typeof person>>;
beforeEach(async () => {
  buyer = await person();
});

const leave = async () => (await remove(api, buyer.password, buyer.token)).data.it;
const refused = { errorCode: 'buyer_has_open_purchases' };

test('L2 an account stays while its payment can still complete, and can be deleted when it has expired', async () => {
  const { id } = await makeProduct(api.db, seller.sellerId);
  const { transactionUid } = await pay(api, await makeCart(api, buyer, [{ id }]), { token: buyer.token });
  expect(await leave()).toEqual(refused);
  await end(api, transactionUid ?? '', 'expired');
  expect(await leave()).toEqual({ deleted: true });
});

test('L2 the address of an order stays until it has ended, also of one bought without the account', async () => {
  const products = [await makeProduct(api.db, seller.sellerId), await makeProduct(api.db, seller.sellerId)];
  const bought = await buy(api, buyer, [{ id: products[0]?.id ?? '' }]);
  const asGuest = await buy(api, { email: buyer.email }, [{ id: products[1]?.id ?? '' }]);
  for (const { lines, transactionUid } of [bought, asGuest]) {
    expect(await leave()).toEqual(refused);
    const order = api.db.selectFrom('orders').where('transaction_id', '=', transactionUid);
    expect(await order.select('shipping_address').executeTakeFirstOrThrow()).toMatchObject({
      shipping_address: { street: 'Biltstraat' },
    });
    const deliveryUuid = lines[0]?.deliveryUuid ?? '';
    expect(await move(staff, deliveryUuid, { isCancelled: true })).toMatchObject({
      __typename: 'OrderProduct',
    });
  }
  expect(await leave()).toEqual({ deleted: true });
});
