import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { leastPaymentTime, reservationLimits, reservationTime } from '#domain/payments/reservation-limits.ts';
import { createServer, type Server } from '#server/create-server.ts';
import type { Locale } from '#server/messages.ts';
import { end, makeCart, ownAddress, pay } from '../factories/orders.ts';
import { makeProduct } from '../factories/products.ts';
import { makeSeller } from '../factories/sellers.ts';
import { makeUser } from '../factories/users.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';

// Regression test for docs/reviews/2026-11-findings.md, F1: one visitor could take the whole shop off sale with
// unpaid carts.

const forSale = 2_000;
let api: ApiHarness;
let other: Server;
let products: readonly { readonly id: string }[];
let now = new Date();
let used = 0;

beforeAll(async () => {
  api = await startApi({ config: { trustProxy: 'loopback' }, clock: { now: () => now } });
  products = await fillShop();
  const { config, database, log, clock } = api.server.deps;
  // The embedded database allows only one process.
  other = database.engine === 'postgres' ? await createServer({ config, database, log, clock }) : api.server;
});

afterAll(async () => {
  if (other !== api.server) await other.close();
  await api.close();
});

/** All reservations of earlier tests have expired. */
beforeEach(() => {
  now = new Date(now.getTime() + 60 * 60_000);
  used = 0;
});

async function fillShop(): Promise<readonly { readonly id: string }[]> {
  const seller = await makeSeller(api.db);
  return await Promise.all(
    Array.from({ length: forSale }, () => makeProduct(api.db, seller, { inventory: 5 })),
  );
}

const guest = () => ({ email: `${randomUUID()}@hervonden.test` });
/** The next products that this test has not used. */
function take(count: number): readonly { readonly id: string }[] {
  used += count;
  return products.slice(used - count, used);
}

async function reserved(): Promise<number> {
  const row = await api.db
    .selectFrom('item_claims')
    .where('state', '=', 'HELD')
    .where('expires_at', '>', now)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Sends the request to the two processes in turn, with `from` as the client address that the proxy forwards. */
async function reserve(cartUuid: string, from: string, turn: number, token?: string, locale: Locale = 'nl') {
  const { app } = turn % 2 === 0 ? api.server : other;
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      ...{ 'x-forwarded-for': from, 'accept-language': locale },
      ...(token !== undefined && { authorization: `Token ${token}` }),
    },
    payload: {
      query: `mutation ($cart: String!) { it: getUsableTransaction(cartUuid: $cart, paymentMethod: ideal) {
        __typename ... on UsableTransaction { transactionUid } ... on Error { errorCode message } } }`,
      variables: { cart: cartUuid },
    },
  });
  return response.json<{
    data: { it: { __typename: string; transactionUid?: string; errorCode?: string; message?: string } };
  }>().data.it;
}

/** Submits one guest cart with so many lines for every address, all at once. */
async function flood(addresses: readonly string[], lines: number): Promise<void> {
  const carts: { readonly cart: string; readonly from: string }[] = [];
  for (const from of addresses) carts.push({ cart: await makeCart(api, guest(), take(lines)), from });
  await Promise.all(carts.map(({ cart, from }, turn) => reserve(cart, from, turn)));
}

describe('CHECK-037 a flood of carts that nobody pays', () => {
  test('from one address, in 50 sessions, takes a hundredth of the shop at most', async () => {
    const sessions = Array.from({ length: 50 }, () => '198.51.100.7');
    await flood(sessions, reservationLimits.own.guest);
    expect(await reserved()).toBe(reservationLimits.own.guest);
    expect(await reserved()).toBeLessThanOrEqual(forSale / 100);
  }, 120_000);

  test('from 50 addresses takes a tenth, for ten minutes, while honest buyers buy', async () => {
    const addresses = Array.from({ length: 50 }, (_, at) => `10.${at}.0.1`);
    for (const lines of [reservationLimits.own.guest, 2, 2, 1]) await flood(addresses, lines);
    const most = await reserved();
    expect(most).toBeLessThanOrEqual(forSale / 10);
    const honest = await makeCart(api, guest(), take(1));
    const { transactionUid = '' } = await reserve(honest, '192.0.2.1', 0);
    await end(api, transactionUid, 'completed');
    expect(await statusOf(transactionUid)).toBe('completed');
    const dealer = await makeUser(api.db);
    const token = await api.signIn(dealer);
    const cart = await makeCart(api, dealer, take(8));
    expect(await reserve(cart, '192.0.2.2', 1, token)).toMatchObject({ __typename: 'UsableTransaction' });
    now = new Date(now.getTime() + 10 * 60_000);
    // Only the dealer's reservation remains: accounts hold products for half an hour.
    expect(await reserved()).toBe(8);
  }, 240_000);

  test('from the /64 networks of one IPv6 site takes no more than the site may', async () => {
    const addresses = Array.from({ length: 40 }, (_, at) => `2001:db8:7:${(at + 1).toString(16)}::1`);
    await flood(addresses, 5);
    expect(await reserved()).toBe(reservationLimits.subnet);
  }, 120_000);

  test('from addresses without number leaves the shop to signed-in buyers', async () => {
    for (let at = 0; at < 130; at += 1) {
      const cart = await makeCart(api, guest(), take(at < 10 ? 10 : 2));
      await reserve(cart, ownAddress(), at);
    }
    expect(await reserved()).toBe(forSale / 10);
    const one = take(1);
    expect(await reserve(await makeCart(api, guest(), one), ownAddress(), 0)).toMatchObject({
      errorCode: 'reservation_crowded_guest',
    });
    const buyer = await makeUser(api.db);
    const token = await api.signIn(buyer);
    expect(await reserve(await makeCart(api, buyer, one), ownAddress(), 0, token)).toMatchObject({
      __typename: 'UsableTransaction',
    });
  }, 120_000);
});

