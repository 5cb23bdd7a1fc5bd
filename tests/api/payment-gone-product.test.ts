import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settle } from '#server/outside/payment/simulator.ts';
import { balances, end, makeCart, pay } from '../factories/orders.ts';
import { makeProduct } from '../factories/products.ts';
import { makeSeller } from '../factories/sellers.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';

let api: ApiHarness;
let seller: string;

beforeAll(async () => {
  api = await startApi();
  seller = await makeSeller(api.db);
});
afterAll(async () => await api.close());

/** A payment that the bank reports as pending, for a product that has since gone out of stock. */
async function reservedWithoutStock() {
  const product = await makeProduct(api.db, seller, { price_cents: 10_000, inventory: 1 });
  const cart = await makeCart(api, { email: `${randomUUID()}@hervonden.test` }, [product]);
  const { transactionUid = '' } = await pay(api, cart);
  await api.db.updateTable('products').set({ inventory: 0 }).where('id', '=', product.id).execute();
  const { payment_id } = await api.db
    .selectFrom('transactions')
    .select('payment_id')
    .where('id', '=', transactionUid)
    .executeTakeFirstOrThrow();
  await settle(api.db, payment_id ?? '', 'reserved');
  return { transactionUid, productId: product.id };
}

async function statusOf(transactionUid: string) {
  const { data, errors } = await api.graphql<{ it: Record<string, string> }>(
    'query ($uid: String!) { it: transactionStatus(transactionUid: $uid) { ... on Transaction { status } } }',
    { uid: transactionUid },
  );
  expect(errors).toEqual([]);
  return data.it.status;
}

describe('CHECK-038 a pending payment for a product that is gone', () => {
  test('is reported as it is to anyone who asks, and is refunded once it arrives', async () => {
    const { transactionUid } = await reservedWithoutStock();
    expect(await statusOf(transactionUid)).toBe('reserved');
    await end(api, transactionUid, 'completed');
    for (let round = 0; round < 3; round += 1) await api.server.background.runOnce();
    expect(await statusOf(transactionUid)).toBe('refunded');
    expect(await balances(api, transactionUid)).toEqual({ buyer: -10_000, held: 0, refund: 10_000 });
  });

  test('is taken from the provider’s word as well', async () => {
    const { transactionUid } = await reservedWithoutStock();
    const { statusCode } = await api.inject({
      method: 'POST',
      url: `/api/v2/payments/${transactionUid}/webhook`,
    });
    expect(statusCode).toBe(200);
    expect(await statusOf(transactionUid)).toBe('reserved');
  });

  test('still nobody else begins to pay for it, and no more of it is reserved', async () => {
    const { transactionUid, productId } = await reservedWithoutStock();
    await statusOf(transactionUid);
    const other = await makeCart(api, { email: `${randomUUID()}@hervonden.test` }, [{ id: productId }]);
    expect(await pay(api, other)).toMatchObject({ errorCode: 'cart_product_is_not_available' });
    const more = api.db
      .updateTable('item_claims')
      .set({ quantity: 2 })
      .where('transaction_id', '=', transactionUid)
      .execute();
    await expect(more).rejects.toThrow(/claimed/);
  });
});
