import type { Browser, BrowserContext, Page, Worker } from '@playwright/test';
import type { PushMessage } from '#domain/notifications/push-message.ts';
import { readVapid, startPushService } from '#tests/factories/push-service.ts';
import { graphql, login, signedInState } from './fixtures/accounts.ts';
import type { ConsoleGuard } from './fixtures/console-guard.ts';
import { type RunningServer, runServer } from './fixtures/start-server.ts';
import { expect, test, untilControlled } from './fixtures/test.ts';
import { nl } from './fixtures/words.ts';

// A headless browser has no push service. The subscription is a fake whose endpoint is a push service on this machine;
// the server, its encryption, the service worker and the notifications are the real ones.

test.describe.configure({ mode: 'serial' });

type Service = Awaited<ReturnType<typeof startPushService>>;
type Subscriber = ReturnType<Service['browser']>;

let service: Service;
let shop: RunningServer;

test.beforeAll(async () => {
  service = await startPushService();
  shop = await runServer('dist', { PUSH_DELIVERY: 'sent', PUSH_HOSTS: service.host, NODE_ENV: 'test' });
});
test.afterAll(async () => {
  await shop.stop();
  await service.close();
});

interface Piece {
  readonly uuid: string;
  readonly slug: string;
  readonly title: string;
  readonly inventory: number;
  readonly reservedUntil: string | null;
  readonly minimumBidPrice: number | null;
}

/** Products of the demo's seller that the demo's buyer has not bid on. */
async function biddable(): Promise<readonly Piece[]> {
  const { seller } = await login(shop.url, 'seller');
  const { searchProductsNew } = await graphql<{ searchProductsNew: { products: readonly Piece[] } }>(
    shop.url,
    `query ($filters: [FilterInput!]) { searchProductsNew(filters: $filters, sort: PRICE_DESC, limit: 50) {
      products { uuid slug title inventory reservedUntil minimumBidPrice } } }`,
    { filters: [{ type: 'SELLER', value: seller?.uuid ?? '' }] },
  );
  const { products } = searchProductsNew;
  return products.filter(
    ({ inventory, reservedUntil, minimumBidPrice }) =>
      inventory === 1 && reservedUntil === null && minimumBidPrice !== null,
  );
}

/** Bids as the demo's buyer over the API, on something that they have not bid on before. */
async function bid(): Promise<{ readonly uuid: string; readonly piece: Piece }> {
  const { authToken } = await login(shop.url, 'buyer');
  for (const piece of await biddable()) {
    const { placeBid } = await graphql<{ placeBid: { uuid?: string } }>(
      shop.url,
      `mutation ($amount: Int!, $productUuid: String!) {
        placeBid(amount: $amount, email: "", productUuid: $productUuid) { ... on BidPlaced { uuid } } }`,
      { amount: Math.ceil(piece.minimumBidPrice ?? 1), productUuid: piece.uuid },
      authToken,
    );
    if (placeBid.uuid !== undefined) return { uuid: placeBid.uuid, piece };
  }
  throw new Error('The demo has nothing to bid on.');
}

/** The seller declines a bid: the transaction that the buyer is to hear of. */
async function decline(bidUuid: string): Promise<void> {
  const { authToken } = await login(shop.url, 'seller');
  await graphql(
    shop.url,
    'mutation ($uuid: String!) { updateBid(uuid: $uuid, status: REJECTED) { __typename } }',
    { uuid: bidUuid },
    authToken,
  );
}

/** Runs before the page's own code: `PushManager` as a browser with a push service has it. */
function fakePush({ endpoint, p256dh, auth }: Pick<Subscriber, 'endpoint' | 'p256dh' | 'auth'>): void {
  const key = 'fake-subscription';
  const subscription = {
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
    unsubscribe: async () => {
      localStorage.removeItem(key);
      return true;
    },
  } as unknown as PushSubscription;
  PushManager.prototype.subscribe = async (options) => {
    localStorage.setItem(key, String(options?.applicationServerKey));
    return subscription;
  };
  PushManager.prototype.getSubscription = async () =>
    localStorage.getItem(key) === null ? null : subscription;
}

async function openBuyer(browser: Browser, guard: ConsoleGuard, subscriber: Subscriber) {
  const context = await browser.newContext({
    ...{ locale: 'nl-NL', timezoneId: 'Europe/Amsterdam', baseURL: shop.url },
    storageState: await signedInState(shop.url, 'buyer'),
  });
  await context.grantPermissions(['notifications'], { origin: shop.url });
  await context.addCookies([{ name: 'cookie-consent', value: '0.0', url: shop.url }]);
  const { endpoint, p256dh, auth } = subscriber;
  await context.addInitScript(fakePush, { endpoint, p256dh, auth });
  guard.watch(context);
  return { context, page: await context.newPage() };
}

