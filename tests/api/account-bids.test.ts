import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeProduct } from '../factories/products.ts';
import { makeSellerUser, type TestSeller } from '../factories/sellers.ts';
import { makeUser, type TestUser } from '../factories/users.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';

interface Bid {
  readonly __typename: string;
  readonly uuid: string;
  readonly amount: number;
  readonly role: string;
  readonly status: string;
  readonly product: { readonly title: string };
}

let api: ApiHarness;
let seller: TestSeller;
let buyer: TestUser;
const tokens = { seller: '', buyer: '', other: '' };

beforeAll(async () => {
  api = await startApi();
  seller = await makeSellerUser(api.db, { margin_included_ppm: 100_000, transaction_fee_cents: 500 });
  buyer = await makeUser(api.db);
  tokens.seller = await api.signIn(seller);
  tokens.buyer = await api.signIn(buyer);
  tokens.other = await api.signIn(await makeSellerUser(api.db));
});
afterAll(async () => await api.close());

interface Given {
  readonly title?: string;
  readonly amount?: number;
  readonly status?: 'PENDING' | 'ACCEPTED' | 'COUNTERBID' | 'EXPIRED' | 'REJECTED';
  readonly counterbid?: number;
  readonly minutesAgo?: number;
  readonly email?: string;
  readonly userId?: string | null;
  readonly confirmedAt?: Date;
}

async function makeBid(given: Given = {}): Promise<string> {
  const id = randomUUID();
  const { id: productId } = await makeProduct(api.db, seller.sellerId, { title: given.title ?? 'Stoel' });
  const at = new Date(Date.now() - (given.minutesAgo ?? 0) * 60_000);
  await api.db
    .insertInto('bids')
    .values({
      id,
      product_id: productId,
      seller_id: seller.sellerId,
      user_id: given.userId === undefined ? buyer.id : given.userId,
      email: given.email ?? buyer.email,
      amount_cents: (given.amount ?? 100) * 100,
      counterbid_cents: given.counterbid === undefined ? null : given.counterbid * 100,
      status: given.status ?? 'PENDING',
      seller_responded_at: null,
      confirmed_at: given.confirmedAt ?? null,
      created_at: at,
      modified_at: at,
    })
    .execute();
  return id;
}

async function list(token: string | undefined, args: Record<string, unknown> = {}) {
  const { data, errors } = await api.graphql<{
    bids: { __typename: string; bids: readonly Bid[]; totalCount: number };
  }>(
    `query ($filters: BidFilters, $limit: Int, $offset: Int, $searchString: String, $sort: BidSort, $sortDirection: SortDirection) {
      bids(filters: $filters, limit: $limit, offset: $offset, searchString: $searchString, sort: $sort, sortDirection: $sortDirection) {
        __typename
        ... on BidList { totalCount bids { uuid amount role status product { title } } }
      }
    }`,
    args,
    { token },
  );
  expect(errors).toEqual([]);
  return data.bids;
}

const allFields = `__typename ... on Bid { uuid amount counterbidAmount created modified email isPaid paymentLink payout
  sellerRespondedAt status role duration product { slug } } ... on Error { errorCode }`;

async function one(token: string | undefined, uuid: string) {
  const { data } = await api.graphql<{ bid: Record<string, unknown> }>(
    `query ($uuid: String!) { bid(uuid: $uuid) { ${allFields} } }`,
    { uuid },
    { token },
  );
  return data.bid;
}

