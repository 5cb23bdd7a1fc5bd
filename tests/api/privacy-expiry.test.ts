import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { promises } from '#domain/promises/promises.ts';
import { prunes } from '#server/composition.ts';
import { end, makeCart, pay } from '#tests/factories/orders.ts';
import { makeProduct } from '#tests/factories/products.ts';
import { makeUser } from '#tests/factories/users.ts';
import { openOrdersHarness } from './orders/harness.ts';

// Data of people without an account has no account to delete: it is removed after a time.

const day = 24 * 60 * 60_000;
const { visitorDays, unconfirmedDays, bidDays, wishlistDays } = promises.retention;
const { api, buyer, seller } = await openOrdersHarness();
afterAll(() => api.close());
const { db } = api;

/** Runs the hourly tasks of all modules as they will run in this many days. */
async function pruneIn(days: number): Promise<void> {
  const clock = { now: () => new Date(Date.now() + days * day) };
  for (const prune of prunes) await prune({ ...api.server.deps, clock });
}
const visitor = () => ({ email: `${randomUUID()}@voorbeeld.nl` });
const product = () => makeProduct(db, seller.sellerId);
const carts = (id: string) => db.selectFrom('carts').selectAll().where('id', '=', id).executeTakeFirst();
const payment = (id: string) =>
  db
    .selectFrom('transactions')
    .select(['email', 'shipping_address', 'billing_address'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

test('the open cart of a visitor goes with its lines; that of an account, and one that holds a product, stay', async () => {
  const { id } = await product();
  const [cart, own, holding] = [
    await makeCart(api, visitor(), [{ id }]),
    await makeCart(api, buyer, [{ id }]),
    await makeCart(api, visitor(), [{ id }]),
  ];
  await db.updateTable('carts').set({ reserves_product: true }).where('id', '=', holding).execute();
  await pruneIn(visitorDays - 1);
  expect(await carts(cart)).toBeDefined();
  await pruneIn(visitorDays + 1);
  expect(await carts(cart)).toBeUndefined();
  expect(await carts(own)).toMatchObject({ shipping_address: { street: 'Biltstraat' } });
  expect(await carts(holding)).toBeDefined();
});

test('a cart stays while its payment can still complete, and its address goes some time after the payment has ended', async () => {
  const { email } = visitor();
  const { id } = await product();
  const cart = await makeCart(api, { email }, [{ id }]);
  const { transactionUid = '' } = await pay(api, cart);
  await pruneIn(visitorDays + 1);
  expect(await carts(cart)).toBeDefined();
  expect(await payment(transactionUid)).toMatchObject({ email });

  await end(api, transactionUid, 'expired');
  await db
    .updateTable('carts')
    .set({ updated_at: new Date(Date.now() - visitorDays * day) })
    .where('id', '=', cart)
    .execute();
  await pruneIn(visitorDays - 1);
  expect(await carts(cart)).toBeDefined();
  expect(await payment(transactionUid)).toMatchObject({ email, shipping_address: { street: 'Biltstraat' } });
  await pruneIn(visitorDays + 1);
  expect(await carts(cart)).toBeUndefined();
  const left = await payment(transactionUid);
  expect(left).toMatchObject({ shipping_address: null, billing_address: null });
  expect(left.email).toBe(`${transactionUid}@verwijderd.invalid`);
});

test('the order keeps the address that the bought cart of a visitor loses', async () => {
  const { email } = visitor();
  const { id } = await product();
  const cart = await makeCart(api, { email }, [{ id }]);
  const { transactionUid = '' } = await pay(api, cart);
  await end(api, transactionUid, 'completed');
  await pruneIn(visitorDays + 1);
  expect(await carts(cart)).toMatchObject({ shipping_address: null, billing_address: null });
  const orders = db.selectFrom('orders').select(['email', 'shipping_address']);
  expect(await orders.where('cart_id', '=', cart).executeTakeFirst()).toMatchObject({
    email,
    shipping_address: { street: 'Biltstraat' },
  });
  expect(await payment(transactionUid)).toMatchObject({ email });
});

test('the question of a visitor goes, that of an account stays', async () => {
  const { id: product_id } = await product();
  const ids = [randomUUID(), randomUUID()] as const;
  for (const [index, user_id] of [null, buyer.id].entries()) {
    const asked = {
      kind: 'QUESTION',
      name: 'Noor',
      message: 'Is er een kras?',
      created_at: new Date(),
    } as const;
    const question = { id: ids[index] ?? '', product_id, user_id, email: buyer.email, days: [], ...asked };
    await db.insertInto('questions').values(question).execute();
  }
  const left = async () => (await db.selectFrom('questions').select('id').execute()).map(({ id }) => id);
  await pruneIn(visitorDays - 1);
  expect(await left()).toHaveLength(2);
  await pruneIn(visitorDays + 1);
  expect(await left()).toEqual([ids[1]]);
});

test('the ended bid of a visitor loses its address, also in the conversation, unless the address has an account', async () => {
  const bid = async (email: string) => {
    const { id: product_id } = await product();
    const id = randomUUID();
    const at = new Date();
    const dates = { created_at: at, modified_at: at, expires_at: new Date(at.getTime() + 5 * day) };
    const figures = { amount_cents: 5000, status: 'EXPIRED' } as const;
    await db
      .insertInto('bids')
      .values({ id, product_id, seller_id: seller.sellerId, user_id: null, email, ...figures, ...dates })
      .execute();
    await db
      .insertInto('conversations')
      .values({
        ...{ id, product_id, buyer_id: null, seller_id: seller.sellerId, bid_id: id, guest_email: email },
        ...{ buyer_locale: 'nl', created_at: at, modified_at: at },
      })
      .execute();
    return id;
  };
  const { email } = visitor();
  const [theirs, ofAccount] = [await bid(email), await bid(buyer.email)];
  const addressesOf = async (id: string) =>
    await db
      .selectFrom('bids')
      .innerJoin('conversations', 'bid_id', 'bids.id')
      .select(['email', 'guest_email', 'amount_cents'])
      .where('bids.id', '=', id)
      .executeTakeFirst();
  await pruneIn(bidDays);
  expect(await addressesOf(theirs)).toMatchObject({ email, guest_email: email });
  await pruneIn(bidDays + 6);
  const nobody = `${theirs}@verwijderd.invalid`;
  expect(await addressesOf(theirs)).toEqual({ email: nobody, guest_email: nobody, amount_cents: 5000 });
  expect(await addressesOf(ofAccount)).toMatchObject({ email: buyer.email, guest_email: buyer.email });
});

test('a subscription that was never confirmed goes; a confirmed one stays', async () => {
  const addresses = [visitor().email, visitor().email] as const;
  for (const [index, email] of addresses.entries()) {
    const at = new Date();
    const times = { asked_at: at, confirmed_at: index === 0 ? null : at, ended_at: null, seen_until: null };
    const kind = { kind: 'NEWSLETTER', locale: 'nl', interval: null } as const;
    await db
      .insertInto('subscriptions')
      .values({ id: randomUUID(), email, ...kind, ...times })
      .execute();
  }
  const left = async () =>
    (
      await db
        .selectFrom('subscriptions')
        .select('email')
        .where('email', 'in', [...addresses])
        .execute()
    ).length;
  await pruneIn(unconfirmedDays - 1);
  expect(await left()).toBe(2);
  await pruneIn(unconfirmedDays + 1);
  expect(await left()).toBe(1);
});

test('the wishlist of a visitor goes when nothing was added to it for long', async () => {
  const [old, used] = [randomUUID(), randomUUID()];
  const { id: product_id } = await product();
  for (const id of [old, used]) {
    await db
      .insertInto('wishlists')
      .values({ id, ...visitor(), redirect_url: null, created_at: new Date() })
      .execute();
  }
  const added_at = new Date(Date.now() + 100 * day);
  await db.insertInto('wishlist_items').values({ wishlist_id: used, product_id, added_at }).execute();
  const left = async () => (await db.selectFrom('wishlists').select('id').execute()).map(({ id }) => id);
  await pruneIn(wishlistDays - 1);
  expect((await left()).sort()).toEqual([old, used].sort());
  await pruneIn(wishlistDays + 1);
  expect(await left()).toEqual([used]);
});

test('an account that was never confirmed is erased; purchases under its address without an account stay', async () => {
  const { email } = visitor();
  const waiting = await makeUser(db, { email, isActive: false });
  const again = await makeUser(db, { isActive: false });
  const asked = new Date(Date.now() + 20 * day);
  await db
    .insertInto('one_time_links')
    .values({
      ...{ id: randomUUID(), purpose: 'verify_email', user_id: again.id, token_hash: randomUUID() },
      ...{ payload: '{}', created_at: asked, expires_at: asked, used_at: null },
    })
    .execute();
  const { id } = await product();
  const cart = await makeCart(api, { email }, [{ id }]);
  const { transactionUid = '' } = await pay(api, cart);
  await end(api, transactionUid, 'completed');
  const accounts = async () =>
    await db
      .selectFrom('users')
      .select(['id', 'name'])
      .where('email', 'in', [email, again.email, buyer.email])
      .execute();

  await pruneIn(unconfirmedDays - 1);
  expect(await accounts()).toHaveLength(3);
  await pruneIn(unconfirmedDays + 1);
  expect((await accounts()).map((account) => account.id).sort()).toEqual([again.id, buyer.id].sort());
  const erased = db.selectFrom('users').selectAll().where('id', '=', waiting.id);
  expect(await erased.executeTakeFirstOrThrow()).toMatchObject({
    name: '',
    password_hash: '!',
    locale: null,
  });
  const orders = db.selectFrom('orders').select('email').where('cart_id', '=', cart);
  expect(await orders.executeTakeFirst()).toEqual({ email });
  // The address is free again.
  expect(await makeUser(db, { email, isActive: false })).toBeDefined();
});
