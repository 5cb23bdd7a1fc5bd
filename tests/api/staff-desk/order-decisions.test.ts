import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { scopeOf } from '#server/command.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { lineOfDelivery } from '#server/modules/orders/public/lines.ts';
import { transitionDelivery } from '#server/modules/orders/public/transition-delivery.ts';
import { balances, buy } from '#tests/factories/orders.ts';
import { makeProduct } from '#tests/factories/products.ts';
import { openCasesHarness } from '../cases/harness.ts';

const { api, mails, buyer, seller, staff, sale, move, read, settled, ...cases } = await openCasesHarness();
const { complained, propose, step, decide } = cases;
afterAll(() => api.close());

const held = { buyer: -45_000, held: 45_000 };
const reason = 'De verkoper heeft laten weten dat het dressoir al elders is verkocht.';

/** What staff see of the lines of an order, by the words that find it. */
async function ordersOf(words: string) {
  const { data } = await api.graphql<{
    it: {
      readonly items: readonly {
        readonly buyerName: string | null;
        readonly lines: readonly {
          readonly uuid: string;
          readonly caseUuid: string | null;
          readonly canCancel: boolean;
          readonly canRelease: boolean;
        }[];
      }[];
    };
  }>(
    `query ($words: String!) { it: staffOrders(searchString: $words) { ... on StaffOrderPage {
      items { buyerName lines { uuid caseUuid canCancel canRelease } } } } }`,
    { words },
    { token: staff.token },
  );
  return data.it.items;
}

test('ORDER-017 once a complaint is decided, staff move its money only there, and a colleague after an appeal', async () => {
  const { uuid, caseUuid, deliveryUuid, transactionUid } = await complained();
  const lineOf = async () => (await ordersOf(uuid))[0]?.lines[0];
  expect(await lineOf()).toEqual({ uuid, caseUuid, canCancel: true, canRelease: true });
  await propose(seller, caseUuid, 20);
  await step(buyer, caseUuid, 'escalate');
  await decide(staff, caseUuid, 100);
  const tryBoth = async () => {
    expect(await lineOf()).toEqual({ uuid, caseUuid, canCancel: false, canRelease: false });
    for (const change of [{ isConfirmed: true }, { isCancelled: true }])
      expect(await move(staff, deliveryUuid, change)).toMatchObject({ errorCode: 'delivery_is_settled' });
  };
  await tryBoth();
  await step(seller, caseUuid, 'appeal', 'De barst was er al, zie de foto.');
  await tryBoth();
  expect(await balances(api, transactionUid)).toEqual(held);
});

test('ORDER-017 both sides read why staff cancelled, in the order and in their emails', async () => {
  const { uuid, deliveryUuid } = await sale();
  const tooLong = { isCancelled: true, reason: 'x'.repeat(2001) };
  expect(await move(staff, deliveryUuid, tooLong)).toMatchObject({
    fields: [{ field: 'reason', code: 'staff_reason_too_long' }],
  });
  await move(staff, deliveryUuid, { isCancelled: true, reason: ` ${reason} ` });
  await settled();
  for (const { token, email } of [buyer, seller]) {
    const { data } = await api.graphql<{ it: object }>(
      'query ($uuid: String!) { it: orderProduct(uuid: $uuid) { ... on OrderProduct { delivery { staffReason } } } }',
      { uuid },
      { token },
    );
    expect(data.it).toEqual({ delivery: { staffReason: reason } });
    const mail = mails.findLast(({ to }) => to === email);
    expect(mail?.subject).toMatch(/^Geannuleerd/);
    expect(mail?.text).toContain(`De reden: ${reason}`);
  }
});

test('the reason of a release is not that of a refund after it', async () => {
  const { deliveryUuid } = await sale();
  await move(seller, deliveryUuid, { hasArrived: true });
  await move(buyer, deliveryUuid, { isInReview: true, complaint: 'De linkerpoot is gebroken.' });
  await move(staff, deliveryUuid, { isConfirmed: true, reason });
  const row = () =>
    api.db
      .selectFrom('order_deliveries')
      .where('id', '=', deliveryUuid)
      .select(['status', 'staff_reason'])
      .executeTakeFirstOrThrow();
  expect(await row()).toEqual({ status: 'CONFIRMED', staff_reason: reason });
  // As a withdrawal after the release ends.
  await inTransaction(api.db, async (tx) => {
    const line = await lineOfDelivery(tx, deliveryUuid, 'lock');
    if (line === undefined) throw new Error('There is no such delivery.');
    const scope = scopeOf(tx, api.server.deps.bus, new Date());
    await transitionDelivery(scope, { line, event: 'refund', actor: 'system' }, (code) => new Error(code));
  });
  expect(await row()).toEqual({ status: 'CANCELLED', staff_reason: null });
});

test('STAFF-001 a payment that the shop has refunded is found among the refunded ones, not among the paid', async () => {
  const { deliveryUuid, transactionUid } = await sale();
  const foundAs = async (status: string) => {
    const { data } = await api.graphql<{ it: { readonly items: readonly object[] } }>(
      `query ($id: String!) { it: staffPayments(searchString: $id, status: ${status}) {
        ... on StaffPaymentPage { items { status } } } }`,
      { id: transactionUid },
      { token: staff.token },
    );
    return data.it.items;
  };
  expect(await foundAs('completed')).toEqual([{ status: 'completed' }]);
  expect(await foundAs('refunded')).toEqual([]);
  await move(staff, deliveryUuid, { isCancelled: true, reason });
  expect(await foundAs('completed')).toEqual([]);
  expect(await foundAs('refunded')).toEqual([{ status: 'refunded' }]);
  expect(await foundAs('expired')).toEqual([]);
});

test('nobody but staff gives a reason', async () => {
  const { uuid, deliveryUuid } = await sale();
  await move(seller, deliveryUuid, { hasArrived: true, reason });
  expect(await read(uuid, buyer.token)).toMatchObject({ delivery: { status: 'ARRIVED' } });
  const row = api.db.selectFrom('order_deliveries').where('id', '=', deliveryUuid).select('staff_reason');
  expect(await row.executeTakeFirstOrThrow()).toEqual({ staff_reason: null });
});

test('STAFF-001 the order of a visitor is found by the name in its address, a translated title and its parcel', async () => {
  const product = await makeProduct(api.db, seller.sellerId);
  const code = `3S${randomUUID().slice(0, 8)}`;
  const title = `Commode ${randomUUID().slice(0, 8)}`;
  await api.db
    .insertInto('product_translations')
    .values({ product_id: product.id, language: 'fr', title, description: '' })
    .onConflict((conflict) => conflict.columns(['product_id', 'language']).doUpdateSet({ title }))
    .execute();
  const bought = await buy(api, { email: `lea.${randomUUID()}@example.be` }, [{ id: product.id }]);
  const [line] = bought.lines;
  await api.db
    .updateTable('order_deliveries')
    .set({ track_and_trace_link: `https://postnl.test/${code}` })
    .where('id', '=', line?.deliveryUuid ?? '')
    .execute();
  for (const words of [title, code]) {
    const [found] = await ordersOf(words);
    expect(found).toMatchObject({ buyerName: 'Noor Janssen', lines: [{ uuid: line?.uuid }] });
  }
  const byName = await ordersOf('noor janssen');
  expect(byName.flatMap(({ lines }) => lines.map(({ uuid }) => uuid))).toContain(line?.uuid);
});
