import { expect, type Page } from '@playwright/test';
import { type Account, graphql, login } from '../../browser/fixtures/accounts.ts';
import { fillDraft } from '../../browser/fixtures/draft-form.ts';
import { comesToRest } from '../../browser/fixtures/faults.ts';
import { nl } from '../../browser/fixtures/messages.ts';
import { findProductPages } from '../../browser/fixtures/places.ts';

/** A screen of the app in its first view. */
export interface Screen {
  readonly name: string;
  readonly account?: Account;
  /** Brings the page of a fresh device to the screen. */
  readonly open: (page: Page) => Promise<void>;
}

const at = (name: string, path: string, account?: Account): Screen => ({
  name,
  ...(account !== undefined && { account }),
  open: async (page) => {
    await page.goto(path);
    await comesToRest(page);
  },
});

/** The screen that follows a press on a button of another one. */
const behind = (name: string, path: string, press: (page: Page) => Promise<void>): Screen => ({
  name,
  open: async (page) => {
    await page.goto(path);
    await comesToRest(page);
    await press(page);
  },
});

const main = (page: Page) => page.getByRole('main');

async function addToCart(page: Page, product: string): Promise<void> {
  await page.goto(product);
  await comesToRest(page);
  await main(page)
    .getByRole('button', { name: nl('Add to cart') })
    .first()
    .click();
  const toCart = main(page)
    .getByRole('link', { name: nl('View in cart') })
    .first();
  await toCart.click();
  await main(page)
    .getByRole('heading', { level: 1, name: nl('Cart') })
    .waitFor();
}

async function toDelivery(page: Page, product: string): Promise<void> {
  await addToCart(page, product);
  // A wide screen has delivery and payment on one page.
  await main(page)
    .getByRole('link', { name: nl('Continue to delivery') })
    .or(main(page).getByRole('link', { name: nl('Continue to checkout') }))
    .click();
  await main(page).getByLabel(nl('Postcode')).fill('3572 BJ');
  await main(page).getByLabel(nl('House number')).fill('88');
  await main(page).getByLabel(nl('Street')).fill('Biltstraat');
  await main(page).getByLabel(nl('City')).fill('Utrecht');
  await main(page)
    .getByRole('button', { name: nl('Use this address') })
    .click();
  const courier = main(page).getByRole('radio', { name: /Koerier aan huis/ });
  await courier.press('Space');
  await expect(courier).toBeChecked();
  // It is stored once it is part of the totals.
  await expect(main(page).getByRole('definition').nth(1)).toContainText('€');
}

async function toPayment(page: Page, product: string): Promise<void> {
  await toDelivery(page, product);
  const onward = main(page).getByRole('button', { name: nl('Continue to payment') });
  if (await onward.isVisible()) {
    await expect(onward).toBeEnabled();
    await onward.click();
  }
  await page.waitForURL(/\/checkout\/[0-9a-f-]{36}$/);
  await main(page).getByLabel(nl('First name')).waitFor();
}

