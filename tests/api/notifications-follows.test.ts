import { describe, expect, test } from 'vitest';
import { scopeOf } from '#server/command.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { transitionProduct } from '#server/modules/catalog/transition.ts';
import { announcements } from '#server/modules/products/events.ts';
import { productAvailable } from '#server/modules/reservations/events.ts';
import { end, makeCart, pay } from '../factories/orders.ts';
import { makeUser, type TestUser } from '../factories/users.ts';
import {
  aboutBid,
  choose,
  day,
  harness,
  listOf,
  mailsAbout,
  reprice,
  saver,
  setUpBidHarness,
} from './notifications/harness.ts';
import { httpDriver } from './sync/driver.ts';

// From the event to each person's list and email, with the real event handlers and deadlines.

setUpBidHarness();

describe('saved products', () => {
  test('the saver of a product is notified once a day that it is cheaper than in the last 30 days', async () => {
    const product = await harness.product({ title: 'Zinken tafel' });
    const person = await saver(product.id);
    await reprice(product.id, 40_000);
    harness.clock.advance(day);
    await reprice(product.id, 35_000);
    await harness.settle();
    expect(await listOf(person.id)).toMatchObject([
      { kind: 'saved_product_reduced', path: `/products/${product.slug}` },
    ]);
    const first = (await listOf(person.id))[0];
    await reprice(product.id, 34_000);
    await harness.settle();
    expect((await listOf(person.id))[0]).toEqual(first);
    // Raised and then lowered again: still above its lowest price of the last 30 days.
    harness.clock.advance(2 * day);
    await reprice(product.id, 60_000);
    await reprice(product.id, 36_000);
    await harness.settle();
    expect((await listOf(person.id))[0]).toEqual(first);
    expect(mailsAbout(person.email, '')).toMatchObject([{ text: expect.stringContaining('Zinken tafel') }]);
  });

  test('a second reduction of a day leaves the notification read, also where everybody turned emails and pushes off', async () => {
    const product = await harness.product({ title: 'Stille tafel' });
    const person = await saver(product.id);
    await choose(person.token, { push: 'off', email: 'off' });
    await reprice(product.id, 40_000);
    harness.clock.advance(day);
    await reprice(product.id, 35_000);
    await harness.settle();
    const [first] = await listOf(person.id);
    expect(first).toMatchObject({ kind: 'saved_product_reduced', readAt: null });
    harness.clock.advance(1000);
    await reprice(product.id, 34_000);
    await harness.settle();
    expect((await listOf(person.id))[0]).toEqual(first);
    harness.clock.advance(2 * day);
    await reprice(product.id, 33_000);
    await harness.settle();
    expect((await listOf(person.id))[0]?.createdAt).toBeGreaterThan(first?.createdAt ?? 0);
  });
});

describe('what people follow', () => {
  test('the watcher of a reserved product is notified once that it is available, and then watches it no more', async () => {
    const product = await harness.product({ title: 'Bewaakte kast' });
    const { uuid = '' } = await harness.bid(product.id, 300, { email: harness.visitor() });
    await harness.answer(uuid, 'ACCEPTED');
    const person = await makeUser(harness.api.db);
    const watch = { user_id: person.id, product_id: product.id, created_at: harness.clock.now() };
    await harness.api.db.insertInto('product_watches').values(watch).execute();
    await harness.settle();
    expect(await listOf(person.id)).toEqual([]);
    harness.clock.advance(5 * day);
    await harness.settle();
    await harness.settle();
    expect(await listOf(person.id)).toMatchObject([
      { kind: 'watched_product_available', path: `/products/${product.slug}` },
    ]);
    const left = await harness.api.db.selectFrom('product_watches').selectAll().execute();
    expect(left.filter(({ product_id }) => product_id === product.id)).toEqual([]);
  });

  test('CHECK-037 a watcher who releases a product by their own payment is not notified that it is available; the others are', async () => {
    const product = await harness.product({ title: 'Vrijgegeven kast' });
    const [payer, other] = [await makeUser(harness.api.db), await makeUser(harness.api.db)];
    const payment = async (person: TestUser) => {
      const cart = await makeCart(harness.api, person, [product]);
      return (await pay(harness.api, cart, { token: await harness.api.signIn(person) })).transactionUid ?? '';
    };
    const watch = async ({ id }: TestUser) => {
      const row = { user_id: id, product_id: product.id, created_at: harness.clock.now() };
      await harness.api.db.insertInto('product_watches').values(row).execute();
    };
    const first = await payment(payer);
    for (const person of [payer, other]) await watch(person);
    harness.clock.advance(1000);
    await end(harness.api, first, 'cancelled');
    await harness.settle();
    expect(await listOf(payer.id)).toEqual([]);
    expect(await listOf(other.id)).toMatchObject([{ kind: 'watched_product_available' }]);
    expect(await harness.api.db.selectFrom('product_watches').selectAll().execute()).toEqual([]);
    // Somebody else reserves it now; the earlier payment no longer matters for who releases it next.
    const second = await payment(other);
    harness.clock.advance(1000);
    await watch(payer);
    await end(harness.api, second, 'cancelled');
    await harness.settle();
    expect(await listOf(payer.id)).toMatchObject([{ kind: 'watched_product_available' }]);
  });

  test('followers of a seller are notified of a new product; earlier savers are notified that it is for sale again', async () => {
    const product = await harness.product({ title: 'Nieuwe kast' });
    const [follower, both] = [await makeUser(harness.api.db), await saver(product.id)];
    for (const { id } of [follower, both]) {
      const follow = { user_id: id, seller_id: harness.seller.sellerId, created_at: harness.clock.now() };
      await harness.api.db.insertInto('seller_follows').values(follow).execute();
    }
    await inTransaction(harness.api.db, async (tx) => {
      const scope = scopeOf(tx, harness.api.server.deps.bus, harness.clock.now());
      const sellerId = harness.seller.sellerId;
      await scope.emit(announcements.announce_published, { productId: product.id, sellerId });
    });
    await harness.settle();
    expect(await listOf(follower.id)).toMatchObject([{ kind: 'followed_seller_published' }]);
    expect(await listOf(both.id)).toMatchObject([{ kind: 'saved_product_available' }]);
    expect(await listOf(harness.seller.id)).not.toContainEqual(
      expect.objectContaining({ kind: 'followed_seller_published' }),
    );
  });
});

