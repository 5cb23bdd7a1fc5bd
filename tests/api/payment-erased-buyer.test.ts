import { afterAll, beforeAll, expect, test } from 'vitest';
import { settle } from '#server/outside/payment/simulator.ts';
import { remove } from '#tests/accept/sec/privacy.ts';
import { balances, makeCart, pay } from '#tests/factories/orders.ts';
import { makeUser } from '#tests/factories/users.ts';
import { openPaymentsHarness, type PaymentsHarness } from './payments/harness.ts';

let harness: PaymentsHarness;
beforeAll(async () => {
  harness = await openPaymentsHarness();
});
afterAll(async () => await harness.api.close());

test('L2 a payment that arrives after its account was deleted is refunded, without an order or an email', async () => {
  const { api, clock, mails } = harness;
  const user = await makeUser(api.db);
  const token = await api.signIn(user);
  const product = await harness.product();
  const cartUuid = await makeCart(api, user, [product]);
  const { transactionUid = '' } = await pay(api, cartUuid, { token });
  clock.advance(31 * 60_000);
  await harness.settled();
  expect((await remove(api, user.password, token)).data.it).toEqual({ deleted: true });
  await harness.settled();
  const sent = mails.length;

  const load = () =>
    api.db
      .selectFrom('transactions')
      .select(['payment_id', 'status', 'email', 'shipping_address'])
      .where('id', '=', transactionUid)
      .executeTakeFirstOrThrow();
  const payment = await load();
  expect(payment).toMatchObject({ status: 'cancelled', shipping_address: null });
  expect(payment.email).toMatch(/@verwijderd\.invalid$/);
  await settle(api.db, payment.payment_id ?? '', 'completed', ['cancelled']);
  const webhook = await api.inject({ method: 'POST', url: `/api/v2/payments/${transactionUid}/webhook` });
  expect(webhook.statusCode).toBe(200);
  await harness.settled();

  expect(await load()).toMatchObject({ status: 'refunded' });
  expect(await harness.ordersOf(cartUuid)).toEqual([]);
  expect(await harness.stockOf(product.id)).toMatchObject({ inventory: 1, sold_at: null });
  expect(await balances(api, transactionUid)).toEqual({ buyer: -45_000, held: 0, refund: 45_000 });
  expect(mails.slice(sent)).toEqual([]);
  const left = await api.db.selectFrom('event_outbox').select('type').where('done_at', 'is', null).execute();
  expect(left).toEqual([]);
});
