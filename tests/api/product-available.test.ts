import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { reservationTime } from '#domain/payments/reservation-limits.ts';
import { bankReservationTime } from '#domain/payments/transaction.ts';
import { deadlineHandlers } from '#server/composition.ts';
import { createServer, type Server } from '#server/create-server.ts';
import { up } from '#server/db/migrations/0231-reservation-ends.ts';
import { productAvailable } from '#server/modules/reservations/events.ts';
import { sweepDeadlines } from '#server/process/deadline-sweep.ts';
import { end, makeCart, pay } from '../factories/orders.ts';
import { makeUser } from '../factories/users.ts';
import { type BidHarness, openBidHarness } from './bids/harness.ts';

// Every way in which a reservation ends, and who is notified (docs/decisions/0028-reservation-limits.md).

let harness: BidHarness;
let other: Server | null = null;
const minute = 60_000;
const guestTime = reservationTime.guest;
const hour = 60 * minute;
const days = 24 * hour;

beforeAll(async () => {
  harness = await openBidHarness();
  const { config, database, log, clock } = harness.api.server.deps;
  // The embedded database allows only one process.
  if (database.engine === 'postgres') other = await createServer({ config, database, log, clock });
});
afterAll(async () => {
  await other?.close();
  await harness.api.close();
});
/** Reservations of one test expire before the next one. */
afterEach(async () => {
  harness.clock.advance(hour);
  await harness.settle();
});

/** Number of events that announced the product as available again. */
async function announced(productId: string): Promise<number> {
  const rows = await harness.api.db
    .selectFrom('event_outbox')
    .select('payload')
    .where('type', '=', productAvailable)
    .execute();
  const own = rows.filter(({ payload }) => payload.productId === productId);
  for (const { payload } of own) expect(payload).toEqual({ productId, sellerId: harness.seller.sellerId });
  return own.length;
}

async function begin(id: string, quantity = 1) {
  const cartUuid = await makeCart(harness.api, { email: harness.visitor() }, [{ id, quantity }]);
  const { transactionUid = '', errorCode } = await pay(harness.api, cartUuid);
  expect(errorCode).toBeUndefined();
  return { cartUuid, transactionUid };
}

async function accepted() {
  const product = await harness.product();
  const email = harness.visitor();
  const { uuid = '' } = await harness.bid(product.id, 300, { email });
  await harness.answer(uuid, 'ACCEPTED');
  return { ...product, uuid };
}

describe('CHECK-037 a product is available again when its payment', () => {
  test('runs out of time: announced once, after the provider was asked', async () => {
    const { id } = await harness.product();
    await begin(id);
    harness.clock.advance(guestTime - 1000);
    await harness.settle();
    expect(await announced(id)).toBe(0);
    harness.clock.advance(2000);
    await harness.settle();
    harness.clock.advance(2 * minute);
    await harness.settle();
    expect(await announced(id)).toBe(1);
    harness.clock.advance(hour);
    await harness.settle();
    expect(await announced(id)).toBe(1);
  });

  test.each(['cancelled', 'failed', 'expired'] as const)('is %s at the provider', async (status) => {
    const { id } = await harness.product();
    const { transactionUid } = await begin(id);
    await end(harness.api, transactionUid, status);
    await end(harness.api, transactionUid, status);
    await harness.settle();
    expect(await announced(id)).toBe(1);
    harness.clock.advance(hour);
    await harness.settle();
    expect(await announced(id)).toBe(1);
  });

  test('was in the bank’s hands until it failed, and not while it is', async () => {
    const { id } = await harness.product();
    const { transactionUid } = await begin(id);
    await end(harness.api, transactionUid, 'reserved');
    harness.clock.advance(guestTime + hour);
    await harness.settle();
    expect(await announced(id)).toBe(0);
    expect(bankReservationTime).toBeGreaterThan(guestTime + hour);
    await end(harness.api, transactionUid, 'failed');
    await harness.settle();
    expect(await announced(id)).toBe(1);
  });
});

