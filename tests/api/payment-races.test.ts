import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TransactionStatus, transactionStatuses } from '#domain/payments/transaction.ts';
import { transitionTransaction } from '#server/modules/payments/public/check-payment.ts';
import type { MailMessage } from '#server/outside/mail/mail.ts';
import { createRandom } from '#tests/accept/fuzz/random.ts';
import { balances, end, makeCart, pay } from '../factories/orders.ts';
import { makeProduct } from '../factories/products.ts';
import { makeSeller } from '../factories/sellers.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';
import { drawsOf, seedOfRun } from '../setup/run-size.ts';

// A short run of R1 to R3 (docs/quality.md): concurrent clients on a real database.

let api: ApiHarness;
let sellerId: string;
const mails: MailMessage[] = [];

beforeAll(async () => {
  api = await startApi({ mail: { send: async (message) => void mails.push(message) } });
  sellerId = await makeSeller(api.db);
});

afterAll(async () => await api.close());

const visitor = () => ({ email: `${randomUUID()}@hervonden.test` });
const sum = (all: Record<string, number>) => Object.values(all).reduce((total, one) => total + one, 0);

async function ordersFor(productId: string) {
  return await api.db
    .selectFrom('order_products')
    .innerJoin('orders', 'orders.id', 'order_products.order_id')
    .where('product_id', '=', productId)
    .select(['orders.cart_id', 'quantity'])
    .execute();
}

async function race(stock: number, buyers: number): Promise<void> {
  const { id } = await makeProduct(api.db, sellerId, { inventory: stock });
  const carts = await Promise.all(Array.from({ length: buyers }, () => makeCart(api, visitor(), [{ id }])));
  const answers = await Promise.all(carts.map((cart) => pay(api, cart)));
  const winners = answers.flatMap(({ transactionUid }) => transactionUid ?? []);
  const losers = answers.filter(({ transactionUid }) => transactionUid === undefined);
  expect(winners).toHaveLength(stock);
  for (const loser of losers) {
    expect(loser).toMatchObject({
      ...{ __typename: 'GetUsableTransactionError', errorCode: 'cart_product_is_reserved' },
    });
  }
  // Each payment is reported by the redirect, the poll and the webhook at once.
  await Promise.all(winners.flatMap((uid) => [1, 2, 3].map(() => end(api, uid, 'completed'))));
  expect((await ordersFor(id)).map(({ quantity }) => quantity)).toEqual(
    Array.from({ length: stock }, () => 1),
  );
  const left = await api.db
    .selectFrom('products')
    .select('inventory')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(left.inventory).toBe(0);
  const charged = await api.db
    .selectFrom('transactions')
    .where('cart_id', 'in', carts)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  // Refused buyers have no payment.
  expect(Number(charged.count)).toBe(stock);
}

test('R1 50 buyers for one item: exactly one order, nobody else is charged, the ledger sums to zero', async () => {
  await race(1, 50);
  expect(sum(await balances(api))).toBe(0);
});

test('R1 50 buyers for a stock of five: exactly five orders', async () => {
  await race(5, 50);
  expect(sum(await balances(api))).toBe(0);
});

test('R1 two payments for one product that both succeed: one order, the other is refunded', async () => {
  const { id } = await makeProduct(api.db, sellerId);
  const uids: string[] = [];
  for (let buyer = 0; buyer < 4; buyer += 1) {
    const { transactionUid = '' } = await pay(api, await makeCart(api, visitor(), [{ id }]));
    uids.push(transactionUid);
    // Expires the reservation, so that the next buyer may start.
    await api.db
      .updateTable('item_claims')
      .set({ expires_at: new Date(0) })
      .where('transaction_id', '=', transactionUid)
      .execute();
  }
  await Promise.all(uids.map((uid) => end(api, uid, 'completed')));
  for (let round = 0; round < 3; round += 1) await api.server.background.runOnce();
  expect(await ordersFor(id)).toHaveLength(1);
  const rows = await api.db.selectFrom('transactions').select('status').where('id', 'in', uids).execute();
  expect(rows.map(({ status }) => status).sort()).toEqual(['completed', 'refunded', 'refunded', 'refunded']);
  expect(sum(await balances(api))).toBe(0);
});

test('R2 a cart that is submitted ten times from several tabs is paid and bought once', async () => {
  const { id } = await makeProduct(api.db, sellerId);
  const cart = await makeCart(api, visitor(), [{ id }]);
  const answers = await Promise.all(Array.from({ length: 10 }, () => pay(api, cart)));
  const [uid, ...more] = [...new Set(answers.map(({ transactionUid }) => transactionUid))];
  expect(more).toEqual([]);
  const made = await api.db
    .selectFrom('simulated_payments')
    .select('id')
    .where('reference', '=', uid ?? '')
    .execute();
  expect(made).toHaveLength(1);
  await Promise.all(Array.from({ length: 10 }, () => end(api, uid ?? '', 'completed')));
  expect(await ordersFor(id)).toHaveLength(1);
});

test('R3 the provider’s events shuffled and repeated: the same end, one order, one mail per cause', async () => {
  const random = createRandom(seedOfRun);
  const statuses = transactionStatuses.filter((status) => status !== 'created');
  for (let trial = 0; trial < drawsOf({ short: 80, full: 200 }); trial += 1) {
    const from = `seed ${seedOfRun}, trial ${trial}`;
    const { id } = await makeProduct(api.db, sellerId);
    const buyer = visitor();
    const { transactionUid: uid = '' } = await pay(api, await makeCart(api, buyer, [{ id }]));
    const repeated = statuses.filter(() => random.below(2) === 0);
    const often = repeated.flatMap((status) => Array.from({ length: 1 + random.below(4) }, () => status));
    const order = often
      .map((status) => ({ status, at: random.below(1_000_000) }))
      .sort((one, other) => one.at - other.at);
    for (const { status } of order) {
      await transitionTransaction(api.server.deps, { id: uid, event: status, actor: 'provider' });
    }
    const wanted =
      transactionStatuses.findLast((status) => repeated.some((one) => one === status)) ?? 'created';
    const row = await api.db
      .selectFrom('transactions')
      .select('status')
      .where('id', '=', uid)
      .executeTakeFirst();
    expect(row?.status, from).toBe(wanted satisfies TransactionStatus);
    const isPaid = ['completed', 'refunded', 'chargeback'].includes(wanted);
    expect(await ordersFor(id), from).toHaveLength(isPaid ? 1 : 0);
    const books = await balances(api, uid);
    expect(books.held ?? 0, from).toBe(wanted === 'completed' ? 45_000 : 0);
    expect(sum(books), from).toBe(0);
    if (trial % 16 !== 0) continue;
    for (let round = 0; round < 3; round += 1) await api.server.background.runOnce();
    const subjects = mails.filter(({ to }) => to === buyer.email).map(({ subject }) => subject);
    expect(new Set(subjects).size, from).toBe(subjects.length);
    expect(subjects, from).toHaveLength(!isPaid ? 0 : wanted === 'completed' ? 1 : 2);
  }
}, 240_000);
