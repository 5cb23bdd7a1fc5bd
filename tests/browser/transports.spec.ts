import type { Page } from '@playwright/test';
import { graphql, login, loginAs, stateOf } from './fixtures/accounts.ts';
import { newAccount } from './fixtures/mailbox.ts';
import { nl } from './fixtures/messages.ts';
import { expect, test } from './fixtures/test.ts';

const address = {
  ...{ firstName: 'Noor', lastName: 'Janssen', street: 'Oudegracht', houseNumber: '112', city: 'Utrecht' },
  ...{ postcode: '3511 AV', country: 'NL', email: 'noor@hervonden.test' },
};

/** Buys a product of the brand seller with delivery by the transport partner; returns the path of the order. */
async function buyProduct(baseUrl: string, token: string): Promise<string> {
  const ask = <Data>(query: string, variables = {}) => graphql<Data>(baseUrl, query, variables, token);
  const { own } = await graphql<{ own: { products: { uuid: string; inventory: number; status: string }[] } }>(
    baseUrl,
    '{ own: sellerProducts(limit: 100) { ... on ProductList { products { uuid inventory status } } } }',
    {},
    (await login(baseUrl, 'brand')).authToken,
  );
  const product = own.products.find(({ inventory, status }) => inventory > 0 && status === 'PUBLISHED');
  const { cart } = await ask<{ cart: { uuid: string } }>(
    'mutation { cart: createCart { ... on Cart { uuid } } }',
  );
  await ask(
    `mutation ($cart: String!, $product: String!) {
      addProductToCart(cartUuid: $cart, productUuid: $product, quantity: 1) { __typename } }`,
    { cart: cart.uuid, product: product?.uuid },
  );
  const { placed } = await ask<{ placed: { deliveries: { uuid: string }[] } }>(
    `mutation ($cart: String!, $address: CartAddressInput!) {
      placed: updateAddresses(cartUuid: $cart, shippingAddress: $address, billingAddress: $address) {
        ... on Cart { deliveries { uuid } } } }`,
    { cart: cart.uuid, address },
  );
  await ask(
    `mutation ($cart: String!, $delivery: String!) {
      selectDeliveryMethod(cartUuid: $cart, deliveryUuid: $delivery, deliveryMethodId: "brenger_transport") {
        __typename } }`,
    { cart: cart.uuid, delivery: placed.deliveries[0]?.uuid },
  );
  const { payment } = await ask<{ payment: { redirectUrl: string } }>(
    `mutation ($cart: String!) { payment: getUsableTransaction(cartUuid: $cart, paymentMethod: ideal) {
      ... on UsableTransaction { redirectUrl } } }`,
    { cart: cart.uuid },
  );
  const page = new URL(new URL(payment.redirectUrl).pathname, baseUrl);
  await fetch(page, { method: 'POST', body: new URLSearchParams({ status: 'completed' }) });
  const { bought } = await ask<{ bought: { orderProducts: { uuid: string }[] } }>(
    '{ bought: orderProducts(filters: { role: BUYER }) { ... on OrderProductList { orderProducts { uuid } } } }',
  );
  return `/account/bestellingen/${bought.orderProducts[0]?.uuid}`;
}

/**
 * Selects the next available day by keyboard, in the next month if this one has none left. `before` is the number of
 * days already selected.
 */
async function chooseDay(page: Page, before: number): Promise<void> {
  const free = page
    .getByRole('gridcell', { selected: false })
    .getByRole('button', { disabled: false })
    .first();
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  await expect(async () => {
    if (!(await free.isVisible())) await page.getByRole('button', { name: nl('Next month') }).click();
    await expect(free).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 90_000 });
  await free.press('Enter');
  const chosen = page.getByRole('list', { name: nl('Chosen days') }).getByRole('listitem');
  await expect(chosen).toHaveCount(before + 1);
}

test('ORDER-010 TRANS-005 TRANS-006 TRANS-007 TRANS-008 TRANS-009 TRANS-011 the buyer starts, the seller proposes days by keyboard, the buyer picks one, and both see it planned', async ({
  device,
  server,
}) => {
  const email = await newAccount(server.url);
  const path = await buyProduct(server.url, (await loginAs(server.url, email)).authToken);
  const buyer = await device({ path, options: { storageState: await stateOf(server.url, email) } });
  await buyer.page.getByRole('button', { name: nl('Schedule transport') }).click();
  await expect(buyer.page.getByText(nl('Waiting for the seller'))).toBeVisible();

  const seller = await device({ account: 'brand', path });
  for (const [side, size] of [
    [nl('Width'), '120'],
    [nl('Height'), '80'],
    [nl('Depth'), '60'],
  ] as const) {
    await seller.page.getByRole('textbox', { name: side, exact: true }).fill(size);
  }
  for (let count = 0; count < 3; count += 1) await chooseDay(seller.page, count);
  await seller.page.getByRole('button', { name: '3 dagen voorstellen' }).click();
  await expect(seller.page.getByText(nl('Waiting for the buyer'))).toBeVisible();

  await buyer.page.reload();
  const days = buyer.page.getByRole('radiogroup', { name: nl('Choose a day') });
  await expect(days.getByRole('radio')).toHaveCount(3);
  const day = (await days.locator('label').nth(1).innerText()).trim();
  await days.locator('label').nth(1).click();
  await buyer.page.getByRole('button', { name: `Bevestig ${day}` }).click();
  // The partner is notified in the background; the page polls every ten seconds.
  const atHome = buyer.page.getByText(nl('Make sure someone is at home that day.'));
  await expect(atHome).toBeVisible({ timeout: 90_000 });
  const transport = (page: Page) => page.getByRole('region', { name: nl('Transport') });
  await expect(transport(buyer.page).getByText(day, { exact: true })).toBeVisible();

  await seller.page.reload();
  await expect(transport(seller.page).getByText(day, { exact: true })).toBeVisible();
});
