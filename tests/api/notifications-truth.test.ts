import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Notification } from '#domain/notifications/notification.ts';
import { notificationGroups, notificationKinds } from '#domain/notifications/notification-kinds.ts';
import { scopeOf } from '#server/command.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { limitRules } from '#server/limit-rules.ts';
import { announcements } from '#server/modules/catalog/events.ts';
import { recordPrice } from '#server/modules/catalog/price-history.ts';
import { notify, notifyMany } from '#server/modules/notifications/store.ts';
import { erasePerson } from '#server/modules/privacy/erase-person.ts';
import { listDocuments, writeDocument } from '#server/modules/sync/store.ts';
import { pruneFinished } from '#server/process/outbox-dispatcher.ts';
import { chatClient } from '../factories/chat-client.ts';
import { makeConversation } from '../factories/chats.ts';
import { makeUser, type TestUser } from '../factories/users.ts';
import { type BidRoom, openBidRoom } from './bids/room.ts';

// What happens between the moment at which a notification is planned and the moment at which it may go out.

let room: BidRoom;
const hour = 60 * 60 * 1000;
const day = 24 * hour;

beforeAll(async () => {
  room = await openBidRoom();
});
afterAll(async () => await room.api.close());
/** Noon in winter: the rest of a test decides how late it becomes. */
const noon = () => {
  const now = room.clock.now();
  const next = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1, 11);
  room.clock.advance(next - now.getTime());
};
beforeEach(async () => {
  noon();
  // What an earlier test left to be sent.
  await room.settle();
  await room.settle();
  await choose(room.seller.id, {});
});

/** To a full hour of the shop's clock: 18 is six in the evening, 30 is six in the morning of the next day. */
const advanceTo = (hourOfDay: number) => {
  const now = room.clock.now();
  const noonToday = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), 11);
  room.clock.advance(noonToday + (hourOfDay - 12) * hour - now.getTime());
};

interface Choices {
  readonly email?: 'now' | 'daily' | 'off';
  readonly quietHours?: { readonly from: number; readonly to: number } | null;
}

async function choose(userId: string, { email = 'now', quietHours = null }: Choices): Promise<void> {
  const groups = Object.fromEntries(notificationGroups.map((group) => [group, { push: 'off', email }]));
  const settings = JSON.stringify({ groups, quietHours });
  await room.api.db
    .insertInto('notification_settings')
    .values({ user_id: userId, settings, updated_at: room.clock.now() })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ settings }))
    .execute();
}

const mailsAbout = (email: string, title: string) =>
  room.mailsTo(email).filter(({ subject, text }) => `${subject} ${text}`.includes(title));
const listOf = async (userId: string): Promise<readonly Notification[]> =>
  await listDocuments(room.api.db, userId, 'notifications');
const titlesOf = (title: string) => ({ nl: title, en: title, fr: title });

/** Something about the person's sold product, which nothing that happens later makes untrue. */
async function soldNotification(userId: string, title: string): Promise<void> {
  await inTransaction(room.api.db, async (tx) =>
    notify(
      scopeOf(tx, room.api.server.deps.bus, room.clock.now()),
      { id: randomUUID() },
      {
        ...{ kind: 'product_sold', subject: randomUUID(), titles: titlesOf(title), path: '/account' },
        readers: [{ userId, locale: 'nl' }],
      },
    ),
  );
}

async function readAll(userId: string): Promise<void> {
  for (const entry of await listOf(userId)) {
    await inTransaction(room.api.db, (tx) =>
      writeDocument(tx, userId, 'notifications', entry.id, { ...entry, readAt: room.clock.now().getTime() }),
    );
  }
}

const publish = async (productId: string, sellerId = room.seller.sellerId) =>
  await inTransaction(room.api.db, async (tx) => {
    await recordPrice(tx, productId, room.clock.now());
    const scope = scopeOf(tx, room.api.server.deps.bus, room.clock.now());
    await scope.emit(announcements.announce_published, { productId, sellerId });
  });