describe('CHECK-037 nobody is notified that a product is available', () => {
  test('when it was bought', async () => {
    const { id } = await harness.product();
    const { transactionUid } = await begin(id);
    await end(harness.api, transactionUid, 'completed');
    harness.clock.advance(hour);
    await harness.settle();
    expect(await announced(id)).toBe(0);
  });

  test('when it was paid in the last moment, and the provider reports it only when asked', async () => {
    const { id } = await harness.product();
    const { transactionUid } = await begin(id);
    harness.clock.advance(guestTime + 1000);
    // After the reservation has expired and before the provider's answer.
    await sweepDeadlines(harness.api.server.deps, deadlineHandlers);
    expect(await announced(id)).toBe(0);
    await end(harness.api, transactionUid, 'completed');
    await harness.settle();
    harness.clock.advance(hour);
    await harness.settle();
    expect(await announced(id)).toBe(0);
  });

  test('when the same buyer continues with another payment method', async () => {
    const { id } = await harness.product();
    const { cartUuid } = await begin(id);
    const again = await pay(harness.api, cartUuid, { method: 'bcmc' });
    expect(again.errorCode).toBeUndefined();
    await harness.settle();
    expect(await announced(id)).toBe(0);
    await end(harness.api, again.transactionUid ?? '', 'cancelled');
    await harness.settle();
    expect(await announced(id)).toBe(1);
  });

  test('when somebody else reserved it at once, until that ends as well', async () => {
    const { id } = await harness.product();
    const first = await begin(id);
    await end(harness.api, first.transactionUid, 'cancelled');
    const second = await begin(id);
    await harness.settle();
    expect(await announced(id)).toBe(0);
    await end(harness.api, second.transactionUid, 'cancelled');
    await harness.settle();
    expect(await announced(id)).toBe(1);
  });

  test('when it left the shop', async () => {
    const { id } = await harness.product();
    const { transactionUid } = await begin(id);
    await harness.api.db.updateTable('products').set({ status: 'ARCHIVED' }).where('id', '=', id).execute();
    await end(harness.api, transactionUid, 'cancelled');
    await harness.settle();
    expect(await announced(id)).toBe(0);
  });

  test('when it never was reserved, because there are more of it', async () => {
    const { id } = await harness.product({ inventory: 3 });
    const { transactionUid } = await begin(id, 2);
    await end(harness.api, transactionUid, 'cancelled');
    harness.clock.advance(hour);
    await harness.settle();
    expect(await announced(id)).toBe(0);
  });
});

test('CHECK-037 of several products the first that is free is announced, and no other', async () => {
  const { id } = await harness.product({ inventory: 2 });
  const [first, second] = [await begin(id), await begin(id)];
  await end(harness.api, first.transactionUid, 'cancelled');
  await harness.settle();
  expect(await announced(id)).toBe(1);
  await end(harness.api, second.transactionUid, 'cancelled');
  await harness.settle();
  expect(await announced(id)).toBe(1);
});

