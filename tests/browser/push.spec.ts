import type { Page } from '@playwright/test';
import { graphql, login } from './fixtures/accounts.ts';
import { nl } from './fixtures/messages.ts';
import {
  clickOn,
  closeAll,
  deliverUntilShown,
  fakeSubscriptionKey,
  PushInbox,
  pushDelivery,
  shownBy,
  pushTest as test,
  turnOnNotifications,
  workerOf,
} from './fixtures/push.ts';
import { expect, untilControlled } from './fixtures/test.ts';

test.describe.configure({ mode: 'serial' });

interface TestProduct {
  readonly uuid: string;
  readonly slug: string;
  readonly title: string;
  readonly inventory: number;
  readonly reservedUntil: string | null;
  readonly minimumBidPrice: number | null;
}

/** Products of the demo's seller that the demo's buyer has not bid on. */
async function biddable(url: string): Promise<readonly TestProduct[]> {
  const { seller } = await login(url, 'seller');
  const { searchProductsNew } = await graphql<{ searchProductsNew: { products: readonly TestProduct[] } }>(
    url,
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

/** Bids as the demo's buyer through the API, on a product that they have not bid on. */
async function bid(url: string): Promise<{ readonly uuid: string; readonly product: TestProduct }> {
  const { authToken } = await login(url, 'buyer');
  for (const product of await biddable(url)) {
    const { placeBid } = await graphql<{ placeBid: { uuid?: string } }>(
      url,
      `mutation ($amount: Int!, $productUuid: String!) {
        placeBid(amount: $amount, email: "", productUuid: $productUuid) { ... on BidPlaced { uuid } } }`,
      { amount: Math.ceil(product.minimumBidPrice ?? 1), productUuid: product.uuid },
      authToken,
    );
    if (placeBid.uuid !== undefined) return { uuid: placeBid.uuid, product };
  }
  throw new Error('The demo has nothing to bid on.');
}

/** The seller declines a bid; the buyer has to be notified. */
async function decline(url: string, bidUuid: string): Promise<void> {
  const { authToken } = await login(url, 'seller');
  await graphql(
    url,
    'mutation ($uuid: String!) { updateBid(uuid: $uuid, status: REJECTED) { __typename } }',
    { uuid: bidUuid },
    authToken,
  );
}

/** Bids in the page and accepts notifications in the prompt that follows. */
async function bidAndTurnOn(page: Page, product: TestProduct): Promise<void> {
  await page.goto(`/products/${product.slug}`);
  await untilControlled(page);
  await page.getByRole('button', { name: nl('Make a bid') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(nl('Turn on notifications'))).toHaveCount(0);
  await dialog.getByLabel(nl('Your bid')).fill(String(Math.ceil(product.minimumBidPrice ?? 1)));
  await dialog.getByRole('button', { name: nl('Place bid') }).click();
  await expect(dialog.getByText(nl('Know right away when the seller replies'))).toBeVisible();
  await turnOnNotifications(page);
  await dialog.getByRole('button', { name: nl('Done') }).click();
}

test('PWA-040 the answer to a bid is shown with the app in front, behind and closed, and a click opens it in the tab that is there', async ({
  pushDevice,
  pushShop: { service, url },
}) => {
  const [first, second, third] = await biddable(url);
  if (first === undefined || second === undefined || third === undefined)
    throw new Error('nothing to bid on');
  const subscriber = service.browser();
  const inbox = new PushInbox(service, subscriber);
  const { context, page } = await pushDevice(subscriber, { account: 'buyer' });
  await bidAndTurnOn(page, first);
  const deliver = await pushDelivery(context, page);

  // The shop's tab is in front.
  await page.bringToFront();
  await page.goto('/account/biedingen');
  const href = await page
    .getByRole('main')
    .locator('a[href*="/account/biedingen/"]')
    .first()
    .getAttribute('href');
  const firstBid = /[0-9a-f-]{36}/.exec(href ?? '')?.[0] ?? '';
  await decline(url, firstBid);
  const message = await inbox.next();
  expect(message.notification).toMatchObject({ tag: `bid:${firstBid}`, lang: 'nl' });
  const { title, body, tag } = message.notification;
  const path = `/account/biedingen/${firstBid}`;
  await deliverUntilShown(context, deliver, JSON.stringify(message), [
    { title, body, tag, lang: 'nl', data: { path } },
  ]);
  expect(title).toContain(first.title);

  // The click navigates the open tab without a reload.
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await (await workerOf(context)).evaluate(clickOn, tag);
  await expect(page).toHaveURL(`${url}${path}`);
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
  await expect.poll(() => shownBy(context)).toEqual([]);

  // Another tab is in front.
  const other = await context.newPage();
  await other.bringToFront();
  const { uuid: secondBid } = await bid(url);
  await decline(url, secondBid);
  const behind = JSON.stringify(await inbox.next());
  await deliverUntilShown(context, deliver, behind, [{ tag: `bid:${secondBid}` }]);
  await (await workerOf(context)).evaluate(closeAll);

  // No page of the app is open, only the service worker runs.
  const deliverToClosed = await pushDelivery(context, other);
  await page.close();
  const { uuid: thirdBid } = await bid(url);
  await decline(url, thirdBid);
  const closed = JSON.stringify(await inbox.next());
  await deliverUntilShown(context, deliverToClosed, closed, [{ tag: `bid:${thirdBid}`, silent: false }]);
  await (await workerOf(context)).evaluate(closeAll);

  // An unreadable push is shown as well, in the language of the person.
  await deliverUntilShown(context, deliverToClosed, 'not a message', [
    { title: 'Hervonden', body: 'Er is nieuws voor je.', data: { path: '/account/meldingen' } },
  ]);
});

test('PWA-040 a subscription that the push service replaces is renewed without the app, and ends with the sign-out', async ({
  pushDevice,
  pushShop: { service, url },
}) => {
  const product = (await biddable(url)).at(-1);
  if (product === undefined) throw new Error('nothing to bid on');
  const [before, after] = [service.browser(), service.browser()];
  const [inboxBefore, inboxAfter] = [new PushInbox(service, before), new PushInbox(service, after)];
  const { context, page } = await pushDevice(before, { account: 'buyer' });
  await bidAndTurnOn(page, product);
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
  await decline(url, (await bid(url)).uuid);
  await inboxAfter.next();
  expect(inboxBefore.size).toBe(0);

  await page.goto('/account');
  // By keyboard: the lists above the button move it while they load, which would end a press of the pointer.
  await page
    .getByRole('button', { name: nl('Sign out'), exact: true })
    .first()
    .press('Enter');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: nl('Sign out'), exact: true })
    .click();
  await expect.poll(remembered).toBeUndefined();
  expect(await page.evaluate((key) => localStorage.getItem(key), fakeSubscriptionKey)).toBeNull();
  const sent = [inboxBefore.size, inboxAfter.size];
  const last = await bid(url);
  await decline(url, last.uuid);
  // The email of the same event shows that the server has finished with it.
  await expect
    .poll(async () => await (await fetch(`${url}/outbox`)).text())
    .toContain(last.product.title.slice(0, 20));
  expect([inboxBefore.size, inboxAfter.size]).toEqual(sent);
});
