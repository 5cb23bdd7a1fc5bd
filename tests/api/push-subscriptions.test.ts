import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ensureKey } from '#server/modules/push/vapid-keys.ts';
import { readVapid } from '#tests/factories/push-service.ts';
import { makeUser } from '#tests/factories/users.ts';
import {
  api,
  attemptsOf,
  type Browser,
  bid,
  clock,
  isSubscribed,
  minute,
  pushesTo,
  renew,
  save,
  seller,
  sendsOf,
  service,
  setUpPushService,
  statusOf,
  subscribed,
} from './push/harness.ts';

setUpPushService();

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

  test('at most twenty browsers of one person: the earliest are removed', async () => {
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
    // The key is stored, so a restart without the setting keeps it.
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

  test('the private key is stored encrypted', async () => {
    const rows = await api.db.selectFrom('vapid_keys').select('private_key').execute();
    for (const { private_key: sealed } of rows)
      expect(Buffer.from(sealed, 'base64url')).toHaveLength(12 + 16 + 43);
  });
});
