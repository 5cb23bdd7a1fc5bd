import { Secret, TOTP } from 'otpauth';
import { afterAll, describe, expect, test } from 'vitest';
import { balances, buy, makeCart } from '../factories/orders.ts';
import { makeProduct } from '../factories/products.ts';
import { openOrdersHarness, parts } from './orders/harness.ts';

const { api, person, shop, buyer, seller, staff, sale, ask, read, move, settled, subjectsTo } =
  await openOrdersHarness();
afterAll(() => api.close());

const complaint = 'De linkerpoot is gebroken.';

describe('ORDER-028 the buyer confirms or complains', () => {
  test('ORDER-015 ORDER-020 ORDER-021 after arrival receipt is confirmed: the money becomes the seller’s', async () => {
    const { uuid, deliveryUuid, transactionUid } = await sale();
    expect(await move(buyer, deliveryUuid, { isConfirmed: true })).toMatchObject({
      errorCode: 'wrong_state',
    });
    expect(await balances(api, transactionUid)).toEqual({ buyer: -45_000, held: 45_000 });
    await move(seller, deliveryUuid, { hasArrived: true });
    expect(await move(seller, deliveryUuid, { isConfirmed: true })).toMatchObject({
      __typename: 'UserHasNoObjectPermissionError',
    });
    const confirmed = await Promise.all(
      Array.from({ length: 4 }, () => move(buyer, deliveryUuid, { isConfirmed: true })),
    );
    expect(confirmed.filter(({ __typename }) => __typename === 'OrderProduct')).toHaveLength(1);
    expect(await balances(api, transactionUid)).toEqual({
      ...{ buyer: -45_000, held: 0, seller: 38_165, platform: 6_835 },
    });
    const seen = await read(uuid, seller.token);
    expect(seen).toMatchObject({ money: 'DUE', payoutMade: false, delivery: { status: 'CONFIRMED' } });
    expect(seen.payoutDays?.from).toMatch(/^\d{4}-/);
    await settled();
    expect(subjectsTo(seller.email)).toContainEqual(expect.stringMatching(/is ontvangen$/));
  });

  test('ORDER-016 a complaint has a text; the money stays until staff decide', async () => {
    const { deliveryUuid, transactionUid } = await sale('frl_transport');
    await move(seller, deliveryUuid, { isHandedOff: true });
    expect(await move(buyer, deliveryUuid, { isInReview: true, complaint: ' kort ' })).toMatchObject({
      fields: [{ field: 'complaint', code: 'complaint_too_short' }],
    });
    const moved = await move(buyer, deliveryUuid, { isInReview: true, complaint });
    expect(moved).toMatchObject({
      money: 'HELD',
      delivery: { status: 'IN_REVIEW', complaint, possible: [] },
    });
    expect(await move(buyer, deliveryUuid, { isConfirmed: true })).toMatchObject({
      __typename: 'UserHasNoObjectPermissionError',
    });
    expect(await balances(api, transactionUid)).toEqual({ buyer: -45_000, held: 45_000 });
    const done = await move(staff, deliveryUuid, { isConfirmed: true });
    expect(done).toMatchObject({ money: 'DUE' });
  });
});

test('ORDER-017 staff alone cancel: the money is refunded once, both are notified, it is audited', async () => {
  const { deliveryUuid, transactionUid } = await sale();
  for (const who of [buyer, seller]) {
    expect(await move(who, deliveryUuid, { isCancelled: true })).toMatchObject({
      __typename: 'UserHasNoObjectPermissionError',
    });
  }
  const moved = await move(staff, deliveryUuid, { isCancelled: true });
  expect(moved).toMatchObject({ money: 'RETURNED', delivery: { status: 'CANCELLED' } });
  expect(await balances(api, transactionUid)).toEqual({ buyer: -45_000, held: 0, refund: 45_000 });
  await settled();
  const refunds = await api.db
    .selectFrom('simulated_refunds')
    .innerJoin('simulated_payments', 'simulated_payments.id', 'simulated_refunds.payment_id')
    .where('reference', '=', transactionUid)
    .select('simulated_refunds.amount_cents')
    .execute();
  expect(refunds.map(({ amount_cents }) => Number(amount_cents))).toEqual([45_000]);
  for (const { email } of [buyer, seller]) expect(subjectsTo(email).at(-1)).toMatch(/^Geannuleerd: /);
  const lines = await api.db
    .selectFrom('audit_log')
    .select('kind')
    .where('actor_id', '=', staff.id)
    .where('kind', '=', 'staff_moved_delivery')
    .execute();
  expect(lines.length).toBeGreaterThan(0);
});

test('S23 staff with a second factor cancel with a fresh code alone', async () => {
  const { deliveryUuid } = await sale();
  const worker = await person({ isStaff: true });
  const secondFactor = async (call: string) =>
    (
      await api.graphql<{ it: { secret?: string; authToken?: string; recoveryCodes?: string[] } }>(
        `mutation { it: ${call} }`,
        {},
        worker,
      )
    ).data.it;
  const { secret = '' } = await secondFactor('totpSetup { ... on TotpSetup { secret } }');
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  const { authToken = '', recoveryCodes = [] } = await secondFactor(
    `confirmTotp(code: "${code}") { ... on TotpConfirmed { authToken recoveryCodes } }`,
  );
  const cancel = (given?: string) =>
    move({ token: authToken }, deliveryUuid, {
      isCancelled: true,
      ...(given !== undefined && { code: given }),
    });
  const wrong = { __typename: 'ValidationError', errorCode: 'second_factor_wrong' };
  expect(await cancel()).toMatchObject(wrong);
  expect(await cancel('000000')).toMatchObject(wrong);
  // The code that was used for the setup cannot be used again.
  expect(await cancel(code)).toMatchObject(wrong);
  expect((await cancel(recoveryCodes[0])).delivery).toMatchObject({ status: 'CANCELLED' });
});

