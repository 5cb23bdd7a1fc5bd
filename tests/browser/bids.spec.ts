import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { graphql, login } from './fixtures/accounts.ts';
import { nl, nlLike } from './fixtures/messages.ts';
import { expect, test } from './fixtures/test.ts';

interface TestProduct {
  readonly uuid: string;
  readonly slug: string;
  readonly price: number;
  readonly inventory: number;
  readonly reservedUntil: string | null;
  readonly minimumBidPrice: number | null;
}

/** Products of the demo's seller that accept bids. */
async function biddable(
  url: string,
): Promise<readonly (TestProduct & { readonly minimumBidPrice: number })[]> {
  const { seller } = await login(url, 'seller');
  const { searchProductsNew } = await graphql<{ searchProductsNew: { products: readonly TestProduct[] } }>(
    url,
    `query ($filters: [FilterInput!]) {
      searchProductsNew(filters: $filters, sort: PRICE_ASC) {
        products { uuid slug price inventory reservedUntil minimumBidPrice }
      }
    }`,
    { filters: [{ type: 'SELLER', value: seller?.uuid }] },
  );
  return searchProductsNew.products.flatMap(({ minimumBidPrice, ...product }) =>
    product.inventory < 1 || minimumBidPrice === null || product.price - minimumBidPrice < 10
      ? []
      : [{ ...product, minimumBidPrice }],
  );
}

/**
 * A visitor bids on a product of the demo's seller without other activity; returns the bid's id and the email
 * address.
 */
async function visitorBids(url: string) {
  const email = `${randomUUID()}@hervonden.test`;
  for (const product of await biddable(url)) {
    const { uuid: productUuid, minimumBidPrice } = product;
    const amount = Math.ceil(minimumBidPrice);
    const { placeBid } = await graphql<{ placeBid: { uuid?: string } }>(
      url,
      `mutation ($amount: Int!, $email: String!, $productUuid: String!) {
        placeBid(amount: $amount, email: $email, productUuid: $productUuid) { ... on BidPlaced { uuid } }
      }`,
      { amount, email, productUuid },
    );
    // Reserved products accept no bids.
    if (placeBid.uuid !== undefined) return { product, email, amount, bidUuid: placeBid.uuid };
  }
  throw new Error('The seller of the demo has nothing to bid on.');
}

/** Waits for the newest link of this form in the emails to an address. */
async function mailedLink(url: string, to: string, form: RegExp): Promise<string> {
  let path = '';
  await expect
    .poll(
      async () => {
        const box = await (await fetch(`${url}/outbox`)).text();
        const mails = box.split('<article>').filter((mail) => mail.includes(`<p>${to},`));
        path = (form.exec(mails.join('\n'))?.[0] ?? '').replaceAll('&amp;', '&');
        return path !== '';
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  return path;
}

const euros = (amount: number) => `€\u00a0${new Intl.NumberFormat('nl-NL').format(amount)},–`;
const press = (page: Page, name: string) => page.getByRole('button', { name: nl(name) }).click();

test('BID-007 BID-008 BID-012 BID-023 BID-024 BID-037 a seller counters, and a visitor takes it by the mailed link', async ({
  device,
  server,
}) => {
  const { email, amount, bidUuid } = await visitorBids(server.url);
  const seller = await device({ account: 'seller', path: `/account/biedingen/${bidUuid}` });
  await press(seller.page, 'Make a counterbid');
  const dialog = seller.page.getByRole('dialog');
  const counter = amount + 5;
  await dialog.getByLabel(nl('Your counterbid, in whole euros')).fill(String(counter));
  await expect(dialog.getByRole('status')).toContainText('€');
  await dialog.getByRole('button', { name: nl('Send counterbid') }).click();
  await expect(
    seller.page.getByText(nl('You made a counterbid. The buyer gets an email with a payment link.')),
  ).toBeVisible();
  await expect(seller.page.getByRole('button', { name: nl('Make a counterbid') })).toHaveCount(0);

  // Without an account: the link opens the bid, and from there its payment.
  const own = await mailedLink(server.url, email, /\/account\/biedingen\/[0-9a-f-]{36}\?sleutel=[0-9a-f]+/);
  const buyer = await device({ path: own });
  const pay = buyer.page.getByRole('link', { name: nlLike('Pay {amount}') });
  await expect(pay).toContainText(euros(counter));
  const toPay = await pay.getAttribute('href');
  const mailed = await mailedLink(server.url, email, /\/winkelwagen\/[0-9a-f-]{36}/);
  expect(mailed).toBe(toPay);
  await pay.click();
  await expect(buyer.page).toHaveURL(mailed);
  await expect(buyer.page.getByRole('main')).toContainText(euros(counter));
});

test('BID-016 BID-037 a visitor sees the own bid on the product’s page, and that it is reserved once it was accepted', async ({
  device,
  server,
}) => {
  const products = await biddable(server.url);
  const product = products
    .slice(1)
    .find(({ inventory, reservedUntil }) => inventory === 1 && reservedUntil === null);
  if (product === undefined) throw new Error('The seller of the demo has nothing to bid on.');
  const amount = Math.ceil(product.minimumBidPrice);
  const { page } = await device({ path: `/products/${product.slug}` });
  const offer = page.getByRole('button', { name: nl('Make a bid') });
  await offer.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(nl('Your bid')).fill(String(amount));
  await dialog.getByLabel(nl('Email address')).fill(`${randomUUID()}@hervonden.test`);
  await dialog.getByRole('button', { name: nl('Place bid') }).click();
  await dialog.getByRole('button', { name: nl('Done') }).click();
  await expect(page.getByRole('main')).toContainText(nlLike('You bid {euros}'));
  await expect(offer).toHaveCount(0);
  await page.reload();
  const link = page.getByRole('link', { name: nl('View your bid') });
  const bidUuid = /biedingen\/([0-9a-f-]{36})/.exec((await link.getAttribute('href')) ?? '')?.[1];
  await link.click();
  await expect(page.getByRole('main')).toContainText(euros(amount));

  const { authToken, seller } = await login(server.url, 'seller');
  await graphql(
    server.url,
    'mutation ($uuid: String!) { updateBid(uuid: $uuid, status: ACCEPTED) { __typename } }',
    { uuid: bidUuid },
    authToken,
  );
  await page.goto(`${server.url}/products/${product.slug}`);
  await expect(page.getByRole('main')).toContainText(nlLike('The product is reserved for you until {time}.'));
  await expect(page.getByRole('link', { name: nl('Pay for your bid') }).first()).toBeVisible();
  await page.goto(`${server.url}/verkoper/${seller?.uuid}/prijs-oplopend`);
  const tile = page.getByRole('article').filter({ has: page.locator(`a[href="/products/${product.slug}"]`) });
  await expect(tile).toContainText(nlLike('Reserved for you until {time}'));
});