describe('CHECK-037 a watch lasts until its person was notified', () => {
  const watch = async (id: string, productId: string) =>
    await harness.api.db
      .insertInto('product_watches')
      .values({ user_id: id, product_id: productId, created_at: harness.clock.now() })
      .execute();
  const watchersOf = async (productId: string) =>
    (
      await harness.api.db
        .selectFrom('product_watches')
        .select('user_id')
        .where('product_id', '=', productId)
        .execute()
    ).map(({ user_id }) => user_id);
  const reserve = async (id: string) => {
    const cart = await makeCart(harness.api, { email: harness.visitor() }, [{ id, quantity: 1 }]);
    return (await pay(harness.api, cart)).transactionUid ?? '';
  };
  const setStatus = async (id: string, status: 'ARCHIVED' | 'EXPIRED') =>
    await harness.api.db.updateTable('products').set({ status }).where('id', '=', id).execute();

  test('through a reservation that began between the end of the last one and the notification', async () => {
    const product = await harness.product({ title: 'Dubbel gevraagde kast' });
    const person = await makeUser(harness.api.db);
    await watch(person.id, product.id);
    const payment = await reserve(product.id);
    // The event of the previous reservation is handled only now.
    await inTransaction(harness.api.db, async (tx) => {
      const scope = scopeOf(tx, harness.api.server.deps.bus, harness.clock.now());
      await scope.emit(productAvailable, { productId: product.id, sellerId: harness.seller.sellerId });
    });
    await harness.settle();
    expect(await listOf(person.id)).toEqual([]);
    expect(await watchersOf(product.id)).toEqual([person.id]);
    await end(harness.api, payment, 'cancelled');
    await harness.settle();
    expect(await listOf(person.id)).toMatchObject([{ kind: 'watched_product_available' }]);
    expect(await watchersOf(product.id)).toEqual([]);
  });

  test.each(['ARCHIVED', 'EXPIRED'] as const)(
    'through a time in which the product was %s, also for its savers',
    async (status) => {
      const product = await harness.product({ title: 'Teruggekeerde kast' });
      const person = await saver(product.id);
      const payment = await reserve(product.id);
      await watch(person.id, product.id);
      await setStatus(product.id, status);
      await end(harness.api, payment, 'cancelled');
      await harness.settle();
      expect(await listOf(person.id)).toEqual([]);
      harness.clock.advance(day);
      const published = await harness.call(
        `mutation ($uuid: String!) {
          it: updateProduct(uuid: $uuid, input: {}, publish: true) { __typename ... on Product { status } } }`,
        { uuid: product.id },
        { token: harness.tokens.seller },
      );
      expect(published).toMatchObject({ status: 'PUBLISHED' });
      await harness.settle();
      await harness.settle();
      expect(await listOf(person.id)).toMatchObject([{ kind: 'watched_product_available' }]);
      expect(await watchersOf(product.id)).toEqual([]);
    },
  );

  test('through the suspension of the seller', async () => {
    const product = await harness.product({ title: 'Verborgen kast' });
    const person = await makeUser(harness.api.db);
    const payment = await reserve(product.id);
    await watch(person.id, product.id);
    await setStatus(product.id, 'EXPIRED');
    await end(harness.api, payment, 'cancelled');
    await harness.settle();
    const productInput = {
      ...product,
      seller_id: harness.seller.sellerId,
      status: 'EXPIRED',
      inventory: 1,
    } as const;
    const { bus } = harness.api.server.deps;
    await inTransaction(harness.api.db, (tx) =>
      transitionProduct(
        scopeOf(tx, bus, harness.clock.now()),
        { product: productInput, seller: { can_publish: false }, event: 'show_again', actor: 'system' },
        (code) => new Error(code),
      ),
    );
    await harness.settle();
    await harness.settle();
    expect(await listOf(person.id)).toMatchObject([{ kind: 'watched_product_available' }]);
  });
});

describe('devices and the list', () => {
  test('PWA-031 a device stores what was read and deletes, and changes nothing else', async () => {
    const product = await harness.product();
    const { uuid = '' } = await harness.bid(product.id, 300);
    await harness.settle();
    const entry = await aboutBid(harness.seller.id, uuid);
    const owner = { userId: harness.seller.id, token: harness.tokens.seller };
    const push = async (next: object, assumed: object | null = { ...entry, deleted: false }) =>
      await httpDriver(harness.api).push(owner, 'notifications', [
        { assumedMasterState: assumed, newDocumentState: { ...next, deleted: false } },
      ] as never);
    expect(await push({ ...entry, path: '/elders' })).toMatchObject({
      rejections: [{ code: 'invalid_document', fields: ['path'] }],
    });
    expect(await push({ ...entry, id: 'bid:made-up' }, null)).toMatchObject({
      rejections: [{ id: 'bid:made-up', code: 'invalid_document' }],
    });
    expect(await push({ ...entry, readAt: 5 })).toMatchObject({ conflicts: [], rejections: [] });
    expect(await aboutBid(harness.seller.id, uuid)).toEqual({ ...entry, readAt: 5 });
  });
});
