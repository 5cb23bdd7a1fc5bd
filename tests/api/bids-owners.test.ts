import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keepOneEach } from '#server/db/migrations/0155-one-bid-each.ts';
import { limitRules } from '#server/limit-rules.ts';
import { makeUser, type TestUser } from '../factories/users.ts';
import { type Answer, type BidHarness, openBidHarness } from './bids/harness.ts';

let harness: BidHarness;

beforeAll(async () => {
  harness = await openBidHarness();
});
afterAll(async () => await harness.api.close());

const placed = { __typename: 'BidPlaced' };
const refused = { errorCode: 'bid_failed_one_bid_allowed' };

/** A signed-in account. */
async function person() {
  const user: TestUser = await makeUser(harness.api.db);
  const token = await harness.api.signIn(user);
  return { ...user, token };
}

/** Places a bid with any email address, signed in or not. */
async function bidAs(token: string | undefined, productUuid: string, email: string): Promise<Answer> {
  await harness.api.server.deps.limits.forget(limitRules.placeBid, '127.0.0.1');
  return await harness.call(
    `mutation ($email: String!, $productUuid: String!) {
      it: placeBid(amount: 300, email: $email, productUuid: $productUuid) {
        __typename ... on BidPlaced { uuid } ... on Error { errorCode message }
      }
    }`,
    { productUuid, email },
    { token },
  );
}
const elsewhere = async () => (await harness.product()).id;

async function bidsMade(token: string): Promise<readonly string[]> {
  const { bids } = await harness.call<{ readonly bids: readonly { readonly uuid: string }[] }>(
    '{ it: bids(filters: { role: BUYER }) { ... on BidList { bids { uuid } } } }',
    {},
    { token },
  );
  return bids.map(({ uuid }) => uuid);
}

/** Opens the link in the email that a visitor got about their bid. */
async function openLink(uuid: string, email: string, token?: string): Promise<Answer> {
  await harness.settle();
  const texts = harness.mailsTo(email).map(({ text }) => text);
  const link = texts
    .flatMap((text) => text.match(/\S+\/account\/biedingen\/\S+/g) ?? [])
    .find((url) => url.includes(uuid));
  const key = new URL(link ?? '').searchParams.get('sleutel') ?? '';
  return await harness.see(uuid, { key, token });
}

describe('BID-016 BID-038 an account bids once on a product, under its own address', () => {
  test('with any address it sends', async () => {
    const [{ id }, me] = [await harness.product(), await person()];
    const { uuid = '' } = await bidAs(me.token, id, harness.visitor());
    expect(await harness.row(uuid)).toMatchObject({ user_id: me.id, email: me.email });
    for (const email of [harness.visitor(), me.email, 'no address'])
      expect(await bidAs(me.token, id, email)).toMatchObject(refused);
    expect(await bidAs(me.token, await elsewhere(), 'no address')).toMatchObject(placed);
  });

  test('also when its tries come at once', async () => {
    const [{ id }, me] = [await harness.product(), await person()];
    const tries = await Promise.all(Array.from({ length: 8 }, () => bidAs(me.token, id, harness.visitor())));
    expect(tries.filter(({ uuid }) => uuid !== undefined)).toHaveLength(1);
  });

  test('the database takes no second one, however it comes', async () => {
    const [{ id }, me] = [await harness.product(), await person()];
    const { uuid = '' } = await bidAs(me.token, id, me.email);
    const again = { ...(await harness.row(uuid)), id: randomUUID(), email: harness.visitor() };
    await expect(harness.api.db.insertInto('bids').values(again).execute()).rejects.toThrow(
      /bids_one_of_account/,
    );
  });

  test('of several that it had placed before that, the paid one stays its own, else the first', async () => {
    const { db } = harness.api;
    const [me, paid, open] = [await person(), await harness.product(), await harness.product()];
    const { uuid: first = '' } = await bidAs(me.token, open.id, me.email);
    const { uuid: unpaid = '' } = await bidAs(me.token, paid.id, me.email);
    const again = { id: randomUUID(), email: harness.visitor(), created_at: new Date(Date.now() + 60_000) };
    await sql`drop index bids_one_of_account`.execute(db);
    await db
      .insertInto('bids')
      .values([
        { ...(await harness.row(first)), ...again },
        {
          ...{ ...(await harness.row(unpaid)), ...again, id: randomUUID() },
          ...{ status: 'ACCEPTED', paid_at: new Date() },
        },
      ])
      .execute();
    await keepOneEach(db);
    const own = await db
      .selectFrom('bids')
      .select(['product_id', 'paid_at', 'email'])
      .where('user_id', '=', me.id)
      .execute();
    expect(own).toHaveLength(2);
    expect(own.find(({ product_id }) => product_id === open.id)?.email).toBe(me.email);
    expect(own.find(({ product_id }) => product_id === paid.id)?.paid_at).not.toBeNull();
    await sql`create unique index bids_one_of_account on bids (product_id, user_id) where user_id is not null`.execute(
      db,
    );
  });

  test('without signing in, its address is taken too', async () => {
    const [{ id }, me] = [await harness.product(), await person()];
    await bidAs(me.token, id, me.email);
    expect(await bidAs(undefined, id, me.email)).toMatchObject(refused);
  });
});

describe('BID-037 a visitor types the address of an account', () => {
  test('the bid is not among those of the account, nor blocks it from bidding', async () => {
    const [{ id }, me] = [await harness.product(), await person()];
    const { uuid = '' } = await bidAs(undefined, id, me.email);
    expect(await bidsMade(me.token)).toEqual([]);
    expect(await harness.see(uuid, { token: me.token })).toMatchObject({ errorCode: 'no_object_permission' });
    const own = await bidAs(me.token, id, me.email);
    expect(own).toMatchObject(placed);
    // Opened afterwards, the other visitor's bid does not become a second bid of the account.
    expect(await openLink(uuid, me.email)).toMatchObject({ status: 'PENDING' });
    expect(await bidsMade(me.token)).toEqual([own.uuid]);
  });

  test('once its mailed link was opened it is theirs, and the one that they have', async () => {
    const [{ id }, me] = [await harness.product(), await person()];
    const { uuid = '' } = await bidAs(undefined, id, me.email);
    expect(await openLink(uuid, me.email)).toMatchObject({ status: 'PENDING', role: 'BUYER' });
    expect(await bidsMade(me.token)).toEqual([uuid]);
    expect(await harness.see(uuid, { token: me.token })).toMatchObject({ role: 'BUYER' });
    expect(await bidAs(me.token, id, me.email)).toMatchObject(refused);
  });

  test('a wrong key confirms nothing', async () => {
    const [{ id }, me] = [await harness.product(), await person()];
    const { uuid = '' } = await bidAs(undefined, id, me.email);
    await harness.see(uuid, { key: 'a'.repeat(43), token: me.token });
    expect((await harness.row(uuid)).confirmed_at).toBeNull();
    expect(await bidsMade(me.token)).toEqual([]);
  });

  test('the answer is the same for an address with an account and one without', async () => {
    const [{ id }, me] = [await harness.product(), await person()];
    const nobody = harness.visitor();
    const known = [await bidAs(undefined, id, me.email), await bidAs(undefined, id, me.email)];
    const unknown = [await bidAs(undefined, id, nobody), await bidAs(undefined, id, nobody)];
    const shapes = (answers: readonly Answer[]) => answers.map(({ uuid: _uuid, ...rest }) => rest);
    expect(shapes(known)).toEqual(shapes(unknown));
    expect(shapes(known)).toMatchObject([placed, refused]);
  });
});
