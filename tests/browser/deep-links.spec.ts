import type { BrowserContext, Page } from '@playwright/test';
import { consentCookieName } from '#domain/consent/cookie-consent.ts';
import { escapeFrom } from './fixtures/layers.ts';
import { nl } from './fixtures/messages.ts';
import { expect, test } from './fixtures/test.ts';

const productPath = '/products/vaas-geribbeld-wit-keramiek';

/** Ways to reach a page: `away` follows a link that leads to another one. */
interface EntriesOf {
  readonly page: Page;
  readonly path: string;
  readonly away: () => Promise<void>;
}

/** Reaches the page through the address bar, a reload, Back and Forward, and runs `check` after each. */
async function eachEntry({ page, path, away }: EntriesOf, check: (entry: string) => Promise<void>) {
  const arrived = () => expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === path);
  await page.goto(path);
  await check('address bar');
  await page.reload();
  await check('reload');
  await away();
  await page.goBack();
  await arrived();
  await check('back');
  await page.goBack();
  // A navigation swaps the document; Chromium refuses to navigate its history until the new one is attached.
  await page.waitForFunction(() => document.readyState === 'complete');
  await page.goForward();
  await arrived();
  await check('forward');
}

const follow = (page: Page, name: string, path: string) => async () => {
  await page.getByRole('link', { name, exact: true }).first().click();
  await expect(page).toHaveURL((url) => url.pathname === path);
};

/** The banner of the filter; the button above the tiles has the same text. */
const askedInFilter = (page: Page) => page.getByRole('status').filter({ hasText: nl('Enter your postcode') });

test('FILT-019 LIST-028 a distance without a place asks for the place, from every entry to its list', async ({
  device,
}) => {
  const { page } = await device({ path: '/' });
  const path = '/net-binnen?a=25';
  const prompt = page.getByText('Binnen 25 km van welke postcode?');
  const field = page.getByLabel(nl('Your postcode'));
  await eachEntry({ page, path, away: follow(page, 'Tweedekans', '/tweedekans') }, async (entry) => {
    await expect(prompt, entry).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('button', { name: nl('Add your postcode') })
      .click();
    await expect(askedInFilter(page), entry).toBeVisible();
    await expect(field, entry).toBeFocused();
  });
  await field.fill('3511 lx');
  await field.press('Enter');
  await expect(page).toHaveURL(/a=25&plaats=3511lx-nl/);
  await expect(prompt).toHaveCount(0);
});

test('FILT-019 the filter itself shows at once that its place is missing', async ({ device }) => {
  const { page } = await device({ path: '/net-binnen?a=25' });
  await expect(page.getByRole('radio', { name: '25 km' })).toBeChecked();
  await expect(askedInFilter(page)).toBeVisible();
});

test('FILT-019 @phone the sheet of filters opens on the missing place each time it is asked for', async ({
  device,
}) => {
  const { page } = await device({ path: '/net-binnen?a=25' });
  const sheet = page.getByRole('dialog', { name: nl('Filters') });
  for (const time of ['first', 'second']) {
    await page
      .getByRole('main')
      .getByRole('button', { name: nl('Add your postcode') })
      .click();
    await expect(sheet.getByText(nl('Enter your postcode')), time).toBeVisible();
    await expect(sheet.getByLabel(nl('Your postcode')), time).toBeFocused();
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(/a=25$/);
  }
});

