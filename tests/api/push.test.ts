import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PushMessage } from '#domain/notifications/push-message.ts';
import { topicOf } from '#server/modules/push/send-push.ts';
import { ensureKey } from '#server/modules/push/vapid-keys.ts';
import { createWebPush } from '#server/outside/push/web-push.ts';
import { makeProduct } from '#tests/factories/products.ts';
import { readVapid, startPushService } from '#tests/factories/push-service.ts';
import { makeSellerUser, type TestSeller } from '#tests/factories/sellers.ts';
import { makeUser, type TestUser } from '#tests/factories/users.ts';
import { type ApiHarness, startApi } from '#tests/setup/api-harness.ts';
import { createManualClock } from '#tests/setup/manual-clock.ts';

type Service = Awaited<ReturnType<typeof startPushService>>;
type Browser = ReturnType<Service['browser']>;

const minute = 60_000;
const clock = createManualClock(new Date('2026-03-02T12:00:00Z'));
let service: Service;
let api: ApiHarness;
let seller: TestSeller;

beforeAll(async () => {
  service = await startPushService();
  api = await startApi({ clock, config: { pushDelivery: 'sent', pushHosts: [service.host] } });
});
beforeEach(async () => {
  service.answerWith({ status: 201 });
  service.seen.length = 0;
  seller = await makeSellerUser(api.db, { accept_offers: true, minimum_bid: 10 });
});
afterAll(async () => {
  await api.close();
  await service.close();
});

interface Status {
  readonly keyId: string;
  readonly publicKey: string;
  readonly isSaved: boolean;
  readonly needsRenewal: boolean;
}

async function statusOf(token: string, endpoint?: string): Promise<Status> {
  const { data } = await api.graphql<{ it: Status }>(
    `query ($endpoint: String) { it: pushSubscriptionStatus(endpoint: $endpoint) {
      ... on PushSubscriptionStatus { keyId publicKey isSaved needsRenewal } } }`,
    { endpoint },
    { token },
  );
  return data.it;
}

interface Done {
  readonly __typename: string;
  readonly errorCode?: string;
}

async function save(token: string, browser: Browser, given: Record<string, unknown> = {}): Promise<Done> {
  const { keyId } = await statusOf(token);
  const { endpoint, p256dh, auth } = browser;
  const { data } = await api.graphql<{ it: Done }>(
    `mutation ($endpoint: String!, $p256dh: String!, $auth: String!, $keyId: String!) {
      it: savePushSubscription(endpoint: $endpoint, p256dh: $p256dh, auth: $auth, keyId: $keyId) {
        __typename ... on Error { errorCode } } }`,
    { endpoint, p256dh, auth, keyId, ...given },
    { token },
  );
  return data.it;
}

/** Signs in anew, subscribes a new browser, and answers both. */
async function subscribed(user: TestUser) {
  const token = await api.signIn(user);
  const browser = service.browser();
  expect(await save(token, browser)).toEqual({ __typename: 'PushSubscriptionDone' });
  return { token, browser };
}

/** Somebody bids on a product of the seller; the server then does all that follows. */
async function bid(title = 'Kast van teak'): Promise<string> {
  const product = await makeProduct(api.db, seller.sellerId, { title });
  const buyer = await makeUser(api.db);
  const { data } = await api.graphql<{ it: { uuid: string } }>(
    `mutation ($amount: Int!, $email: String!, $productUuid: String!) {
      it: placeBid(amount: $amount, email: $email, productUuid: $productUuid) { ... on BidPlaced { uuid } } }`,
    { amount: 90, email: '', productUuid: product.id },
    { token: await api.signIn(buyer), from: `10.0.0.${Math.floor(Math.random() * 250)}` },
  );
  await api.server.background.runOnce();
  return data.it.uuid;
}

const pushesTo = ({ path }: Browser) => service.seen.filter((request) => request.path === path);
const messagesTo = (browser: Browser) =>
  pushesTo(browser).map(({ body }) => browser.read(body) as PushMessage);
const sendsOf = async ({ id }: TestUser) =>
  await api.db
    .selectFrom('notification_sends')
    .select(['id', 'state', 'reason'])
    .where('user_id', '=', id)
    .where('channel', '=', 'push')
    .orderBy('created_at')
    .execute();
const attemptsOf = async ({ endpoint }: Browser) =>
  await api.db
    .selectFrom('push_attempts')
    .innerJoin('push_subscriptions', 'push_subscriptions.id', 'subscription_id')
    .where('endpoint', '=', endpoint)
    .select(['send_id', 'subscription_id', 'state', 'attempts', 'last_answer'])
    .execute();