describe('BID-014 a product that an accepted bid reserved is available again', () => {
  test('when nobody paid the bid in time', async () => {
    const { id } = await accepted();
    harness.clock.advance(5 * days - minute);
    await harness.settle();
    expect(await announced(id)).toBe(0);
    harness.clock.advance(2 * minute);
    await harness.settle();
    await harness.settle();
    expect(await announced(id)).toBe(1);
  });

  test('not while its buyer is paying, then when that payment fails after the bid’s time', async () => {
    const { id, uuid } = await accepted();
    harness.clock.advance(5 * days - minute);
    const { transactionUid = '' } = await harness.begin(uuid);
    harness.clock.advance(2 * minute);
    await harness.settle();
    expect(await announced(id)).toBe(0);
    await end(harness.api, transactionUid, 'cancelled');
    await harness.settle();
    expect(await announced(id)).toBe(1);
  });

  test('not when the payment fails before the bid’s time is over', async () => {
    const { id, uuid } = await accepted();
    const { transactionUid = '' } = await harness.begin(uuid);
    await end(harness.api, transactionUid, 'cancelled');
    await harness.settle();
    expect(await announced(id)).toBe(0);
  });

  test('when the account of its buyer ends', async () => {
    const product = await harness.product();
    const leaving = await makeUser(harness.api.db);
    const token = await harness.api.signIn(leaving);
    const placed = await harness.call<{ readonly uuid?: string }>(
      `mutation ($amount: Int!, $email: String!, $productUuid: String!) {
        it: placeBid(amount: $amount, email: $email, productUuid: $productUuid) { ... on BidPlaced { uuid } } }`,
      { amount: 300, email: leaving.email, productUuid: product.id },
      { token },
    );
    await harness.answer(placed.uuid ?? '', 'ACCEPTED');
    expect(await harness.reservedUntil(product.slug)).not.toBeNull();
    await harness.call(
      'mutation ($password: String!) { it: deleteAccount(password: $password) { __typename } }',
      { password: leaving.password },
      { token },
    );
    await harness.settle();
    expect(await harness.reservedUntil(product.slug)).toBeNull();
    expect(await announced(product.id)).toBe(1);
  });
});

describe('ORDER-017 FORM-078 a product is available again when its seller', () => {
  const restock = async (uuid: string, inventory: number) =>
    await harness.call<{ readonly __typename: string }>(
      `mutation ($uuid: String!, $input: ProductInput!) {
        it: updateProduct(uuid: $uuid, input: $input) { __typename ... on Error { message } } }`,
      { uuid, input: { inventory } },
      { token: harness.tokens.seller },
    );

  test('puts it up again after its sale was cancelled', async () => {
    const { id } = await harness.product();
    const { transactionUid } = await begin(id);
    await end(harness.api, transactionUid, 'completed');
    await end(harness.api, transactionUid, 'refunded');
    await harness.settle();
    expect(await announced(id)).toBe(0);
    expect(await restock(id, 1)).toMatchObject({ __typename: 'Product' });
    await harness.settle();
    expect(await announced(id)).toBe(1);
  });

  test('has a second item in stock while the first is reserved', async () => {
    const { id } = await accepted();
    expect(await restock(id, 2)).toMatchObject({ __typename: 'Product' });
    await harness.settle();
    expect(await announced(id)).toBe(1);
  });
});

test('CHECK-037 two servers that sweep at once announce it once', async () => {
  const products = [await harness.product(), await harness.product(), await harness.product()];
  for (const { id } of products) {
    const { transactionUid } = await begin(id);
    await harness.api.db
      .updateTable('item_claims')
      .set({ state: 'RELEASED' })
      .where('transaction_id', '=', transactionUid)
      .execute();
  }
  harness.clock.advance(guestTime + minute);
  const servers = [harness.api.server, other ?? harness.api.server];
  await Promise.all([...servers, ...servers].map(({ deps }) => sweepDeadlines(deps, deadlineHandlers)));
  for (const { id } of products) expect(await announced(id)).toBe(1);
});

test('CHECK-037 products that were reserved before the release with this notification get their deadline from its migration', async () => {
  const { id } = await accepted();
  const half = await harness.product({ inventory: 2 });
  await begin(half.id);
  await harness.api.db.deleteFrom('deadlines').where('kind', '=', 'reservation_end').execute();
  // The column had another name when this migration ran.
  await sql`alter table carts rename column reserves_product to holds_piece`.execute(harness.api.db);
  await up(harness.api.db);
  await sql`alter table carts rename column holds_piece to reserves_product`.execute(harness.api.db);
  const subjects = await harness.api.db
    .selectFrom('deadlines')
    .select('subject_id')
    .where('kind', '=', 'reservation_end')
    .execute();
  expect(subjects.map((row) => row.subject_id)).toContain(id);
  expect(subjects.map((row) => row.subject_id)).not.toContain(half.id);
  harness.clock.advance(5 * days + minute);
  await harness.settle();
  await harness.settle();
  expect(await announced(id)).toBe(1);
});
