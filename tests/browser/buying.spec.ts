import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { graphql, login } from './fixtures/accounts.ts';
import { escapeFrom } from './fixtures/layers.ts';
import { nl, nlLike } from './fixtures/messages.ts';
import { expect, test } from './fixtures/test.ts';

const severalOfThem = '/products/vaas-geribbeld-wit-keramiek';
const sold = '/products/kruik-terracotta-rustiek';

/** Path of a product of the demo's seller, who receives emails. */
async function productOfTheSeller(url: string): Promise<string> {
  const { seller } = await login(url, 'seller');
  const { searchProductsNew } = await graphql<{
    searchProductsNew: { products: { slug: string; price: number; inventory: number }[] };
  }>(
    url,
    `query ($filters: [FilterInput!]) {
      searchProductsNew(filters: $filters, sort: PRICE_DESC) { products { slug price inventory } }
    }`,
    { filters: [{ type: 'SELLER', value: seller?.uuid }] },
  );
  const product = searchProductsNew.products.find(({ inventory, price }) => inventory > 0 && price > 100);
  if (product === undefined) throw new Error('The seller of the demo has nothing for sale.');
  return `/products/${product.slug}`;
}

test('PROD-042 PROD-043 PROD-053 PROD-054 PROD-055 NAV-007 a visitor fills a cart, changes it and takes something out', async ({
  device,
}) => {
  const { page } = await device({ path: severalOfThem });
  const main = page.getByRole('main');
  await main.getByRole('button', { name: new RegExp(nl('Quantity')) }).click();
  const numbers = page.getByRole('listbox').getByRole('option');
  await expect(numbers).toHaveCount(6);
  await numbers.nth(2).click();
  await main
    .getByRole('button', { name: nl('Add to cart') })
    .first()
    .click();
  await expect(page.getByText(nl('Added to your cart.'))).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /^1 .*winkelwagen/ })).toBeVisible();
  await main
    .getByRole('link', { name: nl('View in cart') })
    .first()
    .click();

  await expect(page).toHaveURL(/\/winkelwagen$/);
  const line = page.getByRole('listitem').filter({ hasText: 'vaas' });
  await expect(line.getByLabel(nl('Quantity'))).toHaveValue('3');
  await line.getByLabel(nl('Quantity')).selectOption('2');
  await expect(line.getByLabel(nl('Quantity'))).toHaveValue('2');
  // The new quantity is displayed immediately; the request has finished once the line is no longer busy.
  await expect(line).toHaveAttribute('aria-busy', 'false');
  await page.reload();
  await expect(line.getByLabel(nl('Quantity'))).toHaveValue('2');
  await line.getByRole('button', { name: nlLike('Remove {title} from your cart') }).click();
  // Hovering over the toast keeps it open while the requests run.
  const undo = page.getByRole('button', { name: nl('Undo') });
  await undo.hover();
  await undo.click();
  await expect(line.getByLabel(nl('Quantity'))).toBeVisible();
  await line.getByRole('button', { name: nlLike('Remove {title} from your cart') }).click();
  await expect(page.getByText(nl('Your cart is empty'))).toBeVisible();

  await page.goto(sold);
  await expect(page.getByText(nl('This product is sold'))).toBeVisible();
  await expect(page.getByRole('button', { name: nl('Add to cart') })).toHaveCount(0);
});

test('PROD-046 BID-040 BID-020 BID-021 BID-029 a bid is checked in place, placed once and reported to the seller', async ({
  device,
  server,
}) => {
  const path = await productOfTheSeller(server.url);
  const { page } = await device({ path });
  const offer = (of: Page) => of.getByRole('button', { name: nl('Make a bid') }).first();
  await offer(page).click();
  const dialog = page.getByRole('dialog');
  const amount = dialog.getByLabel(nl('Your bid'));
  await expect(amount).toBeFocused();
  const email = dialog.getByLabel(nl('Email address'));
  const send = dialog.getByRole('button', { name: nl('Place bid') });
  const expectSentence = async (typed: string, sentence: string) => {
    await amount.fill(typed);
    await send.click();
    await expect(dialog.getByText(nl(sentence))).toBeVisible();
  };
  const bidder = `${randomUUID()}@hervonden.test`;
  await email.fill(bidder);
  await expectSentence('12,50', 'Enter an amount in whole euros.');
  await expectSentence('99999', 'Your bid is higher than the asking price.');
  await expectSentence('1', 'Your bid is lower than the minimum bid.');
  const shown = /\d[\d.]*/.exec(
    (await dialog.getByText(nlLike('At least {0}, in whole euros.')).textContent()) ?? '',
  );
  const minimum = (shown?.[0] ?? '').replaceAll('.', '');
  await amount.fill(minimum);
  await send.click();
  await expect(dialog.getByText(nl('Your bid has been sent to the seller'))).toBeVisible();
  await dialog.getByRole('button', { name: nl('Done') }).click();

  await page.reload();
  await expect(page.getByRole('link', { name: nl('View your bid') })).toBeVisible();
  await expect(offer(page)).toHaveCount(0);

  // A device that does not know of the bid offers to place one, and the server refuses it.
  const other = (await device({ path })).page;
  await offer(other).click();
  const again = other.getByRole('dialog');
  await again.getByLabel(nl('Your bid')).fill(minimum);
  await again.getByLabel(nl('Email address')).fill(bidder);
  await again.getByRole('button', { name: nl('Place bid') }).click();
  await expect(again.getByText(nl('Only one bid per product is allowed.'))).toBeVisible();
  await escapeFrom(again);
  await expect(again).toBeHidden();
});

test('ROUTE-028 PROD-056 PROD-057 PROD-061 a visitor asks the seller something, and nothing typed is lost', async ({
  device,
  server,
}) => {
  const visitor = await device({ path: await productOfTheSeller(server.url) });
  const { page } = visitor;
  await page
    .getByRole('link', { name: nl('Ask a question') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/questions\/[0-9a-f-]{36}$/);
  const question = page.getByLabel(nl('Your question'));
  await question.fill('Kort');
  await page.getByRole('button', { name: nl('Send') }).click();
  await expect(
    page.getByText(nl('Write at least 10 characters, so that the seller knows what you mean.')),
  ).toBeVisible();
  await expect(page.getByText(nl('Enter a valid email address, such as name@example.com.'))).toBeVisible();
  await question.fill('Is de rotan zitting nog helemaal gaaf?');
  await page.getByLabel(nl('Email address'), { exact: true }).fill('robin-vraagt@hervonden.test');
  await visitor.goOffline();
  await expect(page.getByRole('button', { name: nl('Send') })).toBeDisabled();
  await visitor.goOnline();
  await expect(page.getByRole('button', { name: nl('Send') })).toBeEnabled();
  await page.getByRole('button', { name: nl('Send') }).click();
  await expect(page.getByText(nl('Your message has been sent to the seller'))).toBeVisible();
  const outbox = async () => (await fetch(`${server.url}/outbox`)).text();
  await expect.poll(outbox).toContain('Is de rotan zitting nog helemaal gaaf?');

  await page.goto('/questions/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nl('Page not found'));
});
