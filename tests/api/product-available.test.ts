import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { reservationTime } from '#domain/payments/reservation-limits.ts';
import { reservedClaimTime } from '#domain/payments/transaction.ts';
import { createServer, type Server } from '#server/create-server.ts';
import { up } from '#server/db/migrations/0231-reservation-ends.ts';
import { productAvailable } from '#server/modules/payments/events.ts';
import { deadlineHandlers } from '#server/process/deadline-handlers.ts';
import { sweepDeadlines } from '#server/process/deadline-sweep.ts';
import { end, makeCart, pay } from '../factories/orders.ts';
import { makeUser } from '../factories/users.ts';
import { type BidRoom, openBidRoom } from './bids/room.ts';

// docs/decisions/0028: every way in which a reservation ends, and who hears of it.

let room: BidRoom;
let other: Server | null = null;
const minute = 60_000;
const guestTime = reservationTime.guest;
const hour = 60 * minute;
const days = 24 * hour;

beforeAll(async () => {
  room = await openBidRoom();
  const { config, database, log, clock } = room.api.server.deps;
  // The embedded engine has one process only.
  if (database.engine === 'postgres') other = await createServer({ config, database, log, clock });
});
afterAll(async () => {
  await other?.close();
  await room.api.close();
});
/** What a test reserved runs out before the next one. */
afterEach(async () => {
  room.clock.advance(hour);
  await room.settle();
});

/** How often the shop said that a product is available again. */
async function announced(productId: string): Promise<number> {
  const rows = await room.api.db
    .selectFrom('event_outbox')
    .select('payload')
    .where('type', '=', productAvailable)
    .execute();
  const own = rows.filter(({ payload }) => payload.productId === productId);
  for (const { payload } of own) expect(payload).toEqual({ productId, sellerId: room.seller.sellerId });
  return own.length;
}

async function begin(id: string, quantity = 1) {
  const cartUuid = await makeCart(room.api, { email: room.visitor() }, [{ id, quantity }]);
  const { transactionUid = '', errorCode } = await pay(room.api, cartUuid);
  expect(errorCode).toBeUndefined();
  return { cartUuid, transactionUid };
}

async function accepted() {
  const product = await room.product();
  const email = room.visitor();
  const { uuid = '' } = await room.bid(product.id, 300, { email });
  await room.answer(uuid, 'ACCEPTED');
  return { ...product, uuid };
}

describe('CHECK-037 a product is available again when its payment', () => {
  test('runs out of time: said once, after the provider was asked', async () => {
    const { id } = await room.product();
    await begin(id);
    room.clock.advance(guestTime - 1000);
    await room.settle();
    expect(await announced(id)).toBe(0);
    room.clock.advance(2000);
    await room.settle();
    room.clock.advance(2 * minute);
    await room.settle();
    expect(await announced(id)).toBe(1);
    room.clock.advance(hour);
    await room.settle();
    expect(await announced(id)).toBe(1);
  });

  test.each(['cancelled', 'failed', 'expired'] as const)('is %s at the provider', async (status) => {
    const { id } = await room.product();
    const { transactionUid } = await begin(id);
    await end(room.api, transactionUid, status);
    await end(room.api, transactionUid, status);
    await room.settle();
    expect(await announced(id)).toBe(1);
    room.clock.advance(hour);
    await room.settle();
    expect(await announced(id)).toBe(1);
  });

  test('was in the bank’s hands until it failed, and not while it is', async () => {
    const { id } = await room.product();
    const { transactionUid } = await begin(id);
    await end(room.api, transactionUid, 'reserved');
    room.clock.advance(guestTime + hour);
    await room.settle();
    expect(await announced(id)).toBe(0);
    expect(reservedClaimTime).toBeGreaterThan(guestTime + hour);
    await end(room.api, transactionUid, 'failed');
    await room.settle();
    expect(await announced(id)).toBe(1);
  });
});

describe('CHECK-037 nobody hears that a product is available', () => {
  test('when it was bought', async () => {
    const { id } = await room.product();
    const { transactionUid } = await begin(id);
    await end(room.api, transactionUid, 'completed');
    room.clock.advance(hour);
    await room.settle();
    expect(await announced(id)).toBe(0);
  });

  test('when it was paid in the last moment, and the provider says so only when asked', async () => {
    const { id } = await room.product();
    const { transactionUid } = await begin(id);
    room.clock.advance(guestTime + 1000);
    // Between the end of the reservation and the provider's answer.
    await sweepDeadlines(room.api.server.deps, deadlineHandlers);
    expect(await announced(id)).toBe(0);
    await end(room.api, transactionUid, 'completed');
    await room.settle();
    room.clock.advance(hour);
    await room.settle();
    expect(await announced(id)).toBe(0);
  });

  test('when the same buyer goes on with another way to pay', async () => {
    const { id } = await room.product();
    const { cartUuid } = await begin(id);
    const again = await pay(room.api, cartUuid, { method: 'bcmc' });
    expect(again.errorCode).toBeUndefined();
    await room.settle();
    expect(await announced(id)).toBe(0);
    await end(room.api, again.transactionUid ?? '', 'cancelled');
    await room.settle();
    expect(await announced(id)).toBe(1);
  });

  test('when somebody else reserved it at once, until that ends as well', async () => {
    const { id } = await room.product();
    const first = await begin(id);
    await end(room.api, first.transactionUid, 'cancelled');
    const second = await begin(id);
    await room.settle();
    expect(await announced(id)).toBe(0);
    await end(room.api, second.transactionUid, 'cancelled');
    await room.settle();
    expect(await announced(id)).toBe(1);
  });

  test('when it left the shop', async () => {
    const { id } = await room.product();
    const { transactionUid } = await begin(id);
    await room.api.db.updateTable('products').set({ status: 'ARCHIVED' }).where('id', '=', id).execute();
    await end(room.api, transactionUid, 'cancelled');
    await room.settle();
    expect(await announced(id)).toBe(0);
  });

  test('when it never was reserved, because there are more of it', async () => {
    const { id } = await room.product({ inventory: 3 });
    const { transactionUid } = await begin(id, 2);
    await end(room.api, transactionUid, 'cancelled');
    room.clock.advance(hour);
    await room.settle();
    expect(await announced(id)).toBe(0);
  });
});