/** Bids in the page, and turns notifications on in the question that follows. */
async function bidAndTurnOn(page: Page, piece: Piece): Promise<void> {
  await page.goto(`/products/${piece.slug}`);
  await untilControlled(page);
  await page.getByRole('button', { name: nl('Make a bid') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(nl('Turn on notifications'))).toHaveCount(0);
  await dialog.getByLabel(nl('Your bid')).fill(String(Math.ceil(piece.minimumBidPrice ?? 1)));
  await dialog.getByRole('button', { name: nl('Place bid') }).click();
  await expect(dialog.getByText(nl('Know right away when the seller answers'))).toBeVisible();
  await dialog.getByRole('button', { name: nl('Turn on notifications') }).click();
  await expect(dialog.getByText(nl('Notifications are on'))).toBeVisible();
  await dialog.getByRole('button', { name: nl('Done') }).click();
}

/** The next push that the server sends to the browser, decrypted. */
async function nextPush(subscriber: Subscriber, before: number): Promise<PushMessage> {
  const mine = () => service.seen.filter(({ path }) => path === subscriber.path);
  await expect.poll(() => mine().length).toBe(before + 1);
  const request = mine()[before];
  if (request === undefined) throw new Error('no push');
  expect(readVapid(request.headers.authorization).claims.aud).toBe(`http://${service.host}`);
  return subscriber.read(request.body) as PushMessage;
}

/** Hands pushes to the service worker, as the browser does with what its push service brings. */
async function pushDelivery(context: BrowserContext, page: Page) {
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(shop.url));
      if (own !== undefined) resolve(own.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  return async (data: string) => {
    const worker = await workerOf(context);
    const before = await worker.evaluate(countShown);
    await devtools.send('ServiceWorker.deliverPushMessage', { origin: shop.url, registrationId, data });
    await expect.poll(() => worker.evaluate(countShown)).toBe(before + 1);
  };
}

/**
 * Runs inside the service worker: how many notifications have been shown since the first call.
 */
function countShown(): number {
  const scope = globalThis as unknown as { registration: ServiceWorkerRegistration; shownCount?: number };
  const { registration } = scope;
  if (scope.shownCount === undefined) {
    scope.shownCount = 0;
    const show = registration.showNotification.bind(registration);
    registration.showNotification = async (...given) => {
      await show(...given);
      scope.shownCount = (scope.shownCount ?? 0) + 1;
    };
  }
  return scope.shownCount;
}

async function workerOf(context: BrowserContext): Promise<Worker> {
  const found = () => context.serviceWorkers().find((worker) => worker.url().startsWith(shop.url));
  await expect.poll(found).toBeDefined();
  const worker = found();
  if (worker === undefined) throw new Error('no service worker');
  return worker;
}

/**
 * Delivers a push until its notification is among those that are shown. Chromium forgets a notification that is asked for
 * (`getNotifications`) just while it appears; a second delivery has the same tag, so that it is shown once.
 */
async function deliverUntilShown(
  context: BrowserContext,
  deliver: (data: string) => Promise<void>,
  data: string,
  expected: Readonly<Record<string, unknown>>[],
): Promise<void> {
  await expect(async () => {
    await deliver(data);
    expect(await shownBy(context)).toMatchObject(expected);
  }).toPass({ timeout: 30_000 });
}

const shownBy = async (context: BrowserContext) =>
  await (await workerOf(context)).evaluate(async () => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    const shown = await registration.getNotifications();
    return shown.map(({ title, body, tag, lang, silent, data }) => ({
      title,
      body,
      tag,
      lang,
      silent,
      data,
    }));
  });

/** Runs inside the service worker. */
async function closeAll(): Promise<void> {
  const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
  for (const shown of await registration.getNotifications()) shown.close();
}

/** Runs inside the service worker, where a headless browser's notifications can't be clicked by hand. */
async function clickOn(tag: string): Promise<void> {
  const scope = globalThis as unknown as {
    registration: ServiceWorkerRegistration;
    NotificationEvent: new (type: string, init: { notification: Notification }) => Event;
    dispatchEvent(event: Event): boolean;
  };
  const [notification] = await scope.registration.getNotifications({ tag });
  if (notification === undefined) throw new Error('no notification');
  scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
}

