import { graphql, login, loginAs, stateOf } from './fixtures/accounts.ts';
import { buyProduct } from './fixtures/buy.ts';
import { newAccount } from './fixtures/mailbox.ts';
import { nl } from './fixtures/messages.ts';
import { expect, test } from './fixtures/test.ts';

test('ROUTE-071 ROUTE-072 ORDER-012 ORDER-015 ORDER-020 PERM-006 a purchase is in both accounts; the seller reports its arrival, the buyer confirms by keyboard, the payout is pending', async ({
  device,
  server,
}) => {
  // A new buyer, because the carts and orders of shared accounts change during the test.
  const email = await newAccount(server.url);
  const { title } = await buyProduct(server.url, (await loginAs(server.url, email)).authToken);
  const seller = await device({ account: 'brand', path: '/account/bestellingen' });
  await seller.page
    .getByRole('main')
    .locator('a[href*="/account/bestellingen/"]')
    .filter({ hasText: title })
    .first()
    .click();
  await expect(seller.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(
    seller.page.getByText(nl('The buyer has paid. We hold the money until the buyer confirms receipt.')),
  ).toBeVisible();
  const there = seller.page
    .getByRole('button', { name: nl('It has arrived') })
    .or(seller.page.getByRole('button', { name: nl('The buyer has picked it up') }));
  await there.click();
  await seller.page
    .getByRole('alertdialog')
    .getByRole('button', { name: nl('Yes, notify the buyer') })
    .click();
  await expect(
    seller.page.getByText(nl('The buyer now confirms receipt. We then pay you within 2 to 5 working days.')),
  ).toBeVisible();

  const storageState = await stateOf(server.url, email);
  const buyer = await device({ options: { storageState }, path: '/account/bestellingen' });
  await buyer.page.getByRole('button', { name: nl('order.bought'), exact: true }).click();
  await buyer.page.getByRole('main').locator('a[href*="/account/bestellingen/"]').first().click();
  await expect(buyer.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await buyer.page.getByRole('button', { name: nl('Confirm receipt') }).press('Enter');
  await buyer.page
    .getByRole('alertdialog')
    .getByRole('button', { name: nl('Yes, pay the seller') })
    .press('Enter');
  await expect(buyer.page.getByText(nl('You have received your order. Enjoy!'))).toBeVisible();

  await seller.page.reload();
  await expect(seller.page.getByText(/^Je krijgt je geld binnen 2 tot 5 werkdagen/)).toBeVisible();
});

interface Sold {
  readonly uuid: string;
  readonly delivery: { readonly uuid: string; readonly status: string };
}

async function orderOf(baseUrl: string, token: string): Promise<Sold> {
  const { sold } = await graphql<{ sold: { orderProducts: readonly Sold[] } }>(
    baseUrl,
    `{ sold: orderProducts(filters: { role: BUYER }, limit: 1) {
      ... on OrderProductList { orderProducts { uuid delivery { uuid status } } } } }`,
    {},
    token,
  );
  const [order] = sold.orderProducts;
  if (order === undefined) throw new Error('nothing was bought');
  return order;
}

/** Tomorrow at noon UTC, which is on the same date in Amsterdam all year. */
function tomorrow(): string {
  const day = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  return `${day}T12:00:00Z`;
}

/** The seller proposes a moment for the pickup, and the buyer accepts it. */
async function makeAppointment(
  baseUrl: string,
  deliveryUuid: string,
  { seller, buyer }: Record<'seller' | 'buyer', string>,
): Promise<void> {
  const { proposed } = await graphql<{ proposed: { proposal: { uuid: string; moments: string[] } } }>(
    baseUrl,
    `mutation ($uuid: String!, $moments: [String!]!) {
      proposed: proposePickupMoments(deliveryUuid: $uuid, moments: $moments) {
        ... on Pickup { proposal { uuid moments } } } }`,
    { uuid: deliveryUuid, moments: [tomorrow()] },
    seller,
  );
  const { uuid: proposal, moments } = proposed.proposal;
  const { accepted } = await graphql<{ accepted: { appointmentAt: string } }>(
    baseUrl,
    `mutation ($uuid: String!, $proposal: String!, $moment: String!) {
      accepted: acceptPickupMoment(deliveryUuid: $uuid, proposalUuid: $proposal, moment: $moment) {
        ... on Pickup { appointmentAt } } }`,
    { uuid: deliveryUuid, proposal, moment: moments[0] },
    buyer,
  );
  expect(Date.parse(accepted.appointmentAt)).toBe(Date.parse(tomorrow()));
}

test('@phone ORDER-015 ORDER-020 a pickup is proved with both phones offline, on pages that were not opened before, and counts once the seller is online', async ({
  device,
  server,
}) => {
  const email = await newAccount(server.url);
  const buyerToken = (await loginAs(server.url, email)).authToken;
  const { title } = await buyProduct(server.url, buyerToken, 2);
  const { uuid, delivery } = await orderOf(server.url, buyerToken);
  const sellerToken = (await login(server.url, 'brand')).authToken;
  await makeAppointment(server.url, delivery.uuid, { seller: sellerToken, buyer: buyerToken });

  const storageState = await stateOf(server.url, email);
  const buyer = await device({ hasServiceWorker: true, options: { storageState }, path: '/' });
  const seller = await device({ account: 'brand', hasServiceWorker: true, path: '/' });
  for (const side of [buyer, seller]) {
    await side.answerStored('pickups', delivery.uuid);
    await side.answerStored('order-products', uuid);
    await side.readyForOffline();
    await side.goOffline();
    await side.page.goto(`/account/bestellingen/${uuid}`);
    await expect(side.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
  await buyer.page.getByRole('button', { name: nl('Show my code') }).click();
  const code = buyer.page.getByRole('dialog').getByText(/^\d{3} \d{3}$/);
  const digits = (await code.textContent()) ?? '';
  await seller.page.getByRole('button', { name: /code (invoeren|invullen)$/i }).click();
  await seller.page.getByLabel(nl('Six digits')).fill(digits);
  await seller.page.getByRole('button', { name: nl('Confirm the handover') }).click();
  await expect(
    seller.page.getByText(nl('The digits are saved on this device, but not checked yet')),
  ).toBeVisible();
  expect((await orderOf(server.url, buyerToken)).delivery.status).toBe('PENDING');
  await seller.goOnline();
  await expect.poll(async () => (await orderOf(server.url, buyerToken)).delivery.status).toBe('CONFIRMED');
});