async function saverOf(productId: string): Promise<TestUser> {
  const user = await makeUser(room.api.db);
  await inTransaction(room.api.db, (tx) =>
    writeDocument(tx, user.id, 'wishlist', productId, { id: productId, addedAt: 1 }),
  );
  return user;
}

describe('the daily email', () => {
  test('that is late waits for the end of quiet hours, and is still one a day', async () => {
    const person = await makeUser(room.api.db);
    await choose(person.id, { email: 'daily', quietHours: { from: 22, to: 8 } });
    await soldNotification(person.id, 'Late kast');
    // No server ran from before six until eleven in the evening.
    advanceTo(23);
    await room.settle();
    expect(mailsAbout(person.email, 'Late kast')).toEqual([]);
    advanceTo(32);
    await room.settle();
    expect(mailsAbout(person.email, 'Late kast')).toHaveLength(1);
    await soldNotification(person.id, 'Volgende kast');
    advanceTo(18);
    await room.settle();
    expect(mailsAbout(person.email, 'Volgende kast')).toEqual([]);
    advanceTo(18 + 24);
    await room.settle();
    expect(mailsAbout(person.email, 'Volgende kast')).toHaveLength(1);
  });

  test('waits for quiet hours that were chosen after it was planned', async () => {
    const person = await makeUser(room.api.db);
    await choose(person.id, { email: 'daily' });
    await soldNotification(person.id, 'Stille kast');
    await choose(person.id, { email: 'daily', quietHours: { from: 17, to: 20 } });
    advanceTo(18);
    await room.settle();
    expect(mailsAbout(person.email, 'Stille kast')).toEqual([]);
    advanceTo(20);
    await room.settle();
    expect(mailsAbout(person.email, 'Stille kast')).toHaveLength(1);
  });

  test('is not sent in quiet hours after the mail server was away until then', async () => {
    const person = await makeUser(room.api.db);
    await choose(person.id, { email: 'daily', quietHours: { from: 22, to: 8 } });
    await soldNotification(person.id, 'Gestrande kast');
    advanceTo(18);
    const { deps } = room.api.server;
    const { send } = deps.mail;
    const failing = { send: async () => await Promise.reject(new Error('no mail server')) };
    Object.assign(deps.mail, failing);
    await room.settle();
    Object.assign(deps.mail, { send });
    advanceTo(23);
    await room.settle();
    expect(mailsAbout(person.email, 'Gestrande kast')).toEqual([]);
    advanceTo(32);
    await room.settle();
    expect(mailsAbout(person.email, 'Gestrande kast')).toHaveLength(1);
  });

  test('comes every day, however late something is added each evening', async () => {
    const person = await makeUser(room.api.db);
    await choose(person.id, { email: 'daily', quietHours: { from: 17, to: 9 } });
    for (let evening = 0; evening < 3; evening += 1) {
      await soldNotification(person.id, `Middagkast ${evening}`);
      advanceTo(20);
      await soldNotification(person.id, `Avondkast ${evening}`);
      noon();
      await room.settle();
    }
    expect(room.mailsTo(person.email)).toHaveLength(3);
    room.clock.advance(2 * day);
    await room.settle();
    await room.settle();
    expect(mailsAbout(person.email, 'Avondkast 2')).toHaveLength(1);
  });

  test('is ended by one click of a mail program, with all that came in it (RFC 8058)', async () => {
    const person = await makeUser(room.api.db);
    await room.api.db.deleteFrom('notification_settings').where('user_id', '=', person.id).execute();
    const product = await room.product();
    await inTransaction(room.api.db, async (tx) =>
      notify(
        scopeOf(tx, room.api.server.deps.bus, room.clock.now()),
        { id: randomUUID() },
        {
          ...{ kind: 'saved_product_reduced', subject: product.id, path: '/' },
          ...{ titles: titlesOf('Afgeprijsde kast'), readers: [{ userId: person.id, locale: 'nl' }] },
        },
      ),
    );
    advanceTo(18);
    await room.settle();
    const [mail] = mailsAbout(person.email, 'Afgeprijsde kast');
    const url = new URL(mail?.unsubscribeUrl ?? 'https://none.test');
    expect(url.pathname).toBe('/meldingen/afmelden');
    expect(mail?.text).toContain(`Geen dagelijkse e-mail meer\n${url.href}`);
    const click = {
      ...({ method: 'POST', payload: 'List-Unsubscribe=One-Click' } as const),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    };
    const { statusCode } = await room.api.inject({ ...click, url: `${url.pathname}${url.search}` });
    expect(statusCode).toBe(200);
    const { settings } = await room.api.db
      .selectFrom('notification_settings')
      .select('settings')
      .where('user_id', '=', person.id)
      .executeTakeFirstOrThrow();
    const { groups } = settings as unknown as { groups: Record<string, { email: string }> };
    expect(groups.saved?.email).toBe('off');
    expect(groups.bids?.email).toBe('now');
    const again = await room.call<{ group: string | null }>(
      `mutation ($token: String!) { it: endNotificationEmails(token: $token) {
        ... on NotificationEmailsEnded { group } } }`,
      { token: url.searchParams.get('token') },
    );
    expect(again).toEqual({ group: null });
  });

  test('names twenty things and counts the rest', async () => {
    const person = await makeUser(room.api.db);
    await choose(person.id, { email: 'daily' });
    for (let index = 1; index <= 23; index += 1) await soldNotification(person.id, `Stoel nr. ${index}.`);
    advanceTo(18);
    await room.settle();
    const [mail] = room.mailsTo(person.email);
    expect(mail?.text.match(/Stoel nr\./g)).toHaveLength(20);
    expect(mail?.text).toContain('En nog 3 meldingen.');
  });
});

