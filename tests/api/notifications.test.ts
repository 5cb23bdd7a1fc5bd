import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Notification } from '#domain/notifications/notification.ts';
import { notificationGroups } from '#domain/notifications/notification-kinds.ts';
import { scopeOf } from '#server/command.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { announcements, listingRepriced } from '#server/modules/catalog/events.ts';
import { recordPrice } from '#server/modules/catalog/price-history.ts';
import { listDocuments, writeDocument } from '#server/modules/sync/store.ts';
import { end, makeCart, pay } from '../factories/orders.ts';
import { makeProduct } from '../factories/products.ts';
import { makeSellerUser } from '../factories/sellers.ts';
import { makeUser, type TestUser } from '../factories/users.ts';
import { type BidRoom, openBidRoom } from './bids/room.ts';
import { httpDriver } from './sync/driver.ts';

// From the event to the list and the email of each person, over the real reactions and deadlines.

let room: BidRoom;
const hour = 60 * 60 * 1000;
const day = 24 * hour;

beforeAll(async () => {
  room = await openBidRoom();
});
afterAll(async () => await room.api.close());
// Noon in winter: the rest of a test decides how late it becomes.
beforeEach(() => {
  const now = room.clock.now();
  const noon = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1, 11);
  room.clock.advance(noon - now.getTime());
});

const listOf = async (userId: string): Promise<readonly Notification[]> =>
  await listDocuments(room.api.db, userId, 'notifications');
const aboutBid = async (userId: string, bidId: string) =>
  (await listOf(userId)).find(({ id }) => id === `bid:${bidId}`);
const mailsAbout = (email: string, words: string) =>
  room.mailsTo(email).filter(({ subject }) => subject.includes(words));

interface Choices {
  readonly push?: 'now' | 'off';
  readonly email?: 'now' | 'daily' | 'off';
  readonly quietHours?: { readonly from: number; readonly to: number } | null;
  readonly language?: 'nl' | 'en' | 'fr';
}

async function choose(token: string, { push = 'now', email = 'now', ...more }: Choices) {
  return await room.call<{ __typename: string; language?: string; groups?: object[]; quietHours?: object }>(
    `mutation ($groups: [NotificationGroupSettingInput!]!, $quietHours: QuietHoursInput, $language: NotificationLanguage!) {
      it: saveNotificationSettings(groups: $groups, quietHours: $quietHours, language: $language) {
        __typename
        ... on NotificationSettings { language quietHours { from to } groups { group push email } }
      }
    }`,
    {
      groups: notificationGroups.map((group) => ({ group, push, email })),
      ...{ quietHours: more.quietHours ?? null, language: more.language ?? 'nl' },
    },
    { token },
  );
}

/** A person who has saved a product; answers their id, token and address. */
async function saver(productId: string) {
  const user = await makeUser(room.api.db);
  const token = await room.api.signIn(user);
  await inTransaction(room.api.db, (tx) =>
    writeDocument(tx, user.id, 'wishlist', productId, { id: productId, addedAt: 1 }),
  );
  return { ...user, token };
}

const reprice = async (productId: string, price: number, when = room.clock.now()) =>
  await inTransaction(room.api.db, async (tx) => {
    await tx.updateTable('products').set({ price_cents: price }).where('id', '=', productId).execute();
    await recordPrice(tx, productId, when);
    await scopeOf(tx, room.api.server.deps.bus, when).emit(listingRepriced, {
      productId,
      sellerId: room.seller.sellerId,
    });
  });

