import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { notificationGroups, notificationKinds } from '#domain/notifications/notification-kinds.ts';
import { scopeOf } from '#server/command.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { notify } from '#server/modules/notifications/public/notify.ts';
import { chatClient } from '../factories/chat-client.ts';
import { makeConversation } from '../factories/chats.ts';
import { makeUser } from '../factories/users.ts';
import { day, harness, listOf } from './notifications/harness.ts';
import {
  advanceTo,
  choose,
  mailsNaming,
  readAll,
  setUpSettledHarness,
  soldNotification,
  titlesOf,
} from './notifications/settled-harness.ts';

// Events between the planning of a notification and the moment at which it may be sent.

setUpSettledHarness();

describe('an outdated notification is not sent', () => {
  test('a new bid that was answered meanwhile', async () => {
    await choose(harness.seller.id, { quietHours: { from: 22, to: 8 } });
    advanceTo(23);
    const [answered, waiting] = [
      await harness.product({ title: 'Beantwoorde kast' }),
      await harness.product({ title: 'Wachtende kast' }),
    ];
    const { uuid = '' } = await harness.bid(answered.id, 300);
    await harness.bid(waiting.id, 300);
    await harness.settle();
    await harness.answer(uuid, 'REJECTED');
    advanceTo(32);
    await harness.settle();
    expect(mailsNaming(harness.seller.email, 'Wachtende kast')).toHaveLength(1);
    expect(mailsNaming(harness.seller.email, 'Beantwoorde kast')).toEqual([]);
  });

  test('the reminder of a bid names the moment, and is never put off to the daily email', async () => {
    await choose(harness.seller.id, { email: 'daily' });
    const product = await harness.product({ title: 'Aflopende kast' });
    const { uuid = '' } = await harness.bid(product.id, 300);
    await harness.settle();
    harness.clock.advance(4 * day);
    await harness.settle();
    const reminder = harness
      .mailsTo(harness.seller.email)
      .find(({ subject }) => subject.includes('Aflopende kast verloopt'));
    const { expires_at } = await harness.row(uuid);
    const moment = new Intl.DateTimeFormat('nl-NL', {
      ...{ day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Amsterdam' },
    });
    expect(reminder?.text).toContain(moment.format(expires_at));
    expect(notificationKinds.watched_product_available.isUrgent).toBe(true);
  });

  test('a reduced product that was sold before the daily email', async () => {
    const person = await makeUser(harness.api.db);
    const [sold, left] = [await harness.product(), await harness.product()];
    for (const [product, title] of [
      [sold, 'Verkochte tafel'],
      [left, 'Goedkope tafel'],
    ] as const) {
      await inTransaction(harness.api.db, async (tx) =>
        notify(
          scopeOf(tx, harness.api.server.deps.bus, harness.clock.now()),
          { id: randomUUID() },
          {
            ...{ kind: 'saved_product_reduced', subject: product.id, titles: titlesOf(title), path: '/' },
            readers: [{ userId: person.id, locale: 'nl' }],
          },
        ),
      );
    }
    await harness.api.db.updateTable('products').set({ inventory: 0 }).where('id', '=', sold.id).execute();
    advanceTo(18);
    await harness.settle();
    const [mail] = harness.mailsTo(person.email);
    expect(mail?.text).toContain('Goedkope tafel');
    expect(mail?.text).not.toContain('Verkochte tafel');
  });

  test.each(['read', 'blocked'] as const)('unread messages of a conversation that was %s', async (end) => {
    await choose(harness.seller.id, { email: 'daily' });
    const product = await harness.product({ title: `Gesprek ${end}` });
    const conversation = await makeConversation(harness.api.db, harness.buyer, harness.seller, product.id, [
      { side: 'BUYER', text: 'Is de kast er nog?' },
    ]);
    await inTransaction(harness.api.db, async (tx) =>
      notify(
        scopeOf(tx, harness.api.server.deps.bus, harness.clock.now()),
        { id: randomUUID() },
        {
          ...{ kind: 'messages_unread', subject: conversation, titles: titlesOf(`Gesprek ${end}`) },
          ...{ path: '/account/chats', readers: [{ userId: harness.seller.id, locale: 'nl' }] },
        },
      ),
    );
    await harness.api.db
      .updateTable('conversations')
      .set(end === 'read' ? { seller_read: 1 } : { seller_blocks: true })
      .where('id', '=', conversation)
      .execute();
    advanceTo(18);
    await harness.settle();
    expect(mailsNaming(harness.seller.email, `Gesprek ${end}`)).toEqual([]);
  });

  test('a read notification whose place in the list a newer one took', async () => {
    const person = await makeUser(harness.api.db);
    await choose(person.id, { email: 'daily' });
    const product = await harness.product();
    for (const kind of ['saved_product_available', 'saved_product_reduced'] as const) {
      await inTransaction(harness.api.db, async (tx) =>
        notify(
          scopeOf(tx, harness.api.server.deps.bus, harness.clock.now()),
          { id: randomUUID() },
          {
            ...{ kind, subject: product.id, titles: titlesOf('Gelezen tafel'), path: '/' },
            readers: [{ userId: person.id, locale: 'nl' }],
          },
        ),
      );
      harness.clock.advance(1000);
    }
    await readAll(person.id);
    advanceTo(18);
    await harness.settle();
    expect(harness.mailsTo(person.email)).toEqual([]);
  });

  test('anything but orders and the account, to somebody who is suspended', async () => {
    const person = await makeUser(harness.api.db);
    await choose(person.id, { email: 'daily' });
    const product = await harness.product();
    await inTransaction(harness.api.db, async (tx) =>
      notify(
        scopeOf(tx, harness.api.server.deps.bus, harness.clock.now()),
        { id: randomUUID() },
        {
          ...{ kind: 'saved_product_reduced', subject: product.id, titles: titlesOf('Reclamekast') },
          ...{ path: '/', readers: [{ userId: person.id, locale: 'nl' }] },
        },
      ),
    );
    await soldNotification(person.id, 'Bestelkast');
    const suspended_at = harness.clock.now();
    await harness.api.db.updateTable('users').set({ suspended_at }).where('id', '=', person.id).execute();
    advanceTo(18);
    await harness.settle();
    const [mail] = harness.mailsTo(person.email);
    expect(mail?.text).toContain('Bestelkast');
    expect(mail?.text).not.toContain('Reclamekast');
  });
});

test('a message to somebody who reads it as it comes notifies nobody', async () => {
  const product = await harness.product({ title: 'Open gesprek' });
  const [buyer, seller] = [
    chatClient(harness.api, harness.tokens.buyer),
    chatClient(harness.api, harness.tokens.seller),
  ];
  const { body } = await buyer.open(product.id);
  const entry = async () =>
    (await listOf(harness.seller.id)).find(({ id }) => id === `chat:${body.uuid}`)?.readAt;
  await buyer.send(body.uuid, 'Is de kast er nog?');
  await harness.settle();
  await seller.read(body.uuid, 1);
  harness.clock.advance(5_000);
  await harness.settle();
  expect(await entry()).toBeUndefined();
  await buyer.send(body.uuid, 'En wat kost de bezorging?');
  harness.clock.advance(5_000);
  await harness.settle();
  expect(await entry()).toBeNull();
});

test('a language that was chosen stays when its person signs in on a page in another one', async () => {
  const person = await makeUser(harness.api.db);
  const localeOf = async () =>
    (
      await harness.api.db
        .selectFrom('users')
        .select('locale')
        .where('id', '=', person.id)
        .executeTakeFirstOrThrow()
    ).locale;
  await harness.api.signIn(person, 'en');
  const token = await harness.api.signIn(person, 'nl');
  expect(await localeOf()).toBe('nl');
  await harness.call(
    `mutation ($groups: [NotificationGroupSettingInput!]!) {
      it: saveNotificationSettings(groups: $groups, language: fr) { __typename } }`,
    { groups: notificationGroups.map((group) => ({ group, push: 'now', email: 'now' })) },
    { token },
  );
  await harness.api.signIn(person, 'nl');
  expect(await localeOf()).toBe('fr');
});
