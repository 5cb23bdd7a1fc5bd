import { describe, expect, test } from 'vitest';
import { makeUser } from '#tests/factories/users.ts';
import {
  api,
  type Browser,
  bid,
  clock,
  isKnown,
  isSubscribed,
  messagesTo,
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

const day = 24 * 60 * minute;

/** From now on, the push service answers only after the browser has renewed its subscription. */
function renewBefore(status: number, browser: Browser, next: Browser): void {
  service.answerWith(async ({ path }) => {
    if (path !== browser.path) return { status: 201 };
    expect(await renew(browser, next)).toBe(204);
    return { status };
  });
}

/** Subscribes the seller and lets the push service report the subscription as gone. */
async function ended() {
  const known = await subscribed(seller);
  service.answerWith({ status: 410 });
  await bid();
  service.answerWith({ status: 201 });
  return known;
}

describe('PWA-040 an answer that comes after a renewal', () => {
  test.each([404, 410])('%i ends nothing, and the push goes to the new subscription', async (status) => {
    const { token, browser } = await subscribed(seller);
    const next = service.browser();
    renewBefore(status, browser, next);
    const id = await bid();
    expect(await isSubscribed(next)).toBe(true);
    expect(await sendsOf(seller)).toMatchObject([{ state: 'WAITING' }]);
    clock.advance(minute);
    await api.server.background.runOnce();
    expect(messagesTo(next)).toMatchObject([{ notification: { tag: `bid:${id}` } }]);
    expect(pushesTo(browser)).toHaveLength(1);
    expect(await sendsOf(seller)).toMatchObject([{ state: 'SENT' }]);
    expect(await statusOf(token, next.endpoint)).toMatchObject({ isSaved: true, needsRenewal: false });
  });

  test.each([401, 403])('%i does not mark the new one', async (status) => {
    const { token, browser } = await subscribed(seller);
    const next = service.browser();
    renewBefore(status, browser, next);
    await bid();
    expect(await statusOf(token, next.endpoint)).toMatchObject({ isSaved: true, needsRenewal: false });
    clock.advance(minute);
    await api.server.background.runOnce();
    expect(pushesTo(next)).toHaveLength(1);
  });

  test('201 counts: the person has it', async () => {
    const { browser } = await subscribed(seller);
    const next = service.browser();
    renewBefore(201, browser, next);
    await bid();
    clock.advance(minute);
    await api.server.background.runOnce();
    expect(pushesTo(next)).toEqual([]);
    expect(await sendsOf(seller)).toMatchObject([{ state: 'SENT' }]);
  });
});

describe('PWA-040 a subscription that the push service has ended', () => {
  test('gets nothing more, counts as not saved, and is revived by its old secret', async () => {
    const { token, browser } = await ended();
    expect(await statusOf(token, browser.endpoint)).toMatchObject({ isSaved: false });
    await bid();
    expect(pushesTo(browser)).toHaveLength(1);
    clock.advance(14 * day);
    // Runs everything that became due about the bids in that time.
    await api.server.background.runOnce();
    const next = service.browser();
    expect(await renew(browser, next, { auth: next.auth })).toBe(404);
    expect(await renew(browser, next)).toBe(204);
    expect(await statusOf(token, next.endpoint)).toMatchObject({ isSaved: true, needsRenewal: false });
    await bid();
    expect(pushesTo(next)).toHaveLength(1);
  });

  test('gets what still waits for another device, once it is renewed', async () => {
    const [phone, laptop] = [await subscribed(seller), await subscribed(seller)];
    service.answerWith(({ path }) => ({ status: path === phone.browser.path ? 410 : 503 }));
    await bid();
    service.answerWith({ status: 201 });
    const next = service.browser();
    expect(await renew(phone.browser, next)).toBe(204);
    clock.advance(minute);
    await api.server.background.runOnce();
    expect([pushesTo(next).length, pushesTo(laptop.browser).length]).toEqual([1, 2]);
  });

  test('is forgotten after thirty days, and not when it was revived meanwhile', async () => {
    const forgotten = await ended();
    const revived = await ended();
    const next = service.browser();
    expect(await renew(revived.browser, next)).toBe(204);
    // Using the app extends the sessions.
    for (const { token } of [forgotten, revived]) await statusOf(token);
    clock.advance(29 * day);
    await api.server.background.runOnce();
    for (const { token } of [forgotten, revived]) await statusOf(token);
    expect(await isKnown(forgotten.browser)).toBe(true);
    clock.advance(day);
    expect(await renew(forgotten.browser, service.browser())).toBe(404);
    await api.server.background.runOnce();
    expect([await isKnown(forgotten.browser), await isSubscribed(next)]).toEqual([false, true]);
  });

  test('goes with the session, and when notifications are turned off', async () => {
    const out = await ended();
    await api.graphql('mutation { logout { ... on Error { errorCode } } }', {}, { token: out.token });
    expect(await isKnown(out.browser)).toBe(false);
    expect(await renew(out.browser, service.browser())).toBe(404);
    const off = await ended();
    await api.graphql(
      'mutation ($endpoint: String!) { removePushSubscription(endpoint: $endpoint) { ... on Error { errorCode } } }',
      { endpoint: service.browser().endpoint },
      { token: off.token },
    );
    expect(await isKnown(off.browser)).toBe(false);
  });

  test('goes with the account', async () => {
    const { browser } = await ended();
    await api.graphql(
      'mutation ($password: String!) { deleteAccount(password: $password) { ... on Error { errorCode } } }',
      { password: seller.password },
      { token: await api.signIn(seller) },
    );
    expect(await isKnown(browser)).toBe(false);
  });

  test('is removed before any that is in use, and the same session replaces it', async () => {
    const { token, browser } = await ended();
    const anew = service.browser();
    expect(await save(token, anew)).toEqual({ __typename: 'PushSubscriptionDone' });
    expect([await isKnown(browser), await isSubscribed(anew)]).toEqual([false, true]);
    const person = await makeUser(api.db);
    const browsers: Browser[] = [];
    for (let at = 0; at < 20; at += 1) {
      clock.advance(1000);
      browsers.push((await subscribed(person)).browser);
    }
    const latest = browsers.at(-1);
    await api.db
      .updateTable('push_subscriptions')
      .set({ ended_at: clock.now() })
      .where('endpoint', '=', latest?.endpoint ?? '')
      .execute();
    await subscribed(person);
    expect(await Promise.all(browsers.map(isKnown))).toEqual(browsers.map((one) => one !== latest));
  });
});