describe('ORDER-027 ORDER-029 the seller states whether they bring it themselves', () => {
  const answer = (uuid: string, yes: boolean, token: string) =>
    ask(
      `mutation ($uuid: String!, $yes: Boolean!) {
        it: setTransportHandledBySeller(deliveryUuid: $uuid, transportHandledBySeller: $yes) { ${parts} } }`,
      { uuid, yes },
      token,
    );

  test('yes and no, as long as nothing has moved', async () => {
    const { deliveryUuid } = await sale('brenger_transport');
    expect((await answer(deliveryUuid, true, seller.token)).delivery).toMatchObject({
      ...{ transportHandledBySeller: true, answeredTransportQuestion: true },
      ...{ deliveryMethod: { type: 'noop_transport' }, originalTransportType: 'brenger_transport' },
    });
    expect((await answer(deliveryUuid, false, seller.token)).delivery).toMatchObject({
      ...{ transportHandledBySeller: false, answeredTransportQuestion: true },
      deliveryMethod: { type: 'brenger_transport' },
    });
    await move(seller, deliveryUuid, { hasArrived: true });
    expect(await answer(deliveryUuid, true, seller.token)).toMatchObject({ errorCode: 'wrong_state' });
  });

  test('the buyer is notified when it changes who delivers, and only then', async () => {
    const { deliveryUuid } = await sale('brenger_transport');
    await settled();
    const before = subjectsTo(buyer.email).length;
    for (const yes of [false, true, true, false]) {
      await answer(deliveryUuid, yes, seller.token);
      await settled();
    }
    expect(subjectsTo(buyer.email).slice(before)).toEqual([
      expect.stringMatching(/^De verkoper bezorgt Stoel /),
      expect.stringMatching(/^Onze transportpartner bezorgt Stoel /),
    ]);
  });

  test('who brings it themselves receives what the buyer paid for that, after the confirmation', async () => {
    const { deliveryUuid, transactionUid, uuid } = await sale('brenger_transport');
    // Simulates a buyer who paid 25 euros of the price for the transport.
    await api.db.updateTable('order_products').set({ price_cents: 42_500 }).where('id', '=', uuid).execute();
    await api.db
      .updateTable('order_deliveries')
      .set({ price_paid_by_customer_cents: 2_500, price_paid_to_transporter_cents: 2_500 })
      .where('id', '=', deliveryUuid)
      .execute();
    await answer(deliveryUuid, true, seller.token);
    await move(seller, deliveryUuid, { hasArrived: true });
    await move(buyer, deliveryUuid, { isConfirmed: true });
    expect(await balances(api, transactionUid)).toEqual({
      ...{ buyer: -45_000, held: 0, seller: 38_165 + 2_500, platform: 6_835 - 2_500 },
    });
  });

  test('neither by the buyer nor where no transport partner would come', async () => {
    const { deliveryUuid } = await sale('brenger_transport');
    expect(await answer(deliveryUuid, true, buyer.token)).toMatchObject({
      __typename: 'UserHasNoObjectPermissionError',
    });
    const pickup = await sale();
    expect(await answer(pickup.deliveryUuid, true, seller.token)).toMatchObject({
      errorCode: 'delivery_asks_no_transport',
    });
  });
});

test('both sides are notified of a sale once, in their language', async () => {
  const paidTo = { iban: 'BE68539007547034', account_holder: 'Noémie Lambert' };
  const [customer, walloon] = [
    await person(),
    await shop({ province: 'be-luik', country: 'BE', ...paidTo }, 'fr'),
  ];
  await buy(api, customer, [await makeProduct(api.db, walloon.sellerId, { title: 'Armoire' })]);
  await settled();
  expect(subjectsTo(customer.email)).toEqual([expect.stringMatching(/^Je bestelling \d+$/)]);
  expect(subjectsTo(walloon.email)).toEqual(['Vente conclue\u00a0: Armoire']);
});

test('PERM-006 a buyer has favourites, bids, checkout, orders, chats and wanted items', async () => {
  const customer = await person();
  const product = await makeProduct(api.db, seller.sellerId);
  const cartUuid = await makeCart(api, customer, [product]);
  const { data, errors } = await api.graphql<Record<string, { __typename: string }>>(
    `mutation ($cartUuid: String!) {
      getUsableTransaction(cartUuid: $cartUuid, paymentMethod: ideal) { __typename }
    }`,
    { cartUuid },
    customer,
  );
  expect([errors, data]).toEqual([[], { getUsableTransaction: { __typename: 'UsableTransaction' } }]);
  const seen = await api.graphql(
    `{ wishlistProducts { __typename } bids(filters: { role: BUYER }) { __typename }
      orderProducts(filters: { role: BUYER }) { __typename } conversations { __typename }
      wantedItems { __typename } }`,
    {},
    customer,
  );
  expect(seen.data).toEqual({
    wishlistProducts: { __typename: 'WishlistProducts' },
    bids: { __typename: 'BidList' },
    orderProducts: { __typename: 'OrderProductList' },
    conversations: { __typename: 'ConversationList' },
    wantedItems: { __typename: 'WantedItemList' },
  });
});