/** Buys a product of the list, because what one device bought is not for sale on the next. */
async function toSuccess(page: Page): Promise<void> {
  await page.goto('/net-binnen');
  const tile = main(page).locator('a[href^="/products/"]').nth(3);
  await toPayment(page, (await tile.getAttribute('href')) ?? '');
  for (const [label, text] of [
    ['First name', 'Noor'],
    ['Last name', 'Janssen'],
    ['Email address', 'noor@hervonden.test'],
    ['Phone', '06 12345678'],
  ] as const)
    await main(page).getByLabel(nl(label)).fill(text);
  await page.getByRole('button', { name: /^€.+ betalen met / }).click();
  await page.waitForURL(/\/demo\/payment\//);
  await page.getByRole('button', { name: /betalen$/ }).click();
  await page.waitForURL(/\/success$/);
  await comesToRest(page);
}

async function filledDraft(page: Page): Promise<void> {
  await page.goto('/account/items/nieuw');
  const photos = [1, 2, 3].map(
    (number) => `server-mock/db/seed/catalogue/photos/hoekbank-grijs-met-houten-sokkel-${number}.jpg`,
  );
  await page.locator('input[type="file"][multiple]').first().setInputFiles(photos);
  await fillDraft(page, {
    title: 'Hoekbank met houten sokkel',
    description: 'Grijze stof, stevig gebruikt en goed onderhouden. Uit een huis zonder rokers.',
    price: '450',
  });
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

interface Rows {
  readonly bids: { readonly bids: readonly { readonly uuid: string }[] };
  readonly orders: { readonly orderProducts: readonly { readonly uuid: string }[] };
  readonly chats: { readonly conversations: readonly { readonly uuid: string }[] };
}

/** The first bid, order and chat of the demo's buyer or seller. */
async function firstRows(url: string, account: 'buyer' | 'seller') {
  const role = account.toUpperCase();
  const { bids, orders, chats } = await graphql<Rows>(
    url,
    `query ($bids: BidRole!, $orders: OrderRole!) {
      bids(filters: { role: $bids }, limit: 1) { ... on BidList { bids { uuid } } }
      orders: orderProducts(filters: { role: $orders }, limit: 1) { ... on OrderProductList { orderProducts { uuid } } }
      chats: conversations(limit: 1) { ... on ConversationList { conversations { uuid } } } }`,
    { bids: role, orders: role },
    (await login(url, account)).authToken,
  );
  return {
    bid: `/account/biedingen/${bids.bids[0]?.uuid}`,
    order: `/account/bestellingen/${orders.orderProducts[0]?.uuid}`,
    chat: `/account/chats/${chats.conversations[0]?.uuid}`,
  };
}

/** The screens that people decide on, from the first look to the payout. */
export async function everyScreen(url: string): Promise<readonly Screen[]> {
  const { product, sold, seller } = await findProductPages(url);
  const [buying, selling] = [await firstRows(url, 'buyer'), await firstRows(url, 'seller')];
  return [
    at('01-home', '/'),
    at('02-just-in', '/net-binnen'),
    at('03-category', '/meubels/tafels'),
    at('04-search', '/zoeken/stoel'),
    at('05-search-without-results', '/zoeken/qqqzzz'),
    at('06-product', product),
    behind('07-product-scrolled', product, (page) => page.mouse.wheel(0, 700)),
    at('08-product-sold', sold),
    at('09-seller', seller),
    { name: '10-cart', open: (page) => addToCart(page, product) },
    { name: '11-delivery', open: (page) => toDelivery(page, product) },
    { name: '12-payment', open: (page) => toPayment(page, product) },
    { name: '13-bought', open: toSuccess },
    at('14-favourites', '/account/favorieten', 'buyer'),
    at('15-sign-in', '/account'),
    at('16-draft', '/account/items/nieuw'),
    { name: '17-draft-filled', open: filledDraft },
    at('18-account-of-a-seller', '/account', 'seller'),
    at('19-account-of-a-buyer', '/account', 'buyer'),
    at('20-my-products', '/account/items', 'seller'),
    at('21-bids', '/account/biedingen', 'seller'),
    at('22-bid', selling.bid, 'seller'),
    at('23-orders-of-a-buyer', '/account/bestellingen', 'buyer'),
    at('24-order-of-a-buyer', buying.order, 'buyer'),
    at('25-order-of-a-seller', selling.order, 'seller'),
    at('26-chats', '/account/chats', 'buyer'),
    at('27-chat', buying.chat, 'buyer'),
    at('28-notifications', '/account/meldingen', 'seller'),
    at('29-payouts', '/account/uitbetalingen', 'seller'),
    at('30-help', '/pages/faq'),
    at('31-buyer-protection', '/kopersbescherming'),
    at('32-not-found', '/404'),
  ];
}
