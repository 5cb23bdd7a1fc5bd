import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { notificationGroups } from '#domain/notifications/notification-kinds.ts';
import { scopeOf } from '#server/command.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { pruneSends } from '#server/modules/notifications/prune.ts';
import { notifyMany } from '#server/modules/notifications/public/notify.ts';
import { erasePerson } from '#server/modules/privacy/erase-person.ts';
import { makeUser } from '../factories/users.ts';
import { day, harness, hour, listOf } from './notifications/harness.ts';
import {
  choose,
  publish,
  saverOf,
  setUpSettledHarness,
  soldNotification,
  titlesOf,
} from './notifications/settled-harness.ts';

// Events between the planning of a notification and the moment at which it may be sent.

setUpSettledHarness();

describe('followers and savers', () => {
  test('are notified of a new product once, however often it is published, and of one seller in one place', async () => {
    const follower = await makeUser(harness.api.db);
    const follow = {
      user_id: follower.id,
      seller_id: harness.seller.sellerId,
      created_at: harness.clock.now(),
    };
    await harness.api.db.insertInto('seller_follows').values(follow).execute();
    const [first, second] = [await harness.product(), await harness.product()];
    const saver = await saverOf(first.id);
    const sendsOf = async (userId: string) =>
      (
        await harness.api.db
          .selectFrom('notification_sends')
          .select(['kind', 'detail'])
          .where('user_id', '=', userId)
          .where('channel', '=', 'email')
          .orderBy('created_at')
          .execute()
      ).map(({ kind, detail }) => `${kind} ${detail}`.trim());
    for (const { id } of [first, second, first, first]) {
      await publish(id);
      harness.clock.advance(hour);
      await harness.settle();
    }
    expect(await sendsOf(follower.id)).toEqual([
      `followed_seller_published ${first.id}`,
      `followed_seller_published ${second.id}`,
    ]);
    expect(await listOf(follower.id)).toMatchObject([{ id: `seller:${harness.seller.sellerId}` }]);
    expect(await sendsOf(saver.id)).toEqual(['saved_product_available']);
    harness.clock.advance(8 * day);
    await publish(first.id);
    await harness.settle();
    expect(await sendsOf(saver.id)).toHaveLength(2);
  });

  test('savers of a product are notified that it is back in stock; its watchers get that notification alone', async () => {
    const product = await harness.product({ title: 'Aangevulde kast', inventory: 0 });
    const [saver, watcher] = [await saverOf(product.id), await saverOf(product.id)];
    const watch = { user_id: watcher.id, product_id: product.id, created_at: harness.clock.now() };
    await harness.api.db.insertInto('product_watches').values(watch).execute();
    const saved = await harness.call(
      `mutation ($uuid: String!) { it: updateProduct(uuid: $uuid, input: { inventory: 1 }) { __typename
        ... on Error { message } ... on ValidationError { fields { field code } } } }`,
      { uuid: product.id },
      { token: harness.tokens.seller },
    );
    expect(saved).toEqual({ __typename: 'Product' });
    await harness.settle();
    await harness.settle();
    expect(await listOf(saver.id)).toMatchObject([{ kind: 'saved_product_available' }]);
    expect(await listOf(watcher.id)).toMatchObject([{ kind: 'watched_product_available' }]);
  });
});

describe('a notification for very many people', () => {
  test('reaches the others when one of them deletes the account before it was written', async () => {
    // One more than a batch holds; they share a password hash, because hashing is slow.
    const [leaving, staying] = [await makeUser(harness.api.db), await makeUser(harness.api.db)];
    const row = await harness.api.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', staying.id)
      .executeTakeFirstOrThrow();
    const others = Array.from({ length: 99 }, () => ({
      ...row,
      ...{ id: randomUUID(), email: `${randomUUID()}@hervonden.test`, wishlist_uuid: randomUUID() },
    }));
    await harness.api.db.insertInto('users').values(others).execute();
    const off = JSON.stringify({
      groups: Object.fromEntries(notificationGroups.map((group) => [group, { push: 'off', email: 'off' }])),
      quietHours: null,
    });
    await harness.api.db
      .insertInto('notification_settings')
      .values(others.map(({ id }) => ({ user_id: id, settings: off, updated_at: harness.clock.now() })))
      .execute();
    const people = [leaving, staying, ...others];
    const product = await harness.product();
    await inTransaction(harness.api.db, async (tx) => {
      const scope = scopeOf(tx, harness.api.server.deps.bus, harness.clock.now());
      await notifyMany(
        scope,
        { id: randomUUID() },
        {
          ...{ kind: 'saved_product_reduced', subject: product.id, titles: titlesOf('Grote kast') },
          ...{ path: '/', readers: people.map(({ id }) => ({ userId: id, locale: 'nl' })) },
        },
      );
      const person = { userId: leaving.id, email: leaving.email, sellerId: null };
      await erasePerson(scope, person);
    });
    await harness.settle();
    expect(await listOf(staying.id)).toMatchObject([{ kind: 'saved_product_reduced' }]);
    expect(await listOf(leaving.id)).toEqual([]);
    expect(await harness.api.db.selectFrom('notification_part_readers').selectAll().execute()).toEqual([]);
  });
});

test('sends that are done are deleted after 90 days', async () => {
  const person = await makeUser(harness.api.db);
  await choose(person.id, {});
  await soldNotification(person.id, 'Oude kast');
  await harness.settle();
  const left = async () =>
    (
      await harness.api.db
        .selectFrom('notification_sends')
        .select('id')
        .where('user_id', '=', person.id)
        .execute()
    ).length;
  harness.clock.advance(89 * day);
  await pruneSends(harness.api.server.deps);
  expect(await left()).toBe(1);
  harness.clock.advance(2 * day);
  await pruneSends(harness.api.server.deps);
  expect(await left()).toBe(0);
});