describe('an event reaches the people whom it concerns', () => {
  test('BID-010 the seller has a new bid in the list and in the mail, and the buyer the answer', async () => {
    await choose(room.tokens.seller, {});
    const product = await room.product();
    const { uuid = '' } = await room.bid(product.id, 300);
    await room.settle();
    expect(await aboutBid(room.seller.id, uuid)).toMatchObject({
      ...{ kind: 'bid_received', path: `/account/biedingen/${uuid}`, readAt: null },
      texts: {
        nl: { title: 'Nieuw bod op Teak dressoir' },
        en: { title: 'New bid on Teak dressoir' },
        fr: { title: 'Nouvelle offre pour Teak dressoir' },
      },
    });
    expect(await aboutBid(room.buyer.id, uuid)).toBeUndefined();
    await room.answer(uuid, 'COUNTERBID', { counterbidAmount: 400 });
    await room.settle();
    expect(await aboutBid(room.buyer.id, uuid)).toMatchObject({
      kind: 'bid_answered',
      texts: { nl: { title: 'Tegenbod voor Teak dressoir' } },
    });
    // Neither amounts nor addresses are in what a lock screen may show.
    expect(JSON.stringify(await aboutBid(room.buyer.id, uuid))).not.toMatch(/300|400|@|€/);
  });

  test('the side that has to act is reminded a day before a bid ends, and not once it is answered', async () => {
    const product = await room.product();
    const { uuid = '' } = await room.bid(product.id, 300);
    await room.settle();
    room.clock.advance(4 * day - hour);
    await room.settle();
    expect(await aboutBid(room.seller.id, uuid)).toMatchObject({ kind: 'bid_received' });
    room.clock.advance(hour);
    await room.settle();
    expect(await aboutBid(room.seller.id, uuid)).toMatchObject({ kind: 'bid_expiring' });
    await room.answer(uuid, 'ACCEPTED');
    room.clock.advance(4 * day);
    await room.settle();
    expect(await aboutBid(room.buyer.id, uuid)).toMatchObject({ kind: 'bid_expiring' });
    expect((await aboutBid(room.seller.id, uuid))?.kind).toBe('bid_expiring');
  });

  test('one event is one entry and one email, however often its reaction runs', async () => {
    const product = await room.product({ title: 'Eenmalige kast' });
    const { uuid = '' } = await room.bid(product.id, 300);
    await room.settle();
    const send = await room.api.db
      .selectFrom('notification_sends')
      .select('id')
      .where('channel', '=', 'email')
      .where('subject', '=', uuid)
      .executeTakeFirstOrThrow();
    const events = await room.api.db
      .selectFrom('event_outbox')
      .selectAll()
      .where('type', '=', 'notification_email_due')
      .execute();
    const event = events.find(({ payload }) => payload.sendId === send.id);
    if (event === undefined) throw new Error('the email has no event');
    // As if the server had died after the email and before it noted that.
    await room.api.db.deleteFrom('reaction_log').where('event_id', '=', event.id).execute();
    await room.api.db
      .updateTable('event_outbox')
      .set({ done_at: null, next_attempt_at: event.created_at })
      .where('id', '=', event.id)
      .execute();
    const again = () =>
      room.api.db.updateTable('notification_sends').set({ state: 'WAITING', done_at: null });
    await again().where('id', '=', String(event.payload.sendId)).execute();
    await room.settle();
    const mails = mailsAbout(room.seller.email, 'Eenmalige kast');
    expect(mails).toHaveLength(2);
    expect(new Set(mails.map(({ cause }) => cause)).size).toBe(1);
    const waiting = await room.api.db
      .selectFrom('notification_sends')
      .select('id')
      .where('channel', '=', 'email')
      .where('state', '=', 'WAITING')
      .where('mode', '=', 'now')
      .execute();
    expect(waiting).toEqual([]);
  });
});