test('PWA-040 the answer to a bid is shown with the app in front, behind and closed, and a click opens it in the tab that is there', async ({
  browser,
  guard,
}) => {
  const [first, second, third] = await biddable();
  if (first === undefined || second === undefined || third === undefined)
    throw new Error('nothing to bid on');
  const subscriber = service.browser();
  const { context, page } = await openBuyer(browser, guard, subscriber);
  await bidAndTurnOn(page, first);
  const deliver = await pushDelivery(context, page);

  // In front.
  await page.bringToFront();
  await page.goto('/account/biedingen');
  const href = await page
    .getByRole('main')
    .locator('a[href*="/account/biedingen/"]')
    .first()
    .getAttribute('href');
  const firstBid = /[0-9a-f-]{36}/.exec(href ?? '')?.[0] ?? '';
  await decline(firstBid);
  const message = await nextPush(subscriber, 0);
  expect(message.notification).toMatchObject({ tag: `bid:${firstBid}`, lang: 'nl' });
  const { title, body, tag } = message.notification;
  const path = `/account/biedingen/${firstBid}`;
  await deliverUntilShown(context, deliver, JSON.stringify(message), [
    { title, body, tag, lang: 'nl', data: { path } },
  ]);
  expect(title).toContain(first.title);

  // The click leads the open tab there, without a reload.
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await (await workerOf(context)).evaluate(clickOn, tag);
  await expect(page).toHaveURL(`${shop.url}${path}`);
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
  await expect.poll(() => shownBy(context)).toEqual([]);

  // Behind: another tab is in front.
  const other = await context.newPage();
  await other.bringToFront();
  const { uuid: secondBid } = await bid();
  await decline(secondBid);
  const behind = JSON.stringify(await nextPush(subscriber, 1));
  await deliverUntilShown(context, deliver, behind, [{ tag: `bid:${secondBid}` }]);
  await (await workerOf(context)).evaluate(closeAll);

  // Closed: no page of the app is open, the service worker alone is there.
  const deliverToClosed = await pushDelivery(context, other);
  await page.close();
  const { uuid: thirdBid } = await bid();
  await decline(thirdBid);
  const closed = JSON.stringify(await nextPush(subscriber, 2));
  await deliverUntilShown(context, deliverToClosed, closed, [{ tag: `bid:${thirdBid}`, silent: false }]);
  await (await workerOf(context)).evaluate(closeAll);

  // What cannot be read is shown too, in the language of the person.
  await deliverUntilShown(context, deliverToClosed, 'not a message', [
    { title: 'Hervonden', body: 'Er is nieuws voor je.', data: { path: '/account/meldingen' } },
  ]);
  await context.close();
});

test('PWA-040 a subscription that the push service replaces is renewed without the app, and ends with the sign-out', async ({
  browser,
  guard,
}) => {
  const piece = (await biddable()).at(-1);
  if (piece === undefined) throw new Error('nothing to bid on');
  const [before, after] = [service.browser(), service.browser()];
  const { context, page } = await openBuyer(browser, guard, before);
  await bidAndTurnOn(page, piece);
  const { endpoint, p256dh, auth } = after;
  await (await workerOf(context)).evaluate(
    (made) => {
      const keys = { p256dh: made.p256dh, auth: made.auth };
      const subscription = {
        toJSON: () => ({ endpoint: made.endpoint, keys }),
      } as unknown as PushSubscription;
      PushManager.prototype.subscribe = async () => subscription;
      PushManager.prototype.getSubscription = async () => null;
      const scope = globalThis as unknown as { ExtendableEvent: typeof Event };
      dispatchEvent(new scope.ExtendableEvent('pushsubscriptionchange'));
    },
    { endpoint, p256dh, auth },
  );
  const remembered = () =>
    page.evaluate(async () => await (await caches.match('/push-subscription'))?.json());
  await expect.poll(remembered).toMatchObject({ endpoint });
  await decline((await bid()).uuid);
  await nextPush(after, 0);
  expect(service.seen.filter(({ path }) => path === before.path)).toEqual([]);

  await page.goto('/account');
  await page
    .getByRole('button', { name: nl('Sign out'), exact: true })
    .first()
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: nl('Sign out'), exact: true })
    .click();
  await expect.poll(remembered).toBeUndefined();
  expect(await page.evaluate(() => localStorage.getItem('fake-subscription'))).toBeNull();
  const toThisDevice = () => service.seen.filter(({ path }) => [before.path, after.path].includes(path));
  const sent = toThisDevice().length;
  const last = await bid();
  await decline(last.uuid);
  // The e-mail of the same event shows that the server is done with it.
  await expect
    .poll(async () => await (await fetch(`${shop.url}/outbox`)).text())
    .toContain(last.piece.title.slice(0, 20));
  expect(toThisDevice()).toHaveLength(sent);
  await context.close();
});