async function endOf(transactionId: string): Promise<Date> {
  const reservation = await api.db
    .selectFrom('item_claims')
    .select('expires_at')
    .where('transaction_id', '=', transactionId)
    .executeTakeFirstOrThrow();
  return reservation.expires_at;
}

async function statusOf(id: string) {
  return (await api.db.selectFrom('transactions').select('status').where('id', '=', id).executeTakeFirst())
    ?.status;
}

describe('CHECK-037 what a buyer may reserve', () => {
  test('is refused beyond it with a sentence in three languages, and the cart stays', async () => {
    const cart = await makeCart(api, guest(), take(11));
    const from = ownAddress();
    const answers = await Promise.all(
      (['nl', 'en', 'fr'] as const).map((locale) => reserve(cart, from, 0, undefined, locale)),
    );
    expect(answers.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^Zonder account kun je hoogstens 10 producten .* Je winkelwagen blijft/),
      expect.stringMatching(/^Without an account .* at most 10 products .* Your cart stays/),
      expect.stringMatching(/^Sans compte, .* 10 produits .* Votre panier reste/),
    ]);
    const lines = await api.db.selectFrom('cart_lines').select('id').where('cart_id', '=', cart).execute();
    expect(lines).toHaveLength(11);
  });

  test('counts an account wherever it pays from, and what it has paid no longer', async () => {
    const dealer = await makeUser(api.db);
    const token = await api.signIn(dealer);
    const cart = await makeCart(api, dealer, take(15));
    const { transactionUid = '' } = await reserve(cart, ownAddress(), 0, token);
    await end(api, transactionUid, 'completed');
    const next = await makeCart(api, dealer, take(8));
    expect(await reserve(next, ownAddress(), 1, token)).toMatchObject({ __typename: 'UsableTransaction' });
    // An accepted bid also leads to a second cart beside the open one.
    await api.db.updateTable('carts').set({ status: 'FROZEN' }).where('id', '=', next).execute();
    const beside = await makeCart(api, dealer, take(8));
    expect(await reserve(beside, ownAddress(), 0, token)).toMatchObject({ errorCode: 'reservation_limit' });
  });

  test('is not prolonged by another payment method while there is time for it', async () => {
    const cart = await makeCart(api, guest(), take(1));
    const from = ownAddress();
    const until = new Date(now.getTime() + reservationTime.guest);
    await pay(api, cart, { from });
    now = new Date(until.getTime() - leastPaymentTime);
    const { transactionUid = '' } = await pay(api, cart, { from, method: 'creditcard' });
    expect(await endOf(transactionUid)).toEqual(until);
  });

  test.each([
    ['another way to pay', 'creditcard'],
    ['the same way to pay', 'ideal'],
  ])(
    'begins afresh where too little of it remains for %s, without counting its own',
    async (_what, method) => {
      const cart = await makeCart(api, guest(), take(reservationLimits.own.guest));
      const from = ownAddress();
      const first = await pay(api, cart, { from });
      now = new Date(now.getTime() + reservationTime.guest - leastPaymentTime + 1);
      const second = await pay(api, cart, { from, method });
      expect(second).toMatchObject({ __typename: 'UsableTransaction' });
      expect(second.transactionUid).not.toBe(first.transactionUid);
      const { transactionUid = '' } = second;
      expect(await endOf(transactionUid)).toEqual(new Date(now.getTime() + reservationTime.guest));
      expect(await reserved()).toBe(reservationLimits.own.guest);
    },
  );

  test('of an account is not refused for the guests of its subnet', async () => {
    await flood(
      Array.from({ length: 4 }, (_, at) => `203.0.113.${at + 1}`),
      reservationLimits.own.guest,
    );
    const one = take(1);
    const { errorCode } = await reserve(await makeCart(api, guest(), one), '203.0.113.9', 0);
    expect(errorCode).toBe('reservation_limit_network');
    const buyer = await makeUser(api.db);
    const token = await api.signIn(buyer);
    const cart = await makeCart(api, buyer, one);
    expect(await reserve(cart, '203.0.113.9', 1, token)).toMatchObject({ __typename: 'UsableTransaction' });
  });

  test('reports when the reservations of the same connection end', async () => {
    now = new Date('2027-01-15T10:00:00Z');
    const from = ownAddress();
    await reserve(await makeCart(api, guest(), take(8)), from, 0);
    const cart = await makeCart(api, guest(), take(3));
    const answers = await Promise.all(
      (['nl', 'en', 'fr'] as const).map((locale) => reserve(cart, from, 0, undefined, locale)),
    );
    expect(answers.map(({ errorCode }) => errorCode)).toEqual(Array(3).fill('reservation_limit_guest'));
    expect(answers.map(({ message }) => message)).toEqual([
      expect.stringContaining('probeer het na 15 januari om 11:10 opnieuw'),
      expect.stringContaining('try again after 15 January at 11:10'),
      expect.stringContaining('réessayez après le 15 janvier à 11:10'),
    ]);
  });

  test('stores nothing about where a buyer was, once the payment has ended', async () => {
    const { transactionUid = '' } = await reserve(await makeCart(api, guest(), take(1)), ownAddress(), 0);
    const hashes = () =>
      api.db
        .selectFrom('transactions')
        .select(['network_hash', 'subnet_hash'])
        .where('id', '=', transactionUid)
        .executeTakeFirstOrThrow();
    expect(Object.values(await hashes()).every((hash) => /^[0-9a-f]{64}$/.test(hash ?? ''))).toBe(true);
    await end(api, transactionUid, 'completed');
    expect(await hashes()).toEqual({ network_hash: null, subnet_hash: null });
  });
});
