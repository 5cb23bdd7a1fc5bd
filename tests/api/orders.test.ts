import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { buy } from '../factories/orders.ts';
import { makeProduct } from '../factories/products.ts';
import { openOrdersHarness } from './orders/harness.ts';

const { api, person, shop, buyer, seller, staff, sale, read, move, settled, subjectsTo } =
  await openOrdersHarness();
afterAll(() => api.close());

describe('ORDER-024 a sold product for its two sides', () => {
  test('ORDER-001 ORDER-002 ORDER-003 ORDER-004 ORDER-005 ORDER-006 ORDER-007 has everything that both want to know', async () => {
    const { uuid, deliveryUuid, productId } = await sale('post_transport');
    // The simulated carrier's own label has been created by then.
    await settled();
    await api.db
      .updateTable('order_deliveries')
      .set({
        ...{ postnl_label_link: 'https://post.test/label', track_and_trace_link: 'https://post.test/track' },
        dhl_tracker_code: 'JVGL1',
      })
      .where('id', '=', deliveryUuid)
      .execute();
    const asSeller = await read(uuid, seller.token);
    expect(asSeller).toMatchObject({
      ...{ uuid, price: 450, discount: 0, quantity: 1, role: 'SELLER', payoutMade: false, money: 'HELD' },
      // (450 − 1) × (1 − 0.15)
      payout: 381.65,
      payoutDays: null,
      product: { uuid: productId },
    });
    expect(asSeller).toHaveProperty('order.orderNumber', expect.stringMatching(/^\d{6,}$/));
    expect(asSeller).toHaveProperty('order.created');
    expect(asSeller).toHaveProperty('created');
    expect(asSeller).toHaveProperty('title', expect.stringContaining('Stoel'));
    expect(asSeller.delivery).toMatchObject({
      ...{ uuid: deliveryUuid, status: 'PENDING', hasArrived: false, arrivedAt: null, confirmedAt: null },
      ...{ transportHandledBySeller: false, answeredTransportQuestion: false },
      ...{ originalTransportType: 'post_transport', pricePaidByCustomer: 0, pricePaidToTransporter: 0 },
      ...{ trackAndTraceLink: 'https://post.test/track', dhlTrackerCode: 'JVGL1' },
      ...{ postnlLabelLink: 'https://post.test/label', deliveryMethod: { type: 'post_transport' } },
      ...{ shippingAddress: { street: 'Biltstraat', city: 'Utrecht' }, possible: ['ship', 'arrive'] },
      shipBy: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
  });

  test('ORDER-018 ORDER-019 the seller alone sees the label and what self-transport pays; payout is not the buyer’s business', async () => {
    const { uuid, deliveryUuid } = await sale('brenger_transport');
    await settled();
    await api.db
      .updateTable('order_deliveries')
      .set({ postnl_label_link: 'https://post.test/label', price_paid_to_transporter_cents: 2_500 })
      .where('id', '=', deliveryUuid)
      .execute();
    const [asSeller, asBuyer, asStaff] = [
      await read(uuid, seller.token),
      await read(uuid, buyer.token),
      await read(uuid, staff.token),
    ];
    const secret = { postnlLabelLink: null, pricePaidToTransporter: null };
    expect(asSeller.delivery).toMatchObject({
      ...{ postnlLabelLink: 'https://post.test/label', pricePaidToTransporter: 25 },
    });
    expect(asBuyer.delivery).toMatchObject(secret);
    expect(asStaff.delivery).toMatchObject(secret);
    expect(asBuyer).toMatchObject({ role: 'BUYER', payout: null, payoutMade: null, payoutDays: null });
    expect(asStaff).toMatchObject({ role: null, payout: 381.65 });
  });

  test('ERR-003 others are refused, visitors too', async () => {
    const { uuid } = await sale();
    const [stranger, rival] = [await person(), await shop()];
    for (const { token } of [stranger, rival]) {
      expect(await read(uuid, token)).toMatchObject({ __typename: 'UserHasNoObjectPermissionError' });
    }
    expect(await read(uuid)).toMatchObject({ __typename: 'UserNotAuthenticatedError' });
    expect(await read(randomUUID(), buyer.token)).toMatchObject({ __typename: 'ObjectDoesNotExistError' });
    expect(await read('x', buyer.token)).toMatchObject({ __typename: 'InvalidUUIDError' });
  });

  test('a visitor’s purchases are there once they sign in with that address', async () => {
    const user = await person();
    const product = await makeProduct(api.db, seller.sellerId);
    const { lines } = await buy(api, { email: user.email }, [product]);
    expect(await read(lines[0]?.uuid ?? '', user.token)).toMatchObject({ role: 'BUYER' });
  });
});

describe('ORDER-025 PERM-006 the list of orders', () => {
  const list = async (token: string, args = '') => {
    const { data, errors } = await api.graphql<{
      it: { orderProducts: { title: string; role: string; created: string }[]; totalCount: number };
    }>(
      `{ it: orderProducts${args} { ... on OrderProductList {
        totalCount orderProducts { title role created } } } }`,
      {},
      { token },
    );
    expect(errors).toEqual([]);
    return data.it;
  };

  test('ORDER-031 ORDER-023 sales unless purchases are asked for, the newest first; filtered, searched, in pages', async () => {
    const [shopKeeper, customer] = [await shop(), await person()];
    for (const title of ['Lamp een', 'Stoel twee', 'Lamp drie']) {
      const product = await makeProduct(api.db, shopKeeper.sellerId, { title });
      await buy(api, customer, [product]);
    }
    const sold = await list(shopKeeper.token);
    expect(sold.totalCount).toBe(3);
    expect(sold.orderProducts.map(({ title, role }) => [title, role])).toEqual([
      ...[
        ['Lamp drie', 'SELLER'],
        ['Stoel twee', 'SELLER'],
        ['Lamp een', 'SELLER'],
      ],
    ]);
    expect(await list(customer.token)).toEqual({ totalCount: 0, orderProducts: [] });
    const bought = await list(
      customer.token,
      '(filters: { role: BUYER }, searchString: "lamp", limit: 1, offset: 1)',
    );
    expect(bought.totalCount).toBe(2);
    expect(bought.orderProducts.map(({ title, role }) => [title, role])).toEqual([['Lamp een', 'BUYER']]);
    const byTitle = await list(
      customer.token,
      '(filters: { role: BUYER, statuses: [PENDING] }, sort: TITLE, sortDirection: ASC)',
    );
    expect(byTitle.orderProducts.map(({ title }) => title)).toEqual(['Lamp drie', 'Lamp een', 'Stoel twee']);
    const none = await list(customer.token, '(filters: { role: BUYER, statuses: [CONFIRMED] })');
    expect(none.totalCount).toBe(0);
  });

  test('ORDER-030 what the seller still has to deliver: not what was sent, is collected or is fetched', async () => {
    const [shopKeeper, customer] = [await shop(), await person()];
    const deliveries = ['post_transport', 'noop_transport', 'pickup_transport', 'brenger_transport'] as const;
    const lines = [];
    for (const type of [...deliveries, 'post_transport'] as const) {
      const product = await makeProduct(api.db, shopKeeper.sellerId, { title: type });
      lines.push(...(await buy(api, customer, [{ ...product, type }])).lines);
    }
    const sent = lines.at(-1)?.deliveryUuid ?? '';
    await api.db
      .updateTable('order_deliveries')
      .set({ shipped_at: new Date() })
      .where('id', '=', sent)
      .execute();
    const left = await list(
      shopKeeper.token,
      '(filters: { isToDeliver: true }, sort: TITLE, sortDirection: ASC)',
    );
    expect(left.orderProducts.map(({ title }) => title)).toEqual(['noop_transport', 'post_transport']);
    expect((await list(shopKeeper.token)).totalCount).toBe(5);
  });
});

async function withdraw(orderProductId: string): Promise<void> {
  const now = new Date();
  await api.db
    .insertInto('withdrawals')
    .values({
      ...({
        id: randomUUID(),
        order_product_id: orderProductId,
        name: 'Noor',
        state: 'RETURN_PENDING',
      } as const),
      ...{ state_since: now, due_at: now, declared_at: now, sent_back_at: null, closed_at: null },
    })
    .execute();
}

test('ORDER-015 what the buyer can confirm: what arrived or is with the courier, without an open withdrawal', async () => {
  const [shopKeeper, customer] = [await shop(), await person()];
  const states = ['ARRIVED', 'HANDED_OFF', 'PENDING', 'ARRIVED'] as const;
  for (const [at, status] of states.entries()) {
    const product = await makeProduct(api.db, shopKeeper.sellerId, { title: `${status} ${at}` });
    const [line] = (await buy(api, customer, [product])).lines;
    const id = line?.deliveryUuid ?? '';
    const { order_product_id: bought } = await api.db
      .updateTable('order_deliveries')
      .set({ status })
      .where('id', '=', id)
      .returning('order_product_id')
      .executeTakeFirstOrThrow();
    if (at === 3) await withdraw(bought);
  }
  const { data } = await api.graphql<{ it: { orderProducts: { title: string; uuid: string }[] } }>(
    `{ it: orderProducts(filters: { role: BUYER, isToConfirm: true }) { ... on OrderProductList { orderProducts { title uuid } } } }`,
    {},
    { token: customer.token },
  );
  const found = data.it.orderProducts;
  expect(found.map(({ title }) => title).toSorted()).toEqual(['ARRIVED 0', 'HANDED_OFF 1']);
});

describe('ORDER-026 ORDER-030 the seller reports what happened', () => {
  test('ORDER-012 ORDER-013 it arrived or was picked up; the buyer is notified', async () => {
    const { deliveryUuid } = await sale();
    const moved = await move(seller, deliveryUuid, { hasArrived: true });
    expect(moved.delivery).toMatchObject({ status: 'ARRIVED', hasArrived: true, possible: ['prove_pickup'] });
    await settled();
    expect(subjectsTo(buyer.email).at(-1)).toMatch(/goed aangekomen/);
  });

  test('ORDER-014 to the regional courier it is handed off, and only to that one', async () => {
    const { deliveryUuid } = await sale('frl_transport');
    expect(await move(seller, deliveryUuid, { hasArrived: true })).toMatchObject({
      errorCode: 'delivery_is_handed_off',
    });
    const moved = await move(seller, deliveryUuid, { isHandedOff: true });
    expect(moved.delivery).toMatchObject({ status: 'HANDED_OFF', handedOffAt: expect.any(String) });
    const other = await sale();
    expect(await move(seller, other.deliveryUuid, { isHandedOff: true })).toMatchObject({
      errorCode: 'delivery_is_not_handed_off',
    });
  });

  test('not twice, not with two flags, not by the buyer; the same command once', async () => {
    const { deliveryUuid } = await sale();
    expect(await move(buyer, deliveryUuid, { hasArrived: true })).toMatchObject({
      __typename: 'UserHasNoObjectPermissionError',
    });
    expect(await move(seller, deliveryUuid, { hasArrived: true, isConfirmed: true })).toMatchObject({
      errorCode: 'delivery_one_flag',
    });
    const commandId = randomUUID();
    await move(seller, deliveryUuid, { hasArrived: true, commandId });
    expect((await move(seller, deliveryUuid, { hasArrived: true, commandId })).delivery).toMatchObject({
      status: 'ARRIVED',
    });
    expect(await move(seller, deliveryUuid, { hasArrived: true })).toMatchObject({
      errorCode: 'wrong_state',
    });
  });
});
