import type { Page } from '@playwright/test';
import { formatEuro } from '#src/i18n/format.ts';
import { graphql } from './fixtures/accounts.ts';
import { nl, nlLike } from './fixtures/messages.ts';
import { expect, test } from './fixtures/test.ts';

interface TestProduct {
  readonly slug: string;
  readonly title: string;
  readonly price: number;
  readonly inventory: number;
  readonly seller: { readonly name: string };
}

/** A product of the demo's private seller without a conversation. */
async function productOf(baseUrl: string, seller: string): Promise<TestProduct> {
  const query = `{ searchProductsNew(limit: 100, sort: DATE_NEWEST) {
    products { slug title price inventory seller { name } } } }`;
  const { searchProductsNew } = await graphql<{ searchProductsNew: { products: TestProduct[] } }>(
    baseUrl,
    query,
  );
  const own = searchProductsNew.products.filter(
    (one) => one.seller.name === seller && one.inventory > 0 && one.price > 50,
  );
  const product = own.at(-1);
  if (product === undefined) throw new Error(`${seller} has nothing for sale`);
  return product;
}

const log = (page: Page) => page.getByRole('log', { name: nl('Messages in this conversation') });
const line = (page: Page, text: string) => log(page).getByRole('listitem').filter({ hasText: text });

async function write(page: Page, text: string): Promise<void> {
  await page.getByLabel(nl('Your message'), { exact: true }).fill(text);
  await page.getByRole('button', { name: nl('Send'), exact: true }).click();
}

test('CHAT-001 CHAT-006 CHAT-007 CHAT-008 CHAT-009 NAV-006 PWA-001 a buyer and a seller chat, agree a price, and messages written offline arrive once and in order', async ({
  device,
  server,
}) => {
  const sellersOwn = await graphql<{ me: { seller: { name: string } } }>(
    server.url,
    '{ me { ... on User { seller { name } } } }',
    {},
    (
      await graphql<{ login: { authToken: string } }>(
        server.url,
        `mutation { login(email: "verkoper@hervonden.test", password: "hervonden-demo1") { ... on User { authToken } } }`,
      )
    ).login.authToken,
  );
  // Unique texts, because the demo may already contain the same ones from an earlier run.
  const run = crypto.randomUUID().slice(0, 8);
  const discount = 5 + (Number.parseInt(run, 16) % 40);
  const uniqueText = (text: string) => `${text} ${run}`;
  const product = await productOf(server.url, sellersOwn.me.seller.name);
  const buyer = await device({ account: 'brand', hasServiceWorker: true, path: `/products/${product.slug}` });
  const seller = await device({ account: 'seller', path: '/account/chats' });

  await test.step('the buyer asks from the page of the product', async () => {
    await buyer.page.getByRole('button', { name: nl('Send a message') }).click();
    await expect(buyer.page).toHaveURL(/\/account\/chats\/[\w-]{36}$/);
    await write(buyer.page, uniqueText('Is hij er nog?'));
    await expect(line(buyer.page, uniqueText('Is hij er nog?'))).toContainText(nl('Sent'));
  });

  await test.step('the seller sees that something is unread, reads it and answers; the buyer sees both at once', async () => {
    const row = seller.page.getByRole('main').getByRole('link', { name: product.title }).first();
    await expect(row).toContainText(/1/);
    await row.click();
    await expect(line(seller.page, uniqueText('Is hij er nog?'))).toBeVisible();
    await expect(line(buyer.page, uniqueText('Is hij er nog?'))).toContainText(nl('Read'));
    await write(seller.page, uniqueText('Jazeker.'));
    await expect(line(buyer.page, uniqueText('Jazeker.'))).toBeVisible();
  });

  await test.step('without a network the buyer’s message is shown as pending, and is sent by itself', async () => {
    await buyer.readyForOffline();
    await buyer.goOffline();
    await write(buyer.page, uniqueText('Mooi, ik neem hem.'));
    await write(buyer.page, uniqueText('Kan er iets van de prijs af?'));
    await expect(log(buyer.page).getByText(nl('Not sent yet'))).toHaveCount(2);
    await buyer.goOnline();
    await expect(line(seller.page, uniqueText('Kan er iets van de prijs af?'))).toBeVisible({
      timeout: 60_000,
    });
    await expect(line(seller.page, uniqueText('Mooi, ik neem hem.'))).toHaveCount(1);
    const texts = await log(seller.page).getByRole('listitem').allTextContents();
    const at = (text: string) => texts.findIndex((one) => one.includes(text));
    expect(at(uniqueText('Mooi, ik neem hem.'))).toBeLessThan(at(uniqueText('Kan er iets van de prijs af?')));
    await expect(log(buyer.page).getByText(nl('Not sent yet'))).toHaveCount(0);
  });

  await test.step('the seller agrees a price; the buyer’s cart counts with it', async () => {
    await seller.page.getByRole('button', { name: nl('Send payment link') }).click();
    const dialog = seller.page.getByRole('dialog');
    await dialog.getByLabel(nl('Discount')).fill(String(discount));
    const agreed = formatEuro(product.price - discount);
    await expect(dialog.getByText(agreed)).toBeVisible();
    await dialog.getByRole('button', { name: nl('Send link') }).click();
    await expect(seller.page.getByText(nl('account.chats.sent_payment_link'))).toBeVisible();
    await line(buyer.page, agreed)
      .getByRole('link', { name: nl('Add to cart at this price') })
      .click();
    await expect(buyer.page).toHaveURL(/\/winkelwagen$/);
    const own = buyer.page.getByRole('main').getByRole('listitem').filter({ hasText: product.title });
    await expect(own).toContainText(agreed);
    await expect(own).toContainText(nlLike('agreed, instead of {0}'));
  });
});