test('DELIV-005 DELIV-006 the delivery cost modal opens on a product page, from every entry to it, and Back closes it', async ({
  device,
}) => {
  const { page } = await device({ path: '/' });
  const dialog = page.getByRole('dialog', { name: nl('Delivery costs') });
  const check = async (entry: string) => {
    await page
      .getByRole('main')
      .getByRole('button', { name: nl('Delivery cost to my address') })
      .click();
    await expect(dialog.getByLabel(nl('Postcode')), entry).toBeVisible();
    await escapeFrom(dialog);
    await expect(dialog).toHaveCount(0);
  };
  await eachEntry({ page, path: productPath, away: follow(page, 'Tweedekans', '/tweedekans') }, check);
  await follow(page, 'Net binnen', '/net-binnen')();
  await page.getByRole('main').locator('article a[href*="/products/"]').first().click();
  await expect(page).toHaveURL(/\/products\//);
  await check('a tile');
  await page
    .getByRole('main')
    .getByRole('button', { name: nl('Delivery cost to my address') })
    .click();
  await expect(dialog).toBeVisible();
  const { url } = { url: page.url() };
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  expect(page.url()).toBe(url);
});

test('ADDR-004 typing clears the address that was chosen, from every entry to the form', async ({
  device,
}) => {
  const { page } = await device({ path: productPath });
  const main = page.getByRole('main');
  await main
    .getByRole('button', { name: nl('Add to cart') })
    .first()
    .click();
  await main
    .getByRole('link', { name: nl('View in cart') })
    .first()
    .click();
  await expect(page).toHaveURL(/winkelwagen$/);
  const path = '/winkelwagen/bezorging';
  const search = main.getByRole('combobox', { name: nl('Find your address') });
  await eachEntry(
    { page, path, away: follow(page, 'Terug naar winkelwagen', '/winkelwagen') },
    async (entry) => {
      const other = main.getByRole('button', { name: nl('Change address'), exact: true });
      await expect(other.or(search).first()).toBeVisible();
      if (await other.isVisible()) await other.click();
      await search.click();
      await expect(async () => {
        await search.fill('');
        await search.fill('Biltstraat 88 utrecht');
        await expect(page.getByRole('option', { name: /Biltstraat/ }).first()).toBeVisible({
          timeout: 10_000,
        });
      }).toPass();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(main.getByText(/^Biltstraat 88/), entry).toBeVisible();
      await other.click();
      await expect(main.getByLabel(nl('Street')), entry).toHaveValue('Biltstraat');
      await search.pressSequentially('Oude');
      await expect(main.getByLabel(nl('Street')), entry).toHaveValue('');
      await expect(main.getByLabel(nl('City')), entry).toHaveValue('');
      // While suggestions are open, the rest of the page is inert.
      await search.fill('');
    },
  );
});

interface LoggedEvent {
  readonly type: string;
  readonly data: { readonly path: string; readonly productSlugs: readonly string[] };
}

/**
 * Collects the views of a page from the events that it logs from now on, each with the slugs of its impressions. The
 * impressions of the last second are sent when the view ends.
 */
function viewsOf(context: BrowserContext, path: string): string[][] {
  const views: string[][] = [];
  context.on('request', (request) => {
    const body = request.postData() ?? '';
    if (!request.url().endsWith('/graphql') || !body.includes('LogEvent')) return;
    const { type, data } = (JSON.parse(body) as { variables: LoggedEvent }).variables;
    if (data.path !== path) return;
    if (type === 'page_view') views.push([]);
    if (type === 'product_impression') views.at(-1)?.push(...data.productSlugs);
  });
  return views;
}

test('TRACK-007 an impression is counted once for a product in a view of a page, from every entry to the page', async ({
  device,
  baseURL,
}) => {
  const { page } = await device({ path: '/' });
  const visitor = '3f0d5c1e-6f0a-4f57-9c3b-0a4f2a1b7c11';
  await page.context().addCookies([{ name: consentCookieName, value: `0.1.${visitor}`, url: baseURL ?? '' }]);
  const path = '/tweedekans';
  const views = viewsOf(page.context(), path);
  let viewCount = 0;
  await eachEntry({ page, path, away: follow(page, 'Net binnen', '/net-binnen') }, async (entry) => {
    await expect.poll(() => views.length, { message: entry }).toBeGreaterThan(viewCount);
    viewCount = views.length;
    await page.mouse.wheel(0, 600);
    await page.mouse.wheel(0, -600);
    await expect.poll(() => views.at(-1)?.length, { message: entry }).toBeGreaterThan(0);
    const shown = await page
      .locator('main article a[href*="/products/"]')
      .evaluateAll((links) =>
        links.map((link) => link.getAttribute('href')?.split('/').at(-1)?.split('?')[0]),
      );
    expect(
      views.at(-1)?.filter((slug) => !shown.includes(slug)),
      `${entry}: of another page`,
    ).toEqual([]);
  });
  await page.goto('/over-ons');
  expect(viewCount).toBeGreaterThanOrEqual(4);
  for (const slugs of views) expect(slugs).toEqual([...new Set(slugs)]);
});
