import { randomUUID } from 'node:crypto';
import { graphql, login } from './fixtures/accounts.ts';
import { comesToRest, faultsInBothSchemes, overflowOf } from './fixtures/faults.ts';
import { nl } from './fixtures/messages.ts';
import { bell, unreadNotifications } from './fixtures/notifications.ts';
import { expect, test } from './fixtures/test.ts';

interface TestProduct {
  readonly uuid: string;
  readonly price: number;
  readonly inventory: number;
  readonly minimumBidPrice: number | null;
}

/** Places a bid without an account on a product of the demo's seller; returns its id. */
async function placeBid(url: string): Promise<string> {
  const { seller } = await login(url, 'seller');
  const { searchProductsNew } = await graphql<{ searchProductsNew: { products: readonly TestProduct[] } }>(
    url,
    `query ($filters: [FilterInput!]) {
      searchProductsNew(filters: $filters, sort: PRICE_DESC) { products { uuid price inventory minimumBidPrice } }
    }`,
    { filters: [{ type: 'SELLER', value: seller?.uuid }] },
  );
  for (const { uuid: productUuid, inventory, minimumBidPrice } of searchProductsNew.products) {
    if (inventory < 1 || minimumBidPrice === null) continue;
    const { placeBid: placed } = await graphql<{ placeBid: { uuid?: string } }>(
      url,
      `mutation ($amount: Int!, $email: String!, $productUuid: String!) {
        placeBid(amount: $amount, email: $email, productUuid: $productUuid) { ... on BidPlaced { uuid } }
      }`,
      { amount: Math.ceil(minimumBidPrice), email: `${randomUUID()}@hervonden.test`, productUuid },
    );
    if (placed.uuid !== undefined) return placed.uuid;
  }
  throw new Error('The seller of the demo has nothing to bid on.');
}

test('PWA-040 a bid rings the bell of an open page, leads to its page, and is read everywhere, also offline', async ({
  device,
  server,
}) => {
  const seller = await device({ account: 'seller', hasServiceWorker: true, path: '/account/meldingen' });
  const { page } = seller;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nl('Notifications'));
  await expect(bell(page)).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  const readAll = page.getByRole('button', { name: nl('Mark all as read') });
  // The list comes from the device and then from the server; an empty one has not loaded yet.
  await expect(page.locator('main li a[href^="/account/biedingen/"]').first()).toBeVisible();
  await expect(async () => {
    if (await readAll.isVisible()) await readAll.click();
    await expect(unreadNotifications(page)).toHaveCount(0, { timeout: 1_000 });
    await expect(bell(page)).toHaveAccessibleName(nl('Notifications'), { timeout: 1_000 });
  }).toPass();

  const first = await placeBid(server.url);
  await expect(bell(page)).toContainText('1');
  await expect(unreadNotifications(page)).toHaveCount(1);
  await unreadNotifications(page).getByRole('link').click();
  await expect(page).toHaveURL(`/account/biedingen/${first}`);
  await expect(bell(page)).toHaveAccessibleName(nl('Notifications'));

  await seller.readyForOffline();
  const second = await placeBid(server.url);
  await expect(bell(page)).toContainText('1');
  await page.goto('/account/meldingen');
  await expect(unreadNotifications(page)).toHaveCount(1);
  await seller.codeStored();
  await seller.goOffline();
  await page.goto('/account/meldingen');
  await expect(
    page.getByText(nl('You are offline. New notifications appear as soon as you have a connection.')),
  ).toBeVisible();
  await expect(unreadNotifications(page).locator(`a[href="/account/biedingen/${second}"]`)).toBeVisible();
  await page.getByRole('button', { name: nl('Mark all as read') }).click();
  await expect(unreadNotifications(page)).toHaveCount(0);
  await seller.goOnline();

  const other = await device({ account: 'seller', path: '/account/meldingen' });
  await expect(other.page.locator(`main a[href="/account/biedingen/${second}"]`)).toBeVisible();
  await expect(unreadNotifications(other.page)).toHaveCount(0);
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]) {
  test(`PWA-040 U1 settings are saved and still there after a reload, without a fault of axe at ${viewport.width} px`, async ({
    device,
  }) => {
    const { page } = await device({
      account: 'buyer',
      path: '/account/meldingen/instellingen',
      options: { viewport, reducedMotion: 'reduce' },
    });
    const bids = page.getByRole('row').filter({ hasText: nl('Bids') });
    await bids.getByRole('combobox').selectOption('daily');
    await page.getByRole('button', { name: nl('Save changes') }).click();
    await expect(page.getByText(nl('Your changes are saved.'))).toBeVisible();
    for (const path of [
      '/account/meldingen/instellingen',
      '/account/meldingen',
      '/meldingen/afmelden?token=x',
    ]) {
      await page.goto(path);
      await comesToRest(page);
      expect(await faultsInBothSchemes(page), path).toEqual([]);
      if (path.endsWith('instellingen')) await expect(bids.getByRole('combobox')).toHaveValue('daily');
    }
    await page.getByRole('button', { name: nl('Stop these emails') }).click();
    await expect(page.getByRole('alert')).toContainText(nl('This link does not work'));
  });
}

test('PWA-040 the narrowest phone has the bell with the number of unread notifications', async ({
  device,
  server,
}) => {
  const { page } = await device({
    account: 'seller',
    path: '/account/favorieten',
    options: { viewport: { width: 320, height: 640 } },
  });
  await placeBid(server.url);
  await expect(bell(page)).toHaveAccessibleName(/ongelezen/);
  await expect(bell(page)).toBeInViewport({ ratio: 1 });
  expect(await overflowOf(page)).toBe(0);
});
