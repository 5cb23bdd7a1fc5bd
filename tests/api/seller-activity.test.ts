import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withCachedFacts } from '#server/modules/sellers/cached-facts-view.ts';
import { loadSellers } from '#server/modules/sellers/public.ts';
import { buy } from '../factories/orders.ts';
import { makeProduct } from '../factories/products.ts';
import { receivedReviewed } from '../factories/reviews.ts';
import { makeSeller } from '../factories/sellers.ts';
import { makeUser } from '../factories/users.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';

let api: ApiHarness;
let sellerId: string;
beforeAll(async () => {
  api = await startApi();
  sellerId = await makeSeller(api.db, { created_at: new Date('2024-03-10T09:00:00Z') });
});
afterAll(async () => {
  await api.close();
});

const profile = `query ($uuid: String!) { it: seller(uuid: $uuid) { __typename ... on Seller {
  memberSince numberSold answerTime } ... on Error { errorCode } } }`;

interface Activity {
  readonly memberSince: string;
  readonly numberSold: number;
  readonly answerTime: string | null;
}

async function read() {
  const { data, errors } = await api.graphql<{ it: Activity }>(profile, { uuid: sellerId });
  expect(errors).toEqual([]);
  await expectTheSameOnPages();
  return data.it;
}

let minutes = 0;

/** Pages count all of it in one query, for half a minute. */
async function expectTheSameOnPages(): Promise<void> {
  const view = (await loadSellers(api.db, [sellerId])).get(sellerId);
  if (view === undefined) throw new Error('There is no seller.');
  minutes += 1;
  const clock = { now: () => new Date(minutes * 60_000) };
  const onPage = withCachedFacts({ db: api.db, clock }, view);
  expect(await onPage.activity()).toEqual(await view.activity());
  expect(await onPage.rating()).toEqual(await view.rating());
  expect(await onPage.numberOfProducts()).toBe(await view.numberOfProducts());
}

const started = Date.parse('2026-05-01T09:00:00Z');

/** A conversation in which the buyer asks, asks again, and is answered after this many minutes. */
async function converse(answeredAfter: number | null): Promise<void> {
  const buyer = await makeUser(api.db);
  const product = await makeProduct(api.db, sellerId);
  const id = randomUUID();
  const messages = [
    { side: 'BUYER' as const, after: 0 },
    { side: 'BUYER' as const, after: 1 },
    ...(answeredAfter === null ? [] : [{ side: 'SELLER' as const, after: answeredAfter }]),
  ];
  const at = (minutes: number) => new Date(started + minutes * 60_000);
  await api.db
    .insertInto('conversations')
    .values({
      ...{ id, product_id: product.id, buyer_id: buyer.id, seller_id: sellerId, buyer_locale: 'nl' },
      ...{ message_count: messages.length, created_at: at(0), modified_at: at(answeredAfter ?? 1) },
    })
    .execute();
  await api.db
    .insertInto('chat_messages')
    .values(
      messages.map(({ side, after }, index) => ({
        ...{ id: randomUUID(), conversation_id: id, position: index + 1, side, sender_id: null },
        ...{ kind: 'TEXT' as const, text: 'Hallo', price_cents: null, discount_cents: null },
        ...{ expires_at: null, created_at: at(after) },
      })),
    )
    .execute();
}

test('a seller without sales and conversations has a date and nothing else', async () => {
  expect(await read()).toMatchObject({
    ...{ memberSince: '2024-03-10T09:00:00.000Z', numberSold: 0, answerTime: null },
  });
});

test('the answer time is the median over all questions, answered or not, from three answers on', async () => {
  await converse(30);
  await converse(90);
  await converse(null);
  expect((await read()).answerTime).toBeNull();
  await converse(3 * 24 * 60);
  // Half an hour, an hour and a half, three days, and the months since the question without an answer.
  expect((await read()).answerTime).toBe('WITHIN_THREE_DAYS');
  for (let count = 0; count < 5; count += 1) await converse(10);
  expect((await read()).answerTime).toBe('WITHIN_AN_HOUR');
  for (let count = 0; count < 10; count += 1) await converse(null);
  expect((await read()).answerTime).toBe('LATER');
});

test('a product counts as sold once its buyer has confirmed it', async () => {
  const { id } = await makeProduct(api.db, sellerId);
  const { lines } = await buy(api, { email: 'buyer@hervonden.test' }, [{ id }]);
  expect((await read()).numberSold).toBe(0);
  await api.db
    .updateTable('order_deliveries')
    .set({ status: 'CONFIRMED', confirmed_at: new Date() })
    .where('id', '=', lines[0]?.deliveryUuid ?? '')
    .execute();
  expect((await read()).numberSold).toBe(1);
});

test('SELL-007 pages show the rating of a seller with reviews', async () => {
  const placed = async (email: string) => {
    const { id } = await makeProduct(api.db, sellerId);
    const { lines, transactionUid } = await buy(api, { email }, [{ id }]);
    const [line] = lines;
    if (line === undefined) throw new Error('nothing was bought');
    return { orderUuid: line.uuid, deliveryUuid: line.deliveryUuid, transactionUid };
  };
  const [received, reviewed] = [await placed('first@hervonden.test'), await placed('second@hervonden.test')];
  await receivedReviewed(api.db, [received, reviewed]);
  expect((await read()).numberSold).toBe(3);
});

test('a sale that the buyer withdrew from with a refund is none', async () => {
  const { id } = await makeProduct(api.db, sellerId);
  const { lines } = await buy(api, { email: 'withdrawer@hervonden.test' }, [{ id }]);
  const [line] = lines;
  if (line === undefined) throw new Error('nothing was bought');
  const delivery = api.db.updateTable('order_deliveries').where('id', '=', line.deliveryUuid);
  await delivery.set({ status: 'CONFIRMED', confirmed_at: new Date() }).execute();
  expect((await read()).numberSold).toBe(4);
  const { order_product_id } = await api.db
    .selectFrom('order_deliveries')
    .select('order_product_id')
    .where('id', '=', line.deliveryUuid)
    .executeTakeFirstOrThrow();
  await api.db
    .insertInto('withdrawals')
    .values({
      ...{
        id: randomUUID(),
        order_product_id,
        name: 'Robin de Vries',
        state: 'REFUNDED',
        outcome: 'PART_REFUNDED',
      },
      ...{ state_since: new Date(), declared_at: new Date(), closed_at: new Date(), refund_cents: 1000 },
    })
    .execute();
  expect((await read()).numberSold).toBe(3);
});
