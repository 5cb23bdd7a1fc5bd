import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deliveryStatuses } from '#domain/orders/delivery-life-cycle.ts';
import { demoPassword } from '#server/modules/auth/demo-accounts.ts';
import { balances, makeCart, pay } from '../factories/orders.ts';
import { makeProduct } from '../factories/products.ts';
import { makeSeller } from '../factories/sellers.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';

let api: ApiHarness;

beforeAll(async () => {
  api = await startApi({ config: { demo: true } });
});

afterAll(async () => await api.close());

async function statuses(handle: string, role: string): Promise<readonly string[]> {
  const token = await api.signIn({ email: `${handle}@hervonden.test`, password: demoPassword });
  const { data } = await api.graphql<{
    it: { orderProducts: { delivery: { status: string } }[] };
  }>(
    `{ it: orderProducts(filters: { role: ${role} }, limit: 100) { ... on OrderProductList {
      orderProducts { delivery { status } } } } }`,
    {},
    { token },
  );
  return data.it.orderProducts.map(({ delivery }) => delivery.status);
}

test('ORDER-011 PERM-006 the demo’s buyer and seller have orders of every status, bought as everybody buys', async () => {
  const [bought, sold] = [await statuses('koper', 'BUYER'), await statuses('verkoper', 'SELLER')];
  expect(new Set(bought)).toEqual(new Set(deliveryStatuses));
  expect(new Set(sold)).toEqual(new Set(deliveryStatuses));
  const others = await Promise.all(
    ['verkoper', 'merk', 'nieuw', 'staf'].map((who) => statuses(who, 'BUYER')),
  );
  const purchases = bought.length + others.flat().length;
  expect(await statuses('merk', 'SELLER')).toHaveLength(purchases - sold.length);
  const books = await balances(api);
  expect(Object.values(books).reduce((sum, one) => sum + one, 0)).toBe(0);
  for (const account of ['held', 'seller', 'refund']) expect(books[account], account).toBeGreaterThan(0);
  // Demo data does not send emails.
  for (let round = 0; round < 3; round += 1) await api.server.background.runOnce();
  const mails = await api.db.selectFrom('mail_outbox').select('subject').execute();
  expect(
    mails.filter(({ subject }) => /bestelling|Verkocht:|geannuleerd|Herroep|pakket/i.test(subject)),
  ).toEqual([]);
});

test('TRANS-002 the demo’s sales are in every state of planning a transport, and their dates lie ahead', async () => {
  const rows = await api.db
    .selectFrom('transports')
    .select(['planning', 'sync', 'sync_failed', sql<string>`to_char(shipping_date, 'YYYY-MM-DD')`.as('day')])
    .orderBy('created_at')
    .execute();
  expect(rows.map(({ planning, sync, sync_failed }) => [planning, sync, sync_failed])).toEqual([
    ['date_selected', 'not_synced', true],
    ['shipment_planned', 'synced', false],
    ['waiting_on_seller', 'not_synced', false],
    ['waiting_on_buyer', 'not_synced', false],
    ['waiting_on_seller', 'not_synced', false],
  ]);
  const { day = '' } = rows[1] ?? {};
  expect(day > new Date().toISOString().slice(0, 10)).toBe(true);
});

test('the demo’s payment page asks for the outcome, once', async () => {
  const product = await makeProduct(api.db, await makeSeller(api.db));
  const cart = await makeCart(api, { email: 'iemand@hervonden.test' }, [product]);
  const { redirectUrl = '' } = await pay(api, cart);
  const url = new URL(redirectUrl).pathname;
  const page = await api.inject({ method: 'GET', url });
  for (const text of ['Demo: er wordt geen geld afgeschreven', '€ 450,–', 'Kies je bank'])
    expect(page.body).toContain(text);
  expect(page.headers['content-security-policy']).toContain("form-action 'self'");
  const choose = (status: string) =>
    api.inject({
      ...{ method: 'POST', url, payload: `status=${status}` },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  expect((await choose('nonsense')).statusCode).toBe(303);
  expect((await api.inject({ method: 'GET', url })).body).toContain('Kies je bank');
  expect((await choose('completed')).headers.location).toContain(`/checkout/${cart}/status?transactionUid=`);
  await choose('failed');
  expect((await api.inject({ method: 'GET', url })).body).toContain('Deze betaling is al afgelopen.');
  const orders = await api.db.selectFrom('orders').select('id').where('cart_id', '=', cart).execute();
  expect(orders).toHaveLength(1);
  expect((await api.inject({ method: 'GET', url: '/demo/payment/x' })).statusCode).toBe(404);
});

describe('with as many products as people see, because which products are free depends on it', () => {
  let demo: ApiHarness;

  beforeAll(async () => {
    demo = await startApi({ config: { demo: true, demoListings: null } });
  });

  afterAll(async () => await demo.close());

  test('DELIV-009 what the demo sends by post is light enough for it, and paid as a parcel', async () => {
    for (const { db } of [api, demo]) await expectLightParcels(db);
  });

  test('the desk has withdrawals that wait for each side, and parcels that staff have to deal with', async () => {
    const withdrawals = await demo.db
      .selectFrom('withdrawals')
      .select('state')
      .orderBy('declared_at')
      .execute();
    expect(withdrawals.map(({ state }) => state)).toEqual([
      'REFUNDED',
      'WITH_STAFF',
      'RETURN_PENDING',
      'ASKED',
    ]);
    const parcels = await demo.db
      .selectFrom('shipments')
      .select(['trouble', sql<boolean>`resolved_at is not null`.as('isResolved')])
      .orderBy('trouble')
      .execute();
    expect(parcels).toEqual([
      { trouble: 'lost', isResolved: false },
      { trouble: 'returned', isResolved: true },
    ]);
  });
});

async function expectLightParcels(db: ApiHarness['db']): Promise<void> {
  const parcels = await db
    .selectFrom('order_deliveries')
    .innerJoin('order_products', 'order_products.id', 'order_deliveries.order_product_id')
    .innerJoin('products', 'products.id', 'order_products.product_id')
    .where('delivery_type', '=', 'post_transport')
    .select(['products.weight_category', 'price_paid_by_customer_cents as cents'])
    .execute();
  expect(parcels).toHaveLength(4);
  for (const { weight_category: weight, cents } of parcels) {
    expect(['A', 'C']).toContain(weight);
    expect(Number(cents)).toBeGreaterThanOrEqual(395);
    expect(Number(cents)).toBeLessThanOrEqual(1095);
  }
}