const isSubscribed = async ({ endpoint }: Browser) =>
  (await api.db.selectFrom('push_subscriptions').select('id').where('endpoint', '=', endpoint).execute())
    .length === 1;

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
    await api.db.deleteFrom('reaction_log').where('reaction', '=', 'notifications.send_push').execute();
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
    // What stands in the tables when the process is killed after the request: claimed, and nothing noted.
    const claimedUntil = new Date(clock.now().getTime() + 45_000);
    await api.db.deleteFrom('reaction_log').where('reaction', '=', 'notifications.send_push').execute();
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
    // The claim still counts: another process may be at work.
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
  test.each(answers)('%i', async (status, state, reason, isKept) => {
    const { browser } = await subscribed(seller);
    service.answerWith({ status, headers: { location: `http://${service.host}/elsewhere` } });
    await bid();
    expect(service.seen.map(({ path }) => path)).toEqual([browser.path]);
    expect(await sendsOf(seller)).toMatchObject([{ state, reason }]);
    expect(await isSubscribed(browser)).toBe(isKept);
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

describe('PWA-040 a subscription belongs to a person and a session', () => {
  test('signing out ends it, and pushes with it', async () => {
    const { token, browser } = await subscribed(seller);
    await api.graphql('mutation { logout { ... on Error { errorCode } } }', {}, { token });
    expect(await isSubscribed(browser)).toBe(false);
    await bid();
    expect(service.seen).toEqual([]);
  });

  test('so does ending the session from another device, and an expired one gets nothing', async () => {
    const [phone, laptop] = [await subscribed(seller), await subscribed(seller)];
    await api.graphql(
      'mutation { signOutOtherDevices { ... on Error { errorCode } } }',
      {},
      { token: laptop.token },
    );
    expect([await isSubscribed(phone.browser), await isSubscribed(laptop.browser)]).toEqual([false, true]);
    clock.advance(31 * 24 * 60 * minute);
    await bid();
    expect(service.seen).toEqual([]);
    expect(await sendsOf(seller)).toMatchObject([{ state: 'DROPPED', reason: 'no_device' }]);
  });

  test('deleting the account removes it', async () => {
    const person = await makeUser(api.db);
    const { token, browser } = await subscribed(person);
    await api.graphql(
      'mutation ($password: String!) { deleteAccount(password: $password) { ... on Error { errorCode } } }',
      { password: person.password },
      { token },
    );
    expect(await isSubscribed(browser)).toBe(false);
  });

  test('the next person in the same browser takes it over; what waited for the first one never comes', async () => {
    const { browser } = await subscribed(seller);
    service.answerWith({ status: 503 });
    await bid();
    service.answerWith({ status: 201 });
    const next = await makeUser(api.db);
    await save(await api.signIn(next), browser);
    clock.advance(5 * minute);
    await api.server.background.runOnce();
    await bid();
    expect(pushesTo(browser)).toHaveLength(1);
    expect(await attemptsOf(browser)).toEqual([]);
  });

  test('who knows its address and not its keys ends nothing', async () => {
    const { browser } = await subscribed(seller);
    const stranger = await api.signIn(await makeUser(api.db));
    const { p256dh, auth } = service.browser();
    expect(await save(stranger, browser, { p256dh, auth })).toMatchObject({ errorCode: expect.any(String) });
    expect(await isSubscribed(browser)).toBe(true);
    await bid();
    expect(pushesTo(browser)).toHaveLength(1);
  });

  test('only the owner removes it', async () => {
    const { token, browser } = await subscribed(seller);
    const remove = async (as: string) =>
      await api.graphql(
        'mutation ($endpoint: String!) { removePushSubscription(endpoint: $endpoint) { ... on Error { errorCode } } }',
        { endpoint: browser.endpoint },
        { token: as },
      );
    await remove(await api.signIn(await makeUser(api.db)));
    expect(await isSubscribed(browser)).toBe(true);
    await remove(token);
    expect(await isSubscribed(browser)).toBe(false);
  });

  test('what no browser gives is refused', async () => {
    const token = await api.signIn(seller);
    const browser = service.browser();
    const invalid = { errorCode: 'push_subscription_invalid' };
    expect(await save(token, browser, { endpoint: 'https://evil.test/push' })).toMatchObject(invalid);
    expect(await save(token, browser, { p256dh: browser.auth })).toMatchObject(invalid);
    expect(await save(token, browser, { auth: 'short' })).toMatchObject(invalid);
    expect(await save(token, browser, { keyId: randomUUID() })).toMatchObject({
      errorCode: 'push_key_outdated',
    });
  });

  test('at most twenty browsers of one person: the earliest make room', async () => {
    const person = await makeUser(api.db);
    const browsers: Browser[] = [];
    for (let at = 0; at < 21; at += 1) {
      clock.advance(1000);
      browsers.push((await subscribed(person)).browser);
    }
    const left = await Promise.all(browsers.map(isSubscribed));
    expect(left).toEqual([false, ...Array.from({ length: 20 }, () => true)]);
  });
});

describe('PWA-040 renewal', () => {
  const renew = async (old: Browser, next: Browser, given: { readonly auth?: string } = {}) => {
    const { keyId } = (await api.inject({ url: '/api/push/key' })).json<{ keyId: string }>();
    const { endpoint, p256dh, auth } = next;
    const answer = await api.inject({
      ...{ method: 'PUT', url: '/api/push/subscriptions' },
      payload: {
        old: { endpoint: old.endpoint, auth: given.auth ?? old.auth },
        ...{ endpoint, p256dh, auth, keyId },
      },
    });
    return answer.statusCode;
  };

  test('the service worker puts a new subscription in the place of the old one by its secret', async () => {
    const { browser, token } = await subscribed(seller);
    const next = service.browser();
    expect(await renew(browser, next, { auth: next.auth })).toBe(404);
    expect(await renew(service.browser(), next)).toBe(404);
    expect(await renew(browser, next)).toBe(204);
    expect(await statusOf(token, next.endpoint)).toMatchObject({ isSaved: true, needsRenewal: false });
    await bid();
    expect([pushesTo(browser).length, pushesTo(next).length]).toEqual([0, 1]);
  });

  test('not by somebody who knows the address of another person’s browser and not its keys', async () => {
    const { browser: victim } = await subscribed(seller);
    const { browser: own } = await subscribed(await makeUser(api.db));
    const { p256dh, auth } = service.browser();
    expect(await renew(own, { ...victim, p256dh, auth })).toBe(404);
    expect(await isSubscribed(victim)).toBe(true);
    expect(await isSubscribed(own)).toBe(true);
  });

  test('not after the session has ended, and not with an address of any kind', async () => {
    const { browser, token } = await subscribed(seller);
    expect(await renew(browser, { ...service.browser(), endpoint: 'http://127.0.0.1:9/' })).toBe(422);
    await api.graphql('mutation { logout { ... on Error { errorCode } } }', {}, { token });
    expect(await renew(browser, service.browser())).toBe(404);
  });

  test('a new key marks subscriptions of the old one, which still get pushes meanwhile', async () => {
    const { token, browser } = await subscribed(seller);
    const before = await statusOf(token, browser.endpoint);
    const { default: webPush } = await import('web-push');
    const vapidKey = webPush.generateVAPIDKeys();
    const { deps } = api.server;
    await ensureKey({ ...deps, config: { ...deps.config, vapidKey } });
    const after = await statusOf(token, browser.endpoint);
    expect(after).toMatchObject({ publicKey: vapidKey.publicKey, isSaved: true, needsRenewal: true });
    await bid();
    expect(readVapid(pushesTo(browser)[0]?.headers.authorization).key).toBe(before.publicKey);
    expect(await save(token, browser, { keyId: before.keyId })).toMatchObject({
      errorCode: 'push_key_outdated',
    });
    await save(token, service.browser());
    // A restart without the setting keeps the key.
    await ensureKey(deps);
    expect((await statusOf(token)).publicKey).toBe(vapidKey.publicKey);
  });

  test('a pair that does not belong together stops the start with a sentence', async () => {
    const { deps } = api.server;
    const { default: webPush } = await import('web-push');
    const { publicKey } = webPush.generateVAPIDKeys();
    const { privateKey } = webPush.generateVAPIDKeys();
    const vapidKey = { publicKey, privateKey };
    await expect(ensureKey({ ...deps, config: { ...deps.config, vapidKey } })).rejects.toThrow(
      'VAPID_PUBLIC_KEY does not belong to VAPID_PRIVATE_KEY.',
    );
  });

  test('the private key is kept encrypted', async () => {
    const rows = await api.db.selectFrom('vapid_keys').select('private_key').execute();
    for (const { private_key: sealed } of rows)
      expect(Buffer.from(sealed, 'base64url')).toHaveLength(12 + 16 + 43);
  });
});