describe('the list of bids', () => {
  test('BID-018 BID-034 received bids unless those made are asked for; never those of others', async () => {
    const uuid = await makeBid();
    expect((await list(tokens.seller)).bids.map((bid) => bid.uuid)).toContain(uuid);
    expect((await list(tokens.seller, { filters: { role: 'BUYER' } })).bids).toEqual([]);
    expect((await list(tokens.buyer)).totalCount).toBe(0);
    const made = await list(tokens.buyer, { filters: { role: 'BUYER' } });
    expect(made.bids.find((bid) => bid.uuid === uuid)).toMatchObject({ role: 'BUYER', amount: 100 });
    for (const role of ['BUYER', 'SELLER'])
      expect(await list(tokens.other, { filters: { role } })).toMatchObject({ bids: [], totalCount: 0 });
    expect((await list(undefined)).__typename).toBe('UserNotAuthenticatedError');
  });

  test('BID-025 the latest change first; any other order when asked', async () => {
    const word = randomUUID();
    for (const [title, amount, minutesAgo] of [
      ['B', 300, 3],
      ['a', 100, 1],
      ['C', 200, 2],
    ] as const)
      await makeBid({ title: `${title} ${word}`, amount, minutesAgo });
    const amounts = async (args: Record<string, unknown>) =>
      (await list(tokens.seller, { searchString: word, ...args })).bids.map((bid) => bid.amount);
    expect(await amounts({})).toEqual([100, 200, 300]);
    expect(await amounts({ sortDirection: 'ASC' })).toEqual([300, 200, 100]);
    expect(await amounts({ sort: 'AMOUNT', sortDirection: 'DESC' })).toEqual([300, 200, 100]);
    expect(await amounts({ sort: 'TITLE', sortDirection: 'ASC' })).toEqual([100, 300, 200]);
    expect(await amounts({ limit: 1, offset: 1 })).toEqual([200]);
  });

  test('BID-034 by status and by text of the title; a percent sign is a percent sign', async () => {
    const word = randomUUID();
    await makeBid({ title: `100% ${word}`, status: 'REJECTED' });
    await makeBid({ title: `1000 ${word}` });
    expect((await list(tokens.seller, { searchString: word })).totalCount).toBe(2);
    expect((await list(tokens.seller, { searchString: `100% ${word}` })).totalCount).toBe(1);
    const open = await list(tokens.seller, { searchString: word, filters: { statuses: ['PENDING'] } });
    expect(open.bids.map((bid) => bid.status)).toEqual(['PENDING']);
    expect((await list(tokens.seller, { limit: -4, offset: -1 })).bids).toEqual([]);
  });

  test("a bid placed before signing in is found by the account's address once its link was opened", async () => {
    const strangers = await makeBid({ userId: null });
    const uuid = await makeBid({ userId: null, confirmedAt: new Date() });
    const made = await list(tokens.buyer, { filters: { role: 'BUYER' }, limit: 100 });
    const uuids = made.bids.map((bid) => bid.uuid);
    expect(uuids).toContain(uuid);
    expect(uuids).not.toContain(strangers);
  });
});

describe('one bid', () => {
  test('BID-001 BID-003 BID-035 all of it, for its seller and its buyer', async () => {
    const uuid = await makeBid({ amount: 200, counterbid: 250, status: 'COUNTERBID' });
    const seen = await one(tokens.seller, uuid);
    expect(seen).toMatchObject({
      uuid,
      amount: 200,
      counterbidAmount: 250,
      // The seller must not see it.
      email: null,
      status: 'COUNTERBID',
      role: 'SELLER',
      duration: 432_000_000,
      // (250 − 5) × 90%
      payout: 220.5,
      product: { slug: expect.any(String) },
    });
    expect(Number.isNaN(Date.parse(String(seen.created)))).toBe(false);
    expect(Number.isNaN(Date.parse(String(seen.modified)))).toBe(false);
    expect(await one(tokens.buyer, uuid)).toMatchObject({ role: 'BUYER', email: buyer.email, payout: null });
  });

  test("ERR-003 somebody else's bid is refused; a malformed id is reported as such", async () => {
    const uuid = await makeBid();
    expect(await one(tokens.other, uuid)).toMatchObject({ errorCode: 'no_object_permission' });
    expect(await one(tokens.buyer, 'x')).toMatchObject({ errorCode: 'invalid_uuid' });
    expect(await one(undefined, uuid)).toMatchObject({ __typename: 'UserNotAuthenticatedError' });
  });
});
