import { describe, expect, test } from 'vitest';
import { makeProduct } from '../factories/products.ts';
import { makeSellerUser } from '../factories/sellers.ts';
import {
  aboutBid,
  choose,
  day,
  harness,
  hour,
  mailsAbout,
  setUpBidHarness,
} from './notifications/harness.ts';
import { httpDriver } from './sync/driver.ts';

// From the event to each person's list and email, with the real event handlers and deadlines.

setUpBidHarness();

describe('an event reaches the people whom it concerns', () => {
  test('BID-010 the seller has a new bid in the list and in the mail, and the buyer the answer', async () => {
    await choose(harness.tokens.seller, {});
    const product = await harness.product();
    const { uuid = '' } = await harness.bid(product.id, 300);
    await harness.settle();
    expect(await aboutBid(harness.seller.id, uuid)).toMatchObject({
      ...{ kind: 'bid_received', path: `/account/biedingen/${uuid}`, readAt: null },
      texts: {
        nl: { title: 'Nieuw bod op Teak dressoir' },
        en: { title: 'New bid on Teak dressoir' },
        fr: { title: 'Nouvelle offre pour Teak dressoir' },
      },
    });
    expect(await aboutBid(harness.buyer.id, uuid)).toBeUndefined();
    await harness.answer(uuid, 'COUNTERBID', { counterbidAmount: 400 });
    await harness.settle();
    expect(await aboutBid(harness.buyer.id, uuid)).toMatchObject({
      kind: 'bid_answered',
      texts: { nl: { title: 'Tegenbod voor Teak dressoir' } },
    });
    // Texts for a lock screen contain neither amounts nor addresses.
    const { texts } = { texts: null, ...(await aboutBid(harness.buyer.id, uuid)) };
    expect(JSON.stringify(texts)).toContain('Tegenbod');
    expect(JSON.stringify(texts)).not.toMatch(/300|400|@|€/);
  });

  test('the side that has to act is reminded a day before a bid ends, and not once it is answered', async () => {
    const product = await harness.product();
    const { uuid = '' } = await harness.bid(product.id, 300);
    await harness.settle();
    harness.clock.advance(4 * day - hour);
    await harness.settle();
    expect(await aboutBid(harness.seller.id, uuid)).toMatchObject({ kind: 'bid_received' });
    harness.clock.advance(hour);
    await harness.settle();
    expect(await aboutBid(harness.seller.id, uuid)).toMatchObject({ kind: 'bid_expiring' });
    await harness.answer(uuid, 'ACCEPTED');
    harness.clock.advance(4 * day);
    await harness.settle();
    expect(await aboutBid(harness.buyer.id, uuid)).toMatchObject({ kind: 'bid_expiring' });
    expect((await aboutBid(harness.seller.id, uuid))?.kind).toBe('bid_expiring');
  });

  test('one event is one entry and one email, however often its handler runs', async () => {
    const product = await harness.product({ title: 'Eenmalige kast' });
    const { uuid = '' } = await harness.bid(product.id, 300);
    await harness.settle();
    const send = await harness.api.db
      .selectFrom('notification_sends')
      .select('id')
      .where('channel', '=', 'email')
      .where('subject', '=', uuid)
      .executeTakeFirstOrThrow();
    const events = await harness.api.db
      .selectFrom('event_outbox')
      .selectAll()
      .where('type', '=', 'notification_email_due')
      .execute();
    const event = events.find(({ payload }) => payload.sendId === send.id);
    if (event === undefined) throw new Error('the email has no event');
    // Simulates a server that died after sending the email and before recording it.
    await harness.api.db.deleteFrom('handled_events').where('event_id', '=', event.id).execute();
    await harness.api.db
      .updateTable('event_outbox')
      .set({ done_at: null, next_attempt_at: event.created_at })
      .where('id', '=', event.id)
      .execute();
    const again = () =>
      harness.api.db.updateTable('notification_sends').set({ state: 'WAITING', done_at: null });
    await again().where('id', '=', String(event.payload.sendId)).execute();
    await harness.settle();
    const mails = mailsAbout(harness.seller.email, 'Eenmalige kast');
    expect(mails).toHaveLength(2);
    expect(new Set(mails.map(({ cause }) => cause)).size).toBe(1);
    const waiting = await harness.api.db
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
    const chosen = await choose(harness.tokens.seller, { language: 'fr', email: 'now' });
    expect(chosen).toMatchObject({ __typename: 'NotificationSettings', language: 'fr', quietHours: null });
    const french = await harness.product({ title: 'Kast een' });
    await harness.bid(french.id, 300);
    await harness.settle();
    expect(mailsAbout(harness.seller.email, 'Kast een')[0]?.subject).toMatch(/^Une offre de/);
    await choose(harness.tokens.seller, { email: 'off' });
    const silent = await harness.product({ title: 'Kast twee' });
    const { uuid = '' } = await harness.bid(silent.id, 300);
    await harness.settle();
    expect(mailsAbout(harness.seller.email, 'Kast twee')).toEqual([]);
    expect(await aboutBid(harness.seller.id, uuid)).toBeDefined();
    await choose(harness.tokens.seller, {});
  });

  test('quiet hours hold an email back until they are over, and notifications read meanwhile are not sent', async () => {
    await choose(harness.tokens.seller, { quietHours: { from: 22, to: 8 } });
    harness.clock.advance(11 * hour);
    const [stored, read] = [
      await harness.product({ title: 'Nachtkast' }),
      await harness.product({ title: 'Nachtbed' }),
    ];
    await harness.bid(stored.id, 300);
    const { uuid = '' } = await harness.bid(read.id, 300);
    await harness.settle();
    expect(mailsAbout(harness.seller.email, 'Nacht')).toEqual([]);
    const entry = await aboutBid(harness.seller.id, uuid);
    const row = {
      assumedMasterState: { ...entry, deleted: false },
      newDocumentState: { ...entry, readAt: harness.clock.now().getTime(), deleted: false },
    };
    const pushed = await httpDriver(harness.api).push(
      { userId: harness.seller.id, token: harness.tokens.seller },
      'notifications',
      [row],
    );
    expect(pushed).toMatchObject({ conflicts: [], rejections: [] });
    harness.clock.advance(10 * hour);
    await harness.settle();
    expect(mailsAbout(harness.seller.email, 'Nachtkast')).toHaveLength(1);
    expect(mailsAbout(harness.seller.email, 'Nachtbed')).toEqual([]);
    await choose(harness.tokens.seller, {});
  });

  test('daily means one email with everything, in the evening', async () => {
    await choose(harness.tokens.seller, { email: 'daily' });
    for (const title of ['Dagkast', 'Dagstoel'])
      await harness.bid((await harness.product({ title })).id, 300);
    await harness.settle();
    expect(harness.mailsTo(harness.seller.email).filter(({ text }) => /Dagkast|Dagstoel/.test(text))).toEqual(
      [],
    );
    harness.clock.advance(6 * hour);
    await harness.settle();
    const sent = harness.mailsTo(harness.seller.email).filter(({ text }) => /Dagkast|Dagstoel/.test(text));
    expect(sent).toHaveLength(1);
    expect(sent[0]?.subject).toMatch(/^\d+ nieuwe meldingen voor je$/);
    expect(sent[0]?.text).toContain('Dagkast');
    expect(sent[0]?.text).toContain('Dagstoel');
    harness.clock.advance(day);
    await harness.settle();
    expect(harness.mailsTo(harness.seller.email).filter(({ text }) => text.includes('Dagkast'))).toHaveLength(
      1,
    );
    await choose(harness.tokens.seller, {});
  });

  test('a daily email that is late does not come in quiet hours, and after them with the same Message-ID', async () => {
    const { db } = harness.api;
    const shop = await makeSellerUser(db, { accept_offers: true, minimum_bid: 10 });
    await choose(await harness.api.signIn(shop), { email: 'daily', quietHours: { from: 20, to: 8 } });
    const bidOn = async (title: string) => {
      await harness.bid((await makeProduct(db, shop.sellerId, { title })).id, 300);
      await harness.settle();
    };
    const causes = () => harness.mailsTo(shop.email).map(({ cause }) => cause);
    // The server is down from noon until 23:00.
    await bidOn('Spoorkast');
    harness.clock.advance(11 * hour);
    await harness.settle();
    expect(causes()).toEqual([]);
    harness.clock.advance(10 * hour);
    await harness.settle();
    expect(causes()).toHaveLength(1);
    const [first = ''] = causes();
    // Simulates a server that died after sending the email and before recording it, and that restarts at 23:00.
    await db.deleteFrom('handled_events').where('event_id', '=', first).execute();
    await db
      .updateTable('notification_sends')
      .set({ state: 'WAITING' })
      .where('user_id', '=', shop.id)
      .execute();
    await db
      .updateTable('event_outbox')
      .set({ done_at: null, next_attempt_at: harness.clock.now() })
      .where('id', '=', first)
      .execute();
    harness.clock.advance(14 * hour);
    await harness.settle();
    expect(causes()).toEqual([first]);
    harness.clock.advance(10 * hour);
    await harness.settle();
    expect(causes()).toEqual([first, first]);
    // One email per day: new entries of that day wait for the next evening.
    await bidOn('Nachtspoor');
    harness.clock.advance(10 * hour);
    await harness.settle();
    expect(causes()).toHaveLength(2);
    harness.clock.advance(day);
    await harness.settle();
    expect(causes()).toHaveLength(3);
  });

  test('one click in a mail program ends the emails of that group alone (RFC 8058)', async () => {
    const product = await harness.product({ title: 'Stopkast' });
    await harness.bid(product.id, 300);
    await harness.settle();
    const url = mailsAbout(harness.seller.email, 'Stopkast')[0]?.unsubscribeUrl ?? '';
    expect(new URL(url).pathname).toBe('/meldingen/afmelden');
    const response = await harness.api.server.app.inject({
      ...{ method: 'POST', url: `${new URL(url).pathname}${new URL(url).search}` },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(response.statusCode).toBe(200);
    const { groups } = await harness.call<{ groups: { group: string; email: string; push: string }[] }>(
      'query { it: notificationSettings { ... on NotificationSettings { groups { group push email } } } }',
      {},
      { token: harness.tokens.seller },
    );
    expect(groups.filter(({ email }) => email === 'off').map(({ group }) => group)).toEqual(['bids']);
    expect(groups.every(({ push }) => push === 'now')).toBe(true);
    const refused = await harness.call<{ errorCode: string; message: string }>(
      'mutation { it: endNotificationEmails(token: "x.bids.y") { __typename ... on Error { errorCode message } } }',
      {},
    );
    expect(refused).toMatchObject({
      errorCode: 'unsubscribe_link_invalid',
      message: expect.stringContaining('Deze link werkt niet'),
    });
    await choose(harness.tokens.seller, {});
  });

  test('settings that leave a group out or are malformed are refused and nothing changes', async () => {
    const refused = await harness.call<{ __typename: string }>(
      `mutation { it: saveNotificationSettings(groups: [{ group: bids, push: off, email: off }], language: nl) {
        __typename } }`,
      {},
      { token: harness.tokens.seller },
    );
    expect(refused.__typename).toBe('ValidationError');
    expect(await choose(harness.tokens.seller, { quietHours: { from: 8, to: 8 } })).toMatchObject({
      __typename: 'ValidationError',
    });
  });
});