test('CHECK-037 of several pieces the first that is free is said, and no other', async () => {
  const { id } = await room.product({ inventory: 2 });
  const [first, second] = [await begin(id), await begin(id)];
  await end(room.api, first.transactionUid, 'cancelled');
  await room.settle();
  expect(await announced(id)).toBe(1);
  await end(room.api, second.transactionUid, 'cancelled');
  await room.settle();
  expect(await announced(id)).toBe(1);
});

describe('BID-014 a product that an accepted bid reserved is available again', () => {
  test('when nobody paid the bid in time', async () => {
    const { id } = await accepted();
    room.clock.advance(5 * days - minute);
    await room.settle();
    expect(await announced(id)).toBe(0);
    room.clock.advance(2 * minute);
    await room.settle();
    await room.settle();
    expect(await announced(id)).toBe(1);
  });

  test('not while its buyer is paying, then when that payment fails after the bid’s time', async () => {
    const { id, uuid } = await accepted();
    room.clock.advance(5 * days - minute);
    const { transactionUid = '' } = await room.begin(uuid);
    room.clock.advance(2 * minute);
    await room.settle();
    expect(await announced(id)).toBe(0);
    await end(room.api, transactionUid, 'cancelled');
    await room.settle();
    expect(await announced(id)).toBe(1);
  });

  test('not when the payment fails before the bid’s time is over', async () => {
    const { id, uuid } = await accepted();
    const { transactionUid = '' } = await room.begin(uuid);
    await end(room.api, transactionUid, 'cancelled');
    await room.settle();
    expect(await announced(id)).toBe(0);
  });

  test('when the account of its buyer ends', async () => {
    const product = await room.product();
    const leaving = await makeUser(room.api.db);
    const token = await room.api.signIn(leaving);
    const placed = await room.call<{ readonly uuid?: string }>(
      `mutation ($amount: Int!, $email: String!, $productUuid: String!) {
        it: placeBid(amount: $amount, email: $email, productUuid: $productUuid) { ... on BidPlaced { uuid } } }`,
      { amount: 300, email: leaving.email, productUuid: product.id },
      { token },
    );
    await room.answer(placed.uuid ?? '', 'ACCEPTED');
    expect(await room.reservedUntil(product.slug)).not.toBeNull();
    await room.call(
      'mutation ($password: String!) { it: deleteAccount(password: $password) { __typename } }',
      { password: leaving.password },
      { token },
    );
    await room.settle();
    expect(await room.reservedUntil(product.slug)).toBeNull();
    expect(await announced(product.id)).toBe(1);
  });
});

describe('ORDER-017 FORM-078 a product is available again when its seller', () => {
  const restock = async (uuid: string, inventory: number) =>
    await room.call<{ readonly __typename: string }>(
      `mutation ($uuid: String!, $input: ProductInput!) {
        it: updateProduct(uuid: $uuid, input: $input) { __typename ... on Error { message } } }`,
      { uuid, input: { inventory } },
      { token: room.tokens.seller },
    );

  test('puts it up again after its sale was cancelled', async () => {
    const { id } = await room.product();
    const { transactionUid } = await begin(id);
    await end(room.api, transactionUid, 'completed');
    await end(room.api, transactionUid, 'refunded');
    await room.settle();
    expect(await announced(id)).toBe(0);
    expect(await restock(id, 1)).toMatchObject({ __typename: 'Product' });
    await room.settle();
    expect(await announced(id)).toBe(1);
  });

  test('has a second piece while the first is reserved', async () => {
    const { id } = await accepted();
    expect(await restock(id, 2)).toMatchObject({ __typename: 'Product' });
    await room.settle();
    expect(await announced(id)).toBe(1);
  });
});

test('CHECK-037 two servers that sweep at once say it once', async () => {
  const products = [await room.product(), await room.product(), await room.product()];
  for (const { id } of products) {
    const { transactionUid } = await begin(id);
    await room.api.db
      .updateTable('item_claims')
      .set({ state: 'RELEASED' })
      .where('transaction_id', '=', transactionUid)
      .execute();
  }
  room.clock.advance(guestTime + minute);
  const servers = [room.api.server, other ?? room.api.server];
  await Promise.all([...servers, ...servers].map(({ deps }) => sweepDeadlines(deps, deadlineHandlers)));
  for (const { id } of products) expect(await announced(id)).toBe(1);
});

test('CHECK-037 what was reserved before the release that says so gets its deadline with it', async () => {
  const { id } = await accepted();
  const half = await room.product({ inventory: 2 });
  await begin(half.id);
  await room.api.db.deleteFrom('deadlines').where('kind', '=', 'reservation_end').execute();
  await up(room.api.db);
  const subjects = await room.api.db
    .selectFrom('deadlines')
    .select('subject_id')
    .where('kind', '=', 'reservation_end')
    .execute();
  expect(subjects.map((row) => row.subject_id)).toContain(id);
  expect(subjects.map((row) => row.subject_id)).not.toContain(half.id);
  room.clock.advance(5 * days + minute);
  await room.settle();
  await room.settle();
  expect(await announced(id)).toBe(1);
});
