import { describe, expect, test } from 'vitest';
import { topicOf } from '#server/modules/push/public/send-push.ts';
import { createWebPush } from '#server/outside/push/web-push.ts';
import { readVapid } from '#tests/factories/push-service.ts';
import {
  api,
  attemptsOf,
  bid,
  clock,
  isSubscribed,
  messagesTo,
  minute,
  pushesTo,
  save,
  seller,
  sendsOf,
  service,
  setUpPushService,
  statusOf,
  subscribed,
} from './push/harness.ts';

setUpPushService();

describe('PWA-040 a bid reaches the devices of the seller', () => {
  test('each one gets it encrypted, signed, with the topic of its tag, the unread count and no amount', async () => {
    const [phone, laptop] = [await subscribed(seller), await subscribed(seller)];
    const id = await bid();
    const [request, ...more] = pushesTo(phone.browser);
    expect(more).toEqual([]);
    const [message] = messagesTo(phone.browser);
    expect(message).toMatchObject({
      web_push: 8030,
      notification: { tag: `bid:${id}`, lang: 'nl', title: 'Nieuw bod op Kast van teak', app_badge: '1' },
    });
    expect(message?.notification.navigate).toMatch(/^http:\/\/localhost:4000\/account\//);
    const { title, body } = message?.notification ?? {};
    expect(`${title} ${body}`).not.toMatch(/\b90\b|€|@/);
    expect(messagesTo(laptop.browser)).toEqual([message]);
    expect(request?.headers).toMatchObject({
      ...{ 'content-encoding': 'aes128gcm', topic: topicOf(`bid:${id}`), urgency: 'high' },
      ttl: String(5 * 24 * 60 * 60),
    });
    const { key, claims } = readVapid(request?.headers.authorization);
    expect(key).toBe((await statusOf(phone.token)).publicKey);
    expect(claims).toMatchObject({ aud: `http://${service.host}`, sub: 'mailto:hallo@hervonden.test' });
    expect(await sendsOf(seller)).toMatchObject([{ state: 'SENT', reason: null }]);
  });

  test('without a device nothing is sent, and that is noted', async () => {
    await bid();
    expect(service.seen).toEqual([]);
    expect(await sendsOf(seller)).toMatchObject([{ state: 'DROPPED', reason: 'no_device' }]);
  });

  test('a second delivery of the same event pushes nothing again', async () => {
    const { browser } = await subscribed(seller);
    await bid();
    const [send] = await sendsOf(seller);
    await api.db.deleteFrom('handled_events').where('handler', '=', 'notifications.send_push').execute();
    await api.db
      .updateTable('notification_sends')
      .set({ state: 'WAITING' })
      .where('id', '=', send?.id ?? '')
      .execute();
    await api.db.updateTable('event_outbox').set({ done_at: null, next_attempt_at: clock.now() }).execute();
    await api.server.background.runOnce();
    expect(messagesTo(browser)).toHaveLength(1);
    expect(await sendsOf(seller)).toMatchObject([{ id: send?.id, state: 'SENT' }]);
  });

  test('after a crash between the request and its note it goes out again, under the same topic and tag', async () => {
    const { browser } = await subscribed(seller);
    await bid();
    const [send] = await sendsOf(seller);
    // The rows of a process that was killed after the request: the push is claimed, and no result is recorded.
    const claimedUntil = new Date(clock.now().getTime() + 45_000);
    await api.db.deleteFrom('handled_events').where('handler', '=', 'notifications.send_push').execute();
    await api.db
      .updateTable('push_attempts')
      .set({ state: 'CLAIMED', next_at: claimedUntil })
      .where('send_id', '=', send?.id ?? '')
      .execute();
    await api.db
      .updateTable('notification_sends')
      .set({ state: 'WAITING' })
      .where('id', '=', send?.id ?? '')
      .execute();
    await api.db.updateTable('event_outbox').set({ done_at: null, next_attempt_at: clock.now() }).execute();
    await api.server.background.runOnce();
    // The claim is still valid, because another process could be working on it.
    expect(pushesTo(browser)).toHaveLength(1);
    clock.advance(minute);
    await api.server.background.runOnce();
    const [first, second] = pushesTo(browser);
    expect(second?.headers.topic).toBe(first?.headers.topic);
    const [one, other] = messagesTo(browser);
    expect(other?.notification.tag).toBe(one?.notification.tag);
    expect(await sendsOf(seller)).toMatchObject([{ state: 'SENT' }]);
  });
});

describe('PWA-040 answers of push services', () => {
  const answers = [
    [404, 'DROPPED', 'no_device', false],
    [410, 'DROPPED', 'no_device', false],
    [400, 'DROPPED', 'not_delivered', true],
    [302, 'WAITING', null, true],
  ] as const;
  test.each(answers)('%i', async (status, state, reason, isStored) => {
    const { browser } = await subscribed(seller);
    service.answerWith({ status, headers: { location: `http://${service.host}/elsewhere` } });
    await bid();
    expect(service.seen.map(({ path }) => path)).toEqual([browser.path]);
    expect(await sendsOf(seller)).toMatchObject([{ state, reason }]);
    expect(await isSubscribed(browser)).toBe(isStored);
  });

  test.each([401, 403])('%i: the subscription is marked, and subscribing anew heals it', async (status) => {
    const { token, browser } = await subscribed(seller);
    service.answerWith({ status });
    await bid();
    expect(await sendsOf(seller)).toMatchObject([{ state: 'DROPPED', reason: 'not_delivered' }]);
    expect(await statusOf(token, browser.endpoint)).toMatchObject({ isSaved: true, needsRenewal: true });
    const anew = service.browser();
    await save(token, anew);
    expect(await statusOf(token, anew.endpoint)).toMatchObject({ isSaved: true, needsRenewal: false });
    expect(await isSubscribed(browser)).toBe(false);
  });

  test('413: a shorter one follows at once', async () => {
    const { browser } = await subscribed(seller);
    service.answerWith(() => ({ status: service.seen.length === 1 ? 413 : 201 }));
    await bid();
    const [whole, short] = messagesTo(browser);
    expect(whole?.notification.body).not.toBe('');
    expect(short?.notification).toMatchObject({ body: '', tag: whole?.notification.tag });
    expect(await sendsOf(seller)).toMatchObject([{ state: 'SENT' }]);
  });

  test('429: waits for as long as asked, and leaves the devices that have it alone', async () => {
    const [busy, free] = [await subscribed(seller), await subscribed(seller)];
    service.answerWith(({ path }) =>
      path === busy.browser.path ? { status: 429, headers: { 'retry-after': '600' } } : { status: 201 },
    );
    await bid();
    expect(await sendsOf(seller)).toMatchObject([{ state: 'WAITING' }]);
    service.answerWith({ status: 201 });
    clock.advance(9 * minute);
    await api.server.background.runOnce();
    expect(pushesTo(busy.browser)).toHaveLength(1);
    clock.advance(2 * minute);
    await api.server.background.runOnce();
    expect(pushesTo(busy.browser)).toHaveLength(2);
    expect(pushesTo(free.browser)).toHaveLength(1);
    expect(await sendsOf(seller)).toMatchObject([{ state: 'SENT' }]);
  });

  test('5xx: with growing pauses until it is accepted or no longer matters', async () => {
    const { browser } = await subscribed(seller);
    service.answerWith({ status: 503 });
    await bid();
    const tries: number[] = [];
    for (let passed = 0; passed < 20; passed += 1) {
      clock.advance(minute);
      await api.server.background.runOnce();
      tries.push(pushesTo(browser).length);
    }
    expect(tries[0]).toBe(2);
    expect(tries.at(-1)).toBe(4);
    expect(await attemptsOf(browser)).toMatchObject([
      { state: 'WAITING', last_answer: 'failed: status 503' },
    ]);
    clock.advance(6 * 24 * 60 * minute);
    await api.server.background.runOnce();
    const [send] = await sendsOf(seller);
    expect(send).toMatchObject({ state: 'DROPPED', reason: 'no_longer_relevant' });
    const attempts = await attemptsOf(browser);
    expect(attempts.find(({ send_id: id }) => id === send?.id)).toMatchObject({ attempts: 4 });
  });

  test('a read notification is not pushed again', async () => {
    const { browser } = await subscribed(seller);
    service.answerWith({ status: 503 });
    await bid();
    await api.db.deleteFrom('sync_documents').where('user_id', '=', seller.id).execute();
    service.answerWith({ status: 201 });
    clock.advance(minute);
    await api.server.background.runOnce();
    expect(pushesTo(browser)).toHaveLength(1);
    expect(await sendsOf(seller)).toMatchObject([{ state: 'DROPPED', reason: 'read' }]);
  });

  test('no connection counts as a fault, another host as a refusal', async () => {
    const browser = service.browser();
    const request = {
      ...{ p256dh: browser.p256dh, auth: browser.auth, payload: '{}', ttlSeconds: 60 },
      ...{ urgency: 'normal' as const, topic: 'topic', vapid: { publicKey: '', privateKey: '' } },
    };
    const push = createWebPush({ subject: 'mailto:hallo@hervonden.test', loopback: ['127.0.0.1:1'] });
    const key = api.server.deps.config;
    expect(key.vapidKey).toBe(null);
    expect(await push.send({ ...request, endpoint: 'https://evil.test/' })).toEqual({
      ...{ kind: 'rejected', reason: 'host' },
    });
    const { default: webPush } = await import('web-push');
    const vapid = webPush.generateVAPIDKeys();
    expect(await push.send({ ...request, vapid, endpoint: 'http://127.0.0.1:1/x' })).toMatchObject({
      kind: 'failed',
    });
  });
});