describe('what people choose', () => {
  test('in their language, and nothing by email where they turned it off', async () => {
    const chosen = await choose(room.tokens.seller, { language: 'fr', email: 'now' });
    expect(chosen).toMatchObject({ __typename: 'NotificationSettings', language: 'fr', quietHours: null });
    const french = await room.product({ title: 'Kast een' });
    await room.bid(french.id, 300);
    await room.settle();
    expect(mailsAbout(room.seller.email, 'Kast een')[0]?.subject).toMatch(/^Une offre de/);
    await choose(room.tokens.seller, { email: 'off' });
    const silent = await room.product({ title: 'Kast twee' });
    const { uuid = '' } = await room.bid(silent.id, 300);
    await room.settle();
    expect(mailsAbout(room.seller.email, 'Kast twee')).toEqual([]);
    expect(await aboutBid(room.seller.id, uuid)).toBeDefined();
    await choose(room.tokens.seller, {});
  });

  test('quiet hours hold an email back until they are over, and what was read meanwhile is not sent', async () => {
    await choose(room.tokens.seller, { quietHours: { from: 22, to: 8 } });
    room.clock.advance(11 * hour);
    const [kept, read] = [
      await room.product({ title: 'Nachtkast' }),
      await room.product({ title: 'Nachtbed' }),
    ];
    await room.bid(kept.id, 300);
    const { uuid = '' } = await room.bid(read.id, 300);
    await room.settle();
    expect(mailsAbout(room.seller.email, 'Nacht')).toEqual([]);
    const entry = await aboutBid(room.seller.id, uuid);
    const row = {
      assumedMasterState: { ...entry, deleted: false },
      newDocumentState: { ...entry, readAt: room.clock.now().getTime(), deleted: false },
    };
    const pushed = await httpDriver(room.api).push(
      { userId: room.seller.id, token: room.tokens.seller },
      'notifications',
      [row],
    );
    expect(pushed).toMatchObject({ conflicts: [], rejections: [] });
    room.clock.advance(10 * hour);
    await room.settle();
    expect(mailsAbout(room.seller.email, 'Nachtkast')).toHaveLength(1);
    expect(mailsAbout(room.seller.email, 'Nachtbed')).toEqual([]);
    await choose(room.tokens.seller, {});
  });

  test('daily means one email with everything, in the evening', async () => {
    await choose(room.tokens.seller, { email: 'daily' });
    for (const title of ['Dagkast', 'Dagstoel']) await room.bid((await room.product({ title })).id, 300);
    await room.settle();
    expect(room.mailsTo(room.seller.email).filter(({ text }) => /Dagkast|Dagstoel/.test(text))).toEqual([]);
    room.clock.advance(6 * hour);
    await room.settle();
    const sent = room.mailsTo(room.seller.email).filter(({ text }) => /Dagkast|Dagstoel/.test(text));
    expect(sent).toHaveLength(1);
    expect(sent[0]?.subject).toMatch(/^\d+ updates van vandaag$/);
    expect(sent[0]?.text).toContain('Dagkast');
    expect(sent[0]?.text).toContain('Dagstoel');
    room.clock.advance(day);
    await room.settle();
    expect(room.mailsTo(room.seller.email).filter(({ text }) => text.includes('Dagkast'))).toHaveLength(1);
    await choose(room.tokens.seller, {});
  });

  test('a daily email that is late does not come in quiet hours, and after them with the same Message-ID', async () => {
    const { db } = room.api;
    const shop = await makeSellerUser(db, { accept_offers: true, minimum_bid: 10 });
    await choose(await room.api.signIn(shop), { email: 'daily', quietHours: { from: 20, to: 8 } });
    const bidOn = async (title: string) => {
      await room.bid((await makeProduct(db, shop.sellerId, { title })).id, 300);
      await room.settle();
    };
    const causes = () => room.mailsTo(shop.email).map(({ cause }) => cause);
    // No server runs from noon until eleven in the evening.
    await bidOn('Spoorkast');
    room.clock.advance(11 * hour);
    await room.settle();
    expect(causes()).toEqual([]);
    room.clock.advance(10 * hour);
    await room.settle();
    expect(causes()).toHaveLength(1);
    const [first = ''] = causes();
    // As if the server had died after the email and before it noted that; it is back at eleven in the evening.
    await db.deleteFrom('reaction_log').where('event_id', '=', first).execute();
    await db
      .updateTable('notification_sends')
      .set({ state: 'WAITING' })
      .where('user_id', '=', shop.id)
      .execute();
    await db
      .updateTable('event_outbox')
      .set({ done_at: null, next_attempt_at: room.clock.now() })
      .where('id', '=', first)
      .execute();
    room.clock.advance(14 * hour);
    await room.settle();
    expect(causes()).toEqual([first]);
    room.clock.advance(10 * hour);
    await room.settle();
    expect(causes()).toEqual([first, first]);
    // One a day: what comes on that day waits for the next evening.
    await bidOn('Nachtspoor');
    room.clock.advance(10 * hour);
    await room.settle();
    expect(causes()).toHaveLength(2);
    room.clock.advance(day);
    await room.settle();
    expect(causes()).toHaveLength(3);
  });

  test('one click in a mail program ends the emails of that group alone (RFC 8058)', async () => {
    const product = await room.product({ title: 'Stopkast' });
    await room.bid(product.id, 300);
    await room.settle();
    const url = mailsAbout(room.seller.email, 'Stopkast')[0]?.unsubscribeUrl ?? '';
    expect(new URL(url).pathname).toBe('/meldingen/afmelden');
    const response = await room.api.server.app.inject({
      ...{ method: 'POST', url: `${new URL(url).pathname}${new URL(url).search}` },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(response.statusCode).toBe(200);
    const { groups } = await room.call<{ groups: { group: string; email: string; push: string }[] }>(
      'query { it: notificationSettings { ... on NotificationSettings { groups { group push email } } } }',
      {},
      { token: room.tokens.seller },
    );
    expect(groups.filter(({ email }) => email === 'off').map(({ group }) => group)).toEqual(['bids']);
    expect(groups.every(({ push }) => push === 'now')).toBe(true);
    const refused = await room.call<{ errorCode: string; message: string }>(
      'mutation { it: endNotificationEmails(token: "x.bids.y") { __typename ... on Error { errorCode message } } }',
      {},
    );
    expect(refused).toMatchObject({
      errorCode: 'unsubscribe_link_invalid',
      message: expect.stringContaining('Deze link werkt niet'),
    });
    await choose(room.tokens.seller, {});
  });

  test('settings that leave a group out or say nonsense are refused and nothing changes', async () => {
    const refused = await room.call<{ __typename: string }>(
      `mutation { it: saveNotificationSettings(groups: [{ group: bids, push: off, email: off }], language: nl) {
        __typename } }`,
      {},
      { token: room.tokens.seller },
    );
    expect(refused.__typename).toBe('ValidationError');
    expect(await choose(room.tokens.seller, { quietHours: { from: 8, to: 8 } })).toMatchObject({
      __typename: 'ValidationError',
    });
  });
});

describe('saved products', () => {
  test('whoever saved a product hears once a day that it is cheaper than in the last 30 days', async () => {
    const product = await room.product({ title: 'Zinken tafel' });
    const person = await saver(product.id);
    await reprice(product.id, 40_000);
    room.clock.advance(day);
    await reprice(product.id, 35_000);
    await room.settle();
    expect(await listOf(person.id)).toMatchObject([
      { kind: 'saved_product_reduced', path: `/products/${product.slug}` },
    ]);
    const first = (await listOf(person.id))[0];
    await reprice(product.id, 34_000);
    await room.settle();
    expect((await listOf(person.id))[0]).toEqual(first);
    // Raised and put back: dearer than it was within 30 days.
    room.clock.advance(2 * day);
    await reprice(product.id, 60_000);
    await reprice(product.id, 36_000);
    await room.settle();
    expect((await listOf(person.id))[0]).toEqual(first);
    expect(mailsAbout(person.email, '')).toMatchObject([{ text: expect.stringContaining('Zinken tafel') }]);
  });
});

describe('what people follow', () => {
  test('whoever watches a reserved product hears once that it is available, and then watches it no more', async () => {
    const product = await room.product({ title: 'Bewaakte kast' });
    const { uuid = '' } = await room.bid(product.id, 300, { email: room.visitor() });
    await room.answer(uuid, 'ACCEPTED');
    const person = await makeUser(room.api.db);
    const watch = { user_id: person.id, product_id: product.id, created_at: room.clock.now() };
    await room.api.db.insertInto('product_watches').values(watch).execute();
    await room.settle();
    expect(await listOf(person.id)).toEqual([]);
    room.clock.advance(5 * day);
    await room.settle();
    await room.settle();
    expect(await listOf(person.id)).toMatchObject([
      { kind: 'watched_product_available', path: `/products/${product.slug}` },
    ]);
    const left = await room.api.db.selectFrom('product_watches').selectAll().execute();
    expect(left.filter(({ product_id }) => product_id === product.id)).toEqual([]);
  });

  test('CHECK-037 whoever frees a product by their own payment is not told that it is available; the others are', async () => {
    const product = await room.product({ title: 'Vrijgegeven kast' });
    const [payer, other] = [await makeUser(room.api.db), await makeUser(room.api.db)];
    const payment = async (person: TestUser) => {
      const cart = await makeCart(room.api, person, [product]);
      return (await pay(room.api, cart, { token: await room.api.signIn(person) })).transactionUid ?? '';
    };
    const watch = async ({ id }: TestUser) => {
      const row = { user_id: id, product_id: product.id, created_at: room.clock.now() };
      await room.api.db.insertInto('product_watches').values(row).execute();
    };
    const first = await payment(payer);
    for (const person of [payer, other]) await watch(person);
    room.clock.advance(1000);
    await end(room.api, first, 'cancelled');
    await room.settle();
    expect(await listOf(payer.id)).toEqual([]);
    expect(await listOf(other.id)).toMatchObject([{ kind: 'watched_product_available' }]);
    expect(await room.api.db.selectFrom('product_watches').selectAll().execute()).toEqual([]);
    // Somebody else has it now: the earlier payment says nothing about who frees it next.
    const second = await payment(other);
    room.clock.advance(1000);
    await watch(payer);
    await end(room.api, second, 'cancelled');
    await room.settle();
    expect(await listOf(payer.id)).toMatchObject([{ kind: 'watched_product_available' }]);
  });

  test('followers of a seller hear of a new product; whoever saved it before hears that it is for sale again', async () => {
    const product = await room.product({ title: 'Nieuwe kast' });
    const [follower, both] = [await makeUser(room.api.db), await saver(product.id)];
    for (const { id } of [follower, both]) {
      const follow = { user_id: id, seller_id: room.seller.sellerId, created_at: room.clock.now() };
      await room.api.db.insertInto('seller_follows').values(follow).execute();
    }
    await inTransaction(room.api.db, async (tx) => {
      const scope = scopeOf(tx, room.api.server.deps.bus, room.clock.now());
      const sellerId = room.seller.sellerId;
      await scope.emit(announcements.announce_published, { productId: product.id, sellerId });
    });
    await room.settle();
    expect(await listOf(follower.id)).toMatchObject([{ kind: 'followed_seller_published' }]);
    expect(await listOf(both.id)).toMatchObject([{ kind: 'saved_product_available' }]);
    expect(await listOf(room.seller.id)).not.toContainEqual(
      expect.objectContaining({ kind: 'followed_seller_published' }),
    );
  });
});

describe('devices and the list', () => {
  test('PWA-031 a device notes what was read and deletes, and changes nothing else', async () => {
    const product = await room.product();
    const { uuid = '' } = await room.bid(product.id, 300);
    await room.settle();
    const entry = await aboutBid(room.seller.id, uuid);
    const owner = { userId: room.seller.id, token: room.tokens.seller };
    const push = async (next: object, assumed: object | null = { ...entry, deleted: false }) =>
      await httpDriver(room.api).push(owner, 'notifications', [
        { assumedMasterState: assumed, newDocumentState: { ...next, deleted: false } },
      ] as never);
    expect(await push({ ...entry, path: '/elders' })).toMatchObject({
      rejections: [{ code: 'invalid_document', fields: ['path'] }],
    });
    expect(await push({ ...entry, id: 'bid:made-up' }, null)).toMatchObject({
      rejections: [{ id: 'bid:made-up', code: 'invalid_document' }],
    });
    expect(await push({ ...entry, readAt: 5 })).toMatchObject({ conflicts: [], rejections: [] });
    expect(await aboutBid(room.seller.id, uuid)).toEqual({ ...entry, readAt: 5 });
  });
});
