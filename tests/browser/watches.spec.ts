import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { accounts, DEMO_PASSWORD, graphql, login } from './fixtures/accounts.ts';
import { comesToRest, faultsOf } from './fixtures/faults.ts';
import { nl } from './fixtures/messages.ts';
import { expect, test } from './fixtures/test.ts';

interface TestProduct {
  readonly uuid: string;
  readonly slug: string;
  readonly title: string;
  readonly inventory: number;
  readonly reservedUntil: string | null;
  readonly minimumBidPrice: number | null;
}

/** A product of the demo's seller, reserved for somebody whose bid was accepted. */
async function reservedProduct(url: string) {
  const { authToken, seller } = await login(url, 'seller');
  const sellerUuid = seller?.uuid ?? '';
  const { searchProductsNew } = await graphql<{ searchProductsNew: { products: readonly TestProduct[] } }>(
    url,
    `query ($filters: [FilterInput!]) {
      searchProductsNew(filters: $filters, sort: PRICE_DESC) {
        products { uuid slug title inventory reservedUntil minimumBidPrice }
      }
    }`,
    { filters: [{ type: 'SELLER', value: sellerUuid }] },
  );
  for (const product of searchProductsNew.products) {
    if (product.inventory !== 1 || product.reservedUntil !== null || product.minimumBidPrice === null)
      continue;
    const { placeBid } = await graphql<{ placeBid: { uuid?: string } }>(
      url,
      `mutation ($amount: Int!, $email: String!, $productUuid: String!) {
        placeBid(amount: $amount, email: $email, productUuid: $productUuid) { ... on BidPlaced { uuid } }
      }`,
      {
        ...{ amount: Math.ceil(product.minimumBidPrice), productUuid: product.uuid },
        email: `${randomUUID()}@hervonden.test`,
      },
    );
    if (placeBid.uuid === undefined) continue;
    await graphql(
      url,
      'mutation ($uuid: String!) { updateBid(uuid: $uuid, status: ACCEPTED) { __typename } }',
      { uuid: placeBid.uuid },
      authToken,
    );
    return { product, sellerUuid };
  }
  throw new Error('The seller of the demo has nothing to bid on.');
}

async function signInOver(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(nl('Email address')).fill(email);
  await dialog.getByLabel(nl('Password'), { exact: true }).fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: nl('Sign in'), exact: true }).click();
}

const button = (page: Page, label: string) => page.getByRole('button', { name: nl(label), exact: true });

test('CHECK-037 AUTH-016 a visitor signs in over a reserved product and then waits for it; the list ends it and takes that back', async ({
  device,
  server,
}) => {
  const { product } = await reservedProduct(server.url);
  const path = `/products/${product.slug}`;
  const visitor = await device({ path, hasServiceWorker: true });
  const { page } = visitor;
  await button(page, 'Notify me when it’s available').click();
  await expect(page.getByRole('dialog')).toContainText(
    nl('Sign in and we’ll let you know when it’s available.'),
  );
  expect(await faultsOf(page)).toEqual([]);
  await signInOver(page, accounts.buyer);
  await expect(page.getByText(nl('We’ll let you know as soon as it’s available.'))).toBeVisible();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await faultsOf(page)).toEqual([]);
  await page.reload();
  await expect(button(page, 'Stop notifying me')).toBeVisible();

  await page.goto('/account/gevolgd');
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: product.title }) });
  await row.getByRole('button', { name: nl('Stop notifying me') }).click();
  // The row remains, with an undo button.
  await row.getByRole('button', { name: nl('Notify me again') }).click();
  await expect(row.getByRole('button', { name: nl('Stop notifying me') })).toBeFocused();
  expect(await faultsOf(page)).toEqual([]);
  await visitor.readyForOffline();
  await visitor.goOffline();
  await expect(
    page.getByText(nl('You are offline. You can change this list once you are back online.')),
  ).toBeVisible();
  await expect(row.getByRole('button', { name: nl('Stop notifying me') })).toBeDisabled();
});

test('SELL-014 a buyer follows a seller on a product, and unfollows on the page of the seller; offline it shows the reason', async ({
  device,
  server,
}) => {
  const { product, sellerUuid } = await reservedProduct(server.url);
  const buyer = await device({ account: 'buyer', path: `/products/${product.slug}` });
  const { page } = buyer;
  const follow = button(page, 'Follow this seller');
  // The button is loaded when the seller's card comes into view.
  await page.getByRole('link', { name: nl('Ask a question') }).scrollIntoViewIfNeeded();
  await follow.click();
  await expect(page.getByText(nl('You follow this seller'))).toBeVisible();
  await page.goto(`/verkoper/${sellerUuid}`);
  await button(page, 'Unfollow').click();
  await expect(follow).toBeFocused();
  await expect(page.getByText(nl('You follow this seller'))).toHaveCount(0);
  expect(await faultsOf(page)).toEqual([]);
  await buyer.goOffline();
  await expect(follow).toBeDisabled();
  await expect(
    page.getByText(nl('You are offline. You can do this once you are back online.')),
  ).toBeVisible();
});

test('SELL-014 CHECK-037 who sells it is asked neither to follow nor to wait', async ({ device, server }) => {
  const { product } = await reservedProduct(server.url);
  const { page } = await device({ account: 'seller', path: `/products/${product.slug}` });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.title);
  await page.getByRole('link', { name: nl('Ask a question') }).scrollIntoViewIfNeeded();
  await comesToRest(page);
  await expect(button(page, 'Follow this seller')).toHaveCount(0);
  await expect(button(page, 'Notify me when it’s available')).toHaveCount(0);
});