test('one click is never refused for its caller, who clicks for many people (RFC 8058)', async () => {
  const post = (token: string) =>
    room.api.inject({
      ...({ method: 'POST', url: `/meldingen/afmelden?token=${token}`, payload: 'x=1' } as const),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const product = await room.product({ title: 'Klikkast' });
  await room.bid(product.id, 300);
  await room.settle();
  const [mail] = mailsAbout(room.seller.email, 'Klikkast');
  const token = new URL(mail?.unsubscribeUrl ?? 'https://none.test').searchParams.get('token') ?? '';
  const { times } = limitRules.subscriptionLink;
  const answers = new Set<number>();
  for (let click = 0; click <= times; click += 1) answers.add((await post(token)).statusCode);
  expect([...answers]).toEqual([200]);
  await room.api.server.deps.limits.forget(limitRules.subscriptionLink, '127.0.0.1');
  let refused = 0;
  for (let click = 0; click <= times; click += 1)
    if ((await post('x.bids.y')).statusCode === 429) refused += 1;
  expect(refused).toBe(1);
  expect((await post(token)).statusCode).toBe(200);
  await room.api.server.deps.limits.forget(limitRules.subscriptionLink, '127.0.0.1');
});

describe('a question, which is in its email alone', () => {
  const ask = async (title: string) => {
    const product = await room.product({ title });
    await room.api.server.deps.limits.forget(limitRules.askSeller, '127.0.0.1');
    await room.call(
      `mutation ($id: String!) { it: askSeller(productUuid: $id, kind: QUESTION, name: "Anna Bos",
        email: "anna@hervonden.test", message: "Is de kast nog te koop?") { __typename } }`,
      { id: product.id },
    );
    await room.settle();
  };

  test('is sent after quiet hours although its notification was opened', async () => {
    await choose(room.seller.id, { quietHours: { from: 22, to: 8 } });
    advanceTo(23);
    await ask('Nachtvraag');
    await readAll(room.seller.id);
    advanceTo(32);
    await room.settle();
    expect(mailsAbout(room.seller.email, 'Nachtvraag')).toMatchObject([
      { text: expect.stringContaining('Is de kast nog te koop?') },
    ]);
  });

  test('is sent by itself where messages come once a day', async () => {
    await choose(room.seller.id, { email: 'daily' });
    await ask('Dagvraag');
    expect(mailsAbout(room.seller.email, 'Dagvraag')).toMatchObject([
      { text: expect.stringContaining('Is de kast nog te koop?') },
    ]);
  });
});

describe('what is no longer so is not sent', () => {
  test('a new bid that was answered meanwhile', async () => {
    await choose(room.seller.id, { quietHours: { from: 22, to: 8 } });
    advanceTo(23);
    const [answered, waiting] = [
      await room.product({ title: 'Beantwoorde kast' }),
      await room.product({ title: 'Wachtende kast' }),
    ];
    const { uuid = '' } = await room.bid(answered.id, 300);
    await room.bid(waiting.id, 300);
    await room.settle();
    await room.answer(uuid, 'REJECTED');
    advanceTo(32);
    await room.settle();
    expect(mailsAbout(room.seller.email, 'Wachtende kast')).toHaveLength(1);
    expect(mailsAbout(room.seller.email, 'Beantwoorde kast')).toEqual([]);
  });

  test('the reminder of a bid names the moment, and is never put off to the daily email', async () => {
    await choose(room.seller.id, { email: 'daily' });
    const product = await room.product({ title: 'Aflopende kast' });
    const { uuid = '' } = await room.bid(product.id, 300);
    await room.settle();
    room.clock.advance(4 * day);
    await room.settle();
    const reminder = room
      .mailsTo(room.seller.email)
      .find(({ subject }) => subject.includes('Aflopende kast verloopt'));
    const { expires_at } = await room.row(uuid);
    const moment = new Intl.DateTimeFormat('nl-NL', {
      ...{ day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Amsterdam' },
    });
    expect(reminder?.text).toContain(moment.format(expires_at));
    expect(notificationKinds.watched_product_available.isUrgent).toBe(true);
  });

  test('a reduced product that was sold before the daily email', async () => {
    const person = await makeUser(room.api.db);
    const [sold, left] = [await room.product(), await room.product()];
    for (const [product, title] of [
      [sold, 'Verkochte tafel'],
      [left, 'Goedkope tafel'],
    ] as const) {
      await inTransaction(room.api.db, async (tx) =>
        notify(
          scopeOf(tx, room.api.server.deps.bus, room.clock.now()),
          { id: randomUUID() },
          {
            ...{ kind: 'saved_product_reduced', subject: product.id, titles: titlesOf(title), path: '/' },
            readers: [{ userId: person.id, locale: 'nl' }],
          },
        ),
      );
    }
    await room.api.db.updateTable('products').set({ inventory: 0 }).where('id', '=', sold.id).execute();
    advanceTo(18);
    await room.settle();
    const [mail] = room.mailsTo(person.email);
    expect(mail?.text).toContain('Goedkope tafel');
    expect(mail?.text).not.toContain('Verkochte tafel');
  });

  test.each(['read', 'blocked'] as const)('unread messages of a conversation that was %s', async (end) => {
    await choose(room.seller.id, { email: 'daily' });
    const product = await room.product({ title: `Gesprek ${end}` });
    const conversation = await makeConversation(room.api.db, room.buyer, room.seller, product.id, [
      { side: 'BUYER', text: 'Is de kast er nog?' },
    ]);
    await inTransaction(room.api.db, async (tx) =>
      notify(
        scopeOf(tx, room.api.server.deps.bus, room.clock.now()),
        { id: randomUUID() },
        {
          ...{ kind: 'messages_unread', subject: conversation, titles: titlesOf(`Gesprek ${end}`) },
          ...{ path: '/account/chats', readers: [{ userId: room.seller.id, locale: 'nl' }] },
        },
      ),
    );
    await room.api.db
      .updateTable('conversations')
      .set(end === 'read' ? { seller_read: 1 } : { seller_blocks: true })
      .where('id', '=', conversation)
      .execute();
    advanceTo(18);
    await room.settle();
    expect(mailsAbout(room.seller.email, `Gesprek ${end}`)).toEqual([]);
  });

  test('what was read after something newer took its place in the list', async () => {
    const person = await makeUser(room.api.db);
    await choose(person.id, { email: 'daily' });
    const product = await room.product();
    for (const kind of ['saved_product_available', 'saved_product_reduced'] as const) {
      await inTransaction(room.api.db, async (tx) =>
        notify(
          scopeOf(tx, room.api.server.deps.bus, room.clock.now()),
          { id: randomUUID() },
          {
            ...{ kind, subject: product.id, titles: titlesOf('Gelezen tafel'), path: '/' },
            readers: [{ userId: person.id, locale: 'nl' }],
          },
        ),
      );
      room.clock.advance(1000);
    }
    await readAll(person.id);
    advanceTo(18);
    await room.settle();
    expect(room.mailsTo(person.email)).toEqual([]);
  });

  test('anything but orders and the account, to somebody who is suspended', async () => {
    const person = await makeUser(room.api.db);
    await choose(person.id, { email: 'daily' });
    const product = await room.product();
    await inTransaction(room.api.db, async (tx) =>
      notify(
        scopeOf(tx, room.api.server.deps.bus, room.clock.now()),
        { id: randomUUID() },
        {
          ...{ kind: 'saved_product_reduced', subject: product.id, titles: titlesOf('Reclamekast') },
          ...{ path: '/', readers: [{ userId: person.id, locale: 'nl' }] },
        },
      ),
    );
    await soldNotification(person.id, 'Bestelkast');
    const suspended_at = room.clock.now();
    await room.api.db.updateTable('users').set({ suspended_at }).where('id', '=', person.id).execute();
    advanceTo(18);
    await room.settle();
    const [mail] = room.mailsTo(person.email);
    expect(mail?.text).toContain('Bestelkast');
    expect(mail?.text).not.toContain('Reclamekast');
  });
});

test('a message to somebody who reads it as it comes notifies nobody', async () => {
  const product = await room.product({ title: 'Open gesprek' });
  const [buyer, seller] = [chatClient(room.api, room.tokens.buyer), chatClient(room.api, room.tokens.seller)];
  const { body } = await buyer.open(product.id);
  const entry = async () =>
    (await listOf(room.seller.id)).find(({ id }) => id === `chat:${body.uuid}`)?.readAt;
  await buyer.send(body.uuid, 'Is de kast er nog?');
  await room.settle();
  await seller.read(body.uuid, 1);
  room.clock.advance(5_000);
  await room.settle();
  expect(await entry()).toBeUndefined();
  await buyer.send(body.uuid, 'En wat kost de bezorging?');
  room.clock.advance(5_000);
  await room.settle();
  expect(await entry()).toBeNull();
});

test('a language that was chosen stays when its person signs in on a page in another one', async () => {
  const person = await makeUser(room.api.db);
  const localeOf = async () =>
    (
      await room.api.db
        .selectFrom('users')
        .select('locale')
        .where('id', '=', person.id)
        .executeTakeFirstOrThrow()
    ).locale;
  await room.api.signIn(person, 'en');
  const token = await room.api.signIn(person, 'nl');
  expect(await localeOf()).toBe('nl');
  await room.call(
    `mutation ($groups: [NotificationGroupSettingInput!]!) {
      it: saveNotificationSettings(groups: $groups, language: fr) { __typename } }`,
    { groups: notificationGroups.map((group) => ({ group, push: 'now', email: 'now' })) },
    { token },
  );
  await room.api.signIn(person, 'nl');
  expect(await localeOf()).toBe('fr');
});

describe('followers and savers', () => {
  test('hear of a new product once, however often it is published, and of one seller in one place', async () => {
    const follower = await makeUser(room.api.db);
    const follow = { user_id: follower.id, seller_id: room.seller.sellerId, created_at: room.clock.now() };
    await room.api.db.insertInto('seller_follows').values(follow).execute();
    const [first, second] = [await room.product(), await room.product()];
    const saver = await saverOf(first.id);
    const sendsOf = async (userId: string) =>
      (
        await room.api.db
          .selectFrom('notification_sends')
          .select(['kind', 'detail'])
          .where('user_id', '=', userId)
          .where('channel', '=', 'email')
          .orderBy('created_at')
          .execute()
      ).map(({ kind, detail }) => `${kind} ${detail}`.trim());
    for (const { id } of [first, second, first, first]) {
      await publish(id);
      room.clock.advance(hour);
      await room.settle();
    }
    expect(await sendsOf(follower.id)).toEqual([
      `followed_seller_published ${first.id}`,
      `followed_seller_published ${second.id}`,
    ]);
    expect(await listOf(follower.id)).toMatchObject([{ id: `seller:${room.seller.sellerId}` }]);
    expect(await sendsOf(saver.id)).toEqual(['saved_product_available']);
    room.clock.advance(8 * day);
    await publish(first.id);
    await room.settle();
    expect(await sendsOf(saver.id)).toHaveLength(2);
  });

  test('whoever saved a product hears that it is back in stock; whoever watches it hears of that alone', async () => {
    const product = await room.product({ title: 'Aangevulde kast', inventory: 0 });
    const [saver, watcher] = [await saverOf(product.id), await saverOf(product.id)];
    const watch = { user_id: watcher.id, product_id: product.id, created_at: room.clock.now() };
    await room.api.db.insertInto('product_watches').values(watch).execute();
    const saved = await room.call(
      `mutation ($uuid: String!) { it: updateProduct(uuid: $uuid, input: { inventory: 1 }) { __typename
        ... on Error { message } ... on ValidationError { fields { field code } } } }`,
      { uuid: product.id },
      { token: room.tokens.seller },
    );
    expect(saved).toEqual({ __typename: 'Product' });
    await room.settle();
    await room.settle();
    expect(await listOf(saver.id)).toMatchObject([{ kind: 'saved_product_available' }]);
    expect(await listOf(watcher.id)).toMatchObject([{ kind: 'watched_product_available' }]);
  });
});

describe('a notification for very many people', () => {
  test('reaches the others when one of them deletes the account before it was written', async () => {
    // One more than a part holds; each with a password of its own would take long.
    const [leaving, staying] = [await makeUser(room.api.db), await makeUser(room.api.db)];
    const row = await room.api.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', staying.id)
      .executeTakeFirstOrThrow();
    const others = Array.from({ length: 99 }, () => ({
      ...row,
      ...{ id: randomUUID(), email: `${randomUUID()}@hervonden.test`, wishlist_uuid: randomUUID() },
    }));
    await room.api.db.insertInto('users').values(others).execute();
    const off = JSON.stringify({
      groups: Object.fromEntries(notificationGroups.map((group) => [group, { push: 'off', email: 'off' }])),
      quietHours: null,
    });
    await room.api.db
      .insertInto('notification_settings')
      .values(others.map(({ id }) => ({ user_id: id, settings: off, updated_at: room.clock.now() })))
      .execute();
    const people = [leaving, staying, ...others];
    const product = await room.product();
    await inTransaction(room.api.db, async (tx) => {
      const scope = scopeOf(tx, room.api.server.deps.bus, room.clock.now());
      await notifyMany(
        scope,
        { id: randomUUID() },
        {
          ...{ kind: 'saved_product_reduced', subject: product.id, titles: titlesOf('Grote kast') },
          ...{ path: '/', readers: people.map(({ id }) => ({ userId: id, locale: 'nl' })) },
        },
      );
      const person = { userId: leaving.id, email: leaving.email, sellerId: null };
      await erasePerson(scope, room.api.server.deps.bus, person);
    });
    await room.settle();
    expect(await listOf(staying.id)).toMatchObject([{ kind: 'saved_product_reduced' }]);
    expect(await listOf(leaving.id)).toEqual([]);
    expect(await room.api.db.selectFrom('notification_part_readers').selectAll().execute()).toEqual([]);
  });
});

test('sends that are done are deleted after 90 days', async () => {
  const person = await makeUser(room.api.db);
  await choose(person.id, {});
  await soldNotification(person.id, 'Oude kast');
  await room.settle();
  const left = async () =>
    (
      await room.api.db
        .selectFrom('notification_sends')
        .select('id')
        .where('user_id', '=', person.id)
        .execute()
    ).length;
  room.clock.advance(89 * day);
  await pruneFinished(room.api.server.deps);
  expect(await left()).toBe(1);
  room.clock.advance(2 * day);
  await pruneFinished(room.api.server.deps);
  expect(await left()).toBe(0);
});
