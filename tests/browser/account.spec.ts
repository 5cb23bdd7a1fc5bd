import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { graphql, login } from './fixtures/accounts.ts';
import { escapeFrom } from './fixtures/layers.ts';
import { nl, nlLike } from './fixtures/messages.ts';
import { expect, test } from './fixtures/test.ts';

/** Focuses a widget and presses a key, without a pointer. */
async function press(widget: Locator, key = 'Enter'): Promise<void> {
  await widget.focus();
  await expect(widget).toBeFocused();
  await widget.press(key);
}

/** Waits for the rows of the latest selection; earlier ones are shown until then. */
const listIsThere = (page: Page) => expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);

const button = (page: Page, source: string) =>
  page.getByRole('main').getByRole('button', { name: nl(source), exact: true });

test('ACCT-006 ACCT-007 ACCT-008 ACCT-011 ROUTE-068 ROUTE-082 my products by keyboard: sorted, filtered, paged, searched and preserved in the address; stored over a reload and on a product, dropped elsewhere', async ({
  device,
}) => {
  const { page } = await device({ account: 'seller', path: '/account/items' });
  const table = page.getByRole('table', { name: nl('Published listings') });
  const rows = table.getByRole('rowheader');
  const price = table.getByRole('columnheader', { name: nl('Price'), exact: true });
  const live = button(page, 'Live');
  const search = page.getByRole('searchbox', { name: nl('Search in this list') });
  const secondPage = page.getByText(/^16–\d+ van \d+$/);
  await expect(rows).toHaveCount(15);

  await press(price.getByRole('button'));
  await expect(price).toHaveAttribute('aria-sort', 'descending');
  await press(price.getByRole('button'));
  await expect(price).toHaveAttribute('aria-sort', 'ascending');
  await press(button(page, 'Next'));
  await expect(secondPage).toBeVisible();
  await page.reload();
  await expect(price).toHaveAttribute('aria-sort', 'ascending');
  await expect(secondPage).toBeVisible();
  await press(live, 'Space');
  // Another filter starts at its first page.
  await expect(secondPage).toBeHidden();
  const asChosen = async () => {
    await expect(price).toHaveAttribute('aria-sort', 'ascending');
    await expect(live).toHaveAttribute('aria-pressed', 'true');
  };
  await asChosen();
  await page.reload();
  await asChosen();
  await expect(table).toBeVisible();
  await listIsThere(page);
  const title = (await rows.last().textContent()) ?? '';
  await press(rows.getByRole('link', { name: title, exact: true }).last());
  await expect(page).toHaveURL(/\/account\/items\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  await press(
    page
      .getByRole('main')
      .getByRole('paragraph')
      .getByRole('link', { name: nl('My listings') }),
  );
  await asChosen();

  await search.fill(title);
  await expect(rows).toHaveText([title]);
  const download = page.waitForEvent('download');
  await press(button(page, 'Download as CSV'));
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${nl('listings')}.csv`);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain(nl('Price'));
  expect(lines[1]).toContain(title.replaceAll('"', '""'));

  const menu = page.getByRole('navigation', { name: nl('My account') });
  await press(menu.getByRole('link', { name: nl('Bids') }));
  await expect(page.getByRole('heading', { level: 1, name: nl('Bids') })).toBeVisible();
  await press(menu.getByRole('link', { name: nl('My listings') }));
  await expect(rows).toHaveCount(15);
  await expect(search).toHaveValue('');
  await expect(live).toHaveAttribute('aria-pressed', 'false');
  await expect(price).toHaveAttribute('aria-sort', 'none');
});

test("ACCT-001 ACCT-003 ROUTE-067 the account's first page shows pending tasks, product statistics, also as a table, and suggestions", async ({
  device,
}) => {
  const { page } = await device({ account: 'brand', path: '/account' });
  const current = page.getByRole('navigation', { name: nl('My account') }).locator('[aria-current]');
  await expect(current).toHaveText([nl('Overview')]);
  const dashboard = page.getByRole('region', { name: nl('How your listings are doing') });
  const funnel = dashboard.getByRole('table', { name: nl('From view to sale') });
  const views = funnel
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: nl('Views'), exact: true }) });
  await expect(views).toContainText(/[1-9]/);
  const year = dashboard.getByRole('button', { name: nl('1 year') });
  await press(year, 'Space');
  await expect(year).toHaveAttribute('aria-pressed', 'true');
  const drawings = dashboard.getByRole('figure');
  const weekly = drawings.filter({ hasText: nl('Week by week') });
  await expect(weekly.getByRole('img')).toHaveCount(4);
  await press(weekly.getByText(nl('Figures in a table')));
  await expect(weekly.getByRole('rowheader')).toHaveCount(12);
  const monthly = drawings.filter({ hasText: nl('What you receive, by month of sale') });
  await press(monthly.getByText(nl('Figures in a table')));
  const months = dashboard.getByRole('table').filter({ hasText: nl('Month') });
  await expect(months.getByRole('rowheader')).toHaveCount(12);
  const picks = page.getByRole('region', { name: nl('Picked for you') });
  await expect(picks.getByRole('link').first()).toHaveAttribute('href', /^\/products\//);

  const waiting = page.getByRole('region', { name: nl('To do') }).getByRole('link', { name: /bod|bied/ });
  await press(waiting.first());
  await expect(page).toHaveURL('/account/biedingen');
  await expect(button(page, 'Waiting for an answer')).toHaveAttribute('aria-pressed', 'true');
  await expect(current).toHaveText([nl('Bids')]);
});

test('@phone ROUTE-073 ROUTE-074 ROUTE-076 ROUTE-080 the menu comes from below; a seller reads a bid', async ({
  device,
}) => {
  const { page } = await device({ account: 'seller', path: '/account' });
  const menu = page.getByRole('dialog', { name: nl('My account') });
  const goTo = async (name: string, path: string) => {
    await page.getByRole('button', { name: nl('Account menu') }).tap();
    await menu.getByRole('link', { name: nl(name) }).tap();
    await expect(page).toHaveURL(path);
    await expect(menu).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: nl(name) })).toBeVisible();
  };
  await goTo('My details', '/account/gegevens');
  await goTo('Favourites', '/account/favorieten');
  await goTo('Bids', '/account/biedingen');

  const bids = page.getByRole('list', { name: nl('Bids') });
  await expect(bids.getByText(nl('Counterbid')).first()).toBeVisible();
  await page.getByRole('button', { name: nl('Accepted'), exact: true }).tap();
  await expect(bids.getByText(nl('Counterbid'))).toHaveCount(0);
  await listIsThere(page);
  const product = bids.getByRole('link').first();
  const title = (await product.textContent()) ?? '';
  await product.tap();
  await expect(page).toHaveURL(/\/account\/biedingen\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  await expect(
    page.getByText(nl('You accepted this bid. The buyer gets an email with a payment link.')),
  ).toBeVisible();
  // The seller must not see the bidder's email address.
  await expect(page.getByRole('main').getByText('@', { exact: false })).toHaveCount(0);
  await page.getByRole('link', { name: nl('All bids') }).tap();
  await expect(page.getByRole('button', { name: nl('Accepted'), exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('@phone ROUTE-070 ROUTE-083 FORM-026 FORM-047 a published product is changed: stored without a network, asked about when left, saved with another main photo', async ({
  device,
  server,
}) => {
  const { authToken } = await login(server.url, 'seller');
  const mine =
    '{ sellerProducts(statuses: [PUBLISHED], limit: 100) { ... on ProductList { products { uuid inventory images { key } } } } }';
  const { sellerProducts } = await graphql<{
    sellerProducts: { products: { uuid: string; inventory: number; images: { key: string }[] }[] };
  }>(server.url, mine, {}, authToken);
  // One of the demo's own products that are for sale, not among those that concurrent tests place.
  const product = sellerProducts.products.findLast(
    ({ images, inventory }) => images.length > 1 && inventory > 0,
  );
  const uuid = product?.uuid ?? '';
  const stored = async () => {
    const query = `{ productByUuid(uuid: "${uuid}") { ... on Product { description images { key } } } }`;
    const { productByUuid } = await graphql<{
      productByUuid: { description: string; images: { key: string }[] };
    }>(server.url, query, {}, authToken);
    return { text: productByUuid.description, keys: productByUuid.images.map(({ key }) => key) };
  };
  const before = await stored();
  const text = `Met de hand gemaakt en altijd binnen gestaan. Nagemeten op ${Date.now()}.`;

  const phone = await device({ account: 'seller', path: `/account/items/${uuid}` });
  const { page } = phone;
  const save = page.getByRole('main').getByRole('button', { name: nl('Save'), exact: true });
  const description = page.getByLabel(nl('Description'), { exact: true });
  await expect(description).toHaveValue(before.text);
  await expect(save).toBeDisabled();
  await description.fill(text);
  await phone.goOffline();
  await expect(
    page.getByText(
      nl('You are offline. You can save once you are back online; you won’t lose your changes.'),
    ),
  ).toBeVisible();
  await expect(save).toBeDisabled();
  await phone.goOnline();
  await expect(save).toBeEnabled();
  await page.reload();
  await expect(description).toHaveValue(text);

  await test.step('leaving asks, and closing the question stays', async () => {
    await page
      .getByRole('main')
      .getByRole('link', { name: nl('My account') })
      .click();
    await escapeFrom(page.getByRole('alertdialog', { name: nl('Save your changes?') }));
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(description).toHaveValue(text);
  });

  await page
    .getByRole('button', { name: nlLike('Options for photo {number}') })
    .nth(1)
    .click();
  await page.getByRole('menuitem', { name: nl('Set as main photo') }).click();
  await save.click();
  // A toast on the page to which saving leads.
  await expect(page.getByText(nl('form.success_messages.save'), { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/account\/items$/);
  const [first, second, ...others] = before.keys;
  await expect.poll(stored).toEqual({ text: text, keys: [second, first, ...others] });
});
