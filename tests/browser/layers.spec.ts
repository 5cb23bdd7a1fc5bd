// Regression tests for docs/reviews/2026-11-findings.md, C2.
import type { Locator, Page } from '@playwright/test';
import { escapeFrom, type Layer, layers, openBy } from './fixtures/layers.ts';
import { nl, translationsOf } from './fixtures/messages.ts';
import { findProductPages } from './fixtures/places.ts';
import { expect, test } from './fixtures/test.ts';

const say = translationsOf('locales/nl/messages.po', 'locales/nl/account.po');
const calm = { reducedMotion: 'reduce' } as const;
const from = '/retourneren';

/** The index of the current session history entry, and the path of the page. */
const place = (page: Page) =>
  page.evaluate(() => {
    const { currentEntry } =
      (globalThis as { navigation?: { currentEntry: { index: number } } }).navigation ?? {};
    return [currentEntry?.index, location.pathname + location.search];
  });

const goForward = (page: Page) => page.evaluate(() => history.forward());
const goBack = (page: Page) => page.evaluate(() => history.back());

/** Back and closing both return to the page without leaving an extra entry: one more Back leaves the page. */
async function expectBackCloses(page: Page, layer: Layer, path: string): Promise<void> {
  await page.goto(from);
  await page.goto(path);
  const before = await place(page);

  const opened = await layer.open(page, say);
  await goBack(page);
  await expect(opened, layer.name).toBeHidden();
  await expect.poll(() => place(page), layer.name).toEqual(before);
  await goForward(page);
  await expect.poll(() => place(page), `${layer.name}, Forward`).toEqual(before);
  await expect(opened).toBeHidden();

  const again = await layer.open(page, say);
  await (layer.close ?? escapeFrom)(again, say);
  await expect(again, layer.name).toBeHidden();
  await expect.poll(() => place(page), `${layer.name}, closed`).toEqual(before);
  await goBack(page);
  await expect.poll(() => new URL(page.url()).pathname, layer.name).toBe(from);
}

for (const { tag, width } of [
  { tag: '', width: 1280 },
  { tag: ' @phone', width: 390 },
]) {
  const closing = layers.filter(
    // The account of this test has no boards.
    ({ name, isAt, closesOnBack }) =>
      name !== 'boards of a product' && isAt?.(width) !== false && closesOnBack?.(width) !== false,
  );

  test(`Back closes the layer and stays on the page: ${closing.map(({ name }) => name).join(', ')}${tag}`, async ({
    device,
    server,
  }) => {
    const productPages = await findProductPages(server.url);
    const visitor = await device({ options: calm });
    const member = await device({ options: calm, account: 'newSeller' });
    for (const layer of closing)
      await test.step(layer.name, () =>
        expectBackCloses(
          layer.isPersonal === true ? member.page : visitor.page,
          layer,
          layer.path(productPages),
        ),
      );
  });
}

test('after a link in the menu, Back leads to the page without it @phone', async ({ device }) => {
  const { page } = await device({ options: calm, path: '/contact' });
  const [index] = await place(page);
  const menu = page.getByRole('dialog', { name: nl('Menu') });
  await openBy(
    () =>
      page
        .getByRole('banner')
        .getByRole('button', { name: nl('Menu') })
        .click(),
    menu,
  );
  await menu.getByRole('link', { name: nl('Brands') }).click();
  await expect(menu).toBeHidden();
  await expect.poll(() => place(page)).toEqual([Number(index) + 1, '/merken']);
  await goBack(page);
  await expect.poll(() => place(page)).toEqual([index, '/contact']);
  await goForward(page);
  await expect.poll(() => place(page)).toEqual([Number(index) + 1, '/merken']);
  await expect(menu).toBeHidden();
});

test('Back closes the filter sheet first, and takes back the filter then @phone', async ({ device }) => {
  const { page } = await device({ options: calm, path: '/meubels' });
  const [index] = await place(page);
  const sheet = page.getByRole('dialog', { name: nl('Filters') });
  await openBy(
    () =>
      page
        .getByRole('main')
        .getByRole('button', { name: nl('Filters') })
        .click(),
    sheet,
  );
  await sheet.getByRole('button', { name: nl('Colour'), exact: true }).click();
  const colors = sheet.getByRole('group', { name: nl('Colour') }).last();
  await colors.getByRole('checkbox').nth(1).press('Space');
  await expect(page).toHaveURL(/\/meubels\?colors=/);
  // The entry of the filtered list, and the entry of the sheet above it.
  await expect.poll(async () => (await place(page))[0]).toBe(Number(index) + 2);
  await goBack(page);
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/meubels\?/);
  await goBack(page);
  await expect.poll(() => place(page)).toEqual([index, '/meubels']);
});

test('Back closes a dialog above the filter sheet first @phone', async ({ device }) => {
  const { page } = await device({ options: calm, path: '/meubels?fit=250x120x260' });
  const before = await place(page);
  const dialogs = page.getByRole('dialog');
  const sheet = page.getByRole('dialog', { name: nl('Filters') });
  const filters = page.getByRole('main').getByRole('button', { name: nl('Filters') });
  await openBy(() => filters.first().click(), sheet);
  const section = sheet.getByRole('button', { name: nl('Fits my place') }).first();
  if ((await section.getAttribute('aria-expanded')) !== 'true') await section.click();
  await sheet.getByRole('button', { name: nl('Change measurements') }).click();
  await expect(dialogs).toHaveCount(2);
  await goBack(page);
  await expect(dialogs).toHaveCount(1);
  await expect(sheet).toBeVisible();
  await goBack(page);
  await expect(dialogs).toHaveCount(0);
  await expect.poll(() => place(page)).toEqual(before);
});

test('a reload with open photos returns to the page; two quick Backs close them and leave it @phone', async ({
  device,
  server,
}) => {
  const { product } = await findProductPages(server.url);
  const photos = layers.find(({ name }) => name === 'photos full screen');
  if (photos === undefined) throw new Error('no photos');
  const { page } = await device({ options: calm, path: '/contact' });
  await page.goto(product);
  const before = await place(page);

  await photos.open(page, say);
  await page.reload();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => place(page)).toEqual(before);

  const opened = await photos.open(page, say);
  await goBack(page);
  await goBack(page);
  await expect(opened).toBeHidden();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/contact');
});

test('Back closes a menu whose tap came before hydration @phone', async ({ device }) => {
  const { page } = await device({ options: calm, path: '/contact' });
  const before = await place(page);
  await page.evaluate(() => location.assign('/merken'));
  const menu = page.getByRole('dialog', { name: nl('Menu') });
  await page
    .getByRole('banner')
    .getByRole('button', { name: nl('Menu') })
    .tap();
  await expect(menu).toBeVisible();
  await goBack(page);
  await expect(menu).toBeHidden();
  await expect.poll(() => place(page)).toEqual([Number(before[0]) + 1, '/merken']);
});

/**
 * Opens the form of the first own product and changes its title. Other tests write drafts of this account: one that
 * arrives between the press of the button and its release moves the list, and the click goes nowhere.
 */
async function changeTitle(page: Page): Promise<Locator> {
  const product = page
    .locator('main a[href^="/account/items/"]:not([href*="concepten"], [href$="nieuw"])')
    .first();
  await expect(async () => {
    await product.click();
    await expect(page).not.toHaveURL(/\/account\/items$/, { timeout: 2_000 });
  }).toPass();
  const title = page.getByLabel(nl('Title'), { exact: true });
  await title.fill('Een andere titel voor deze stoel');
  return title;
}

test('FORM-026 Back in the moment in which the question about changes appears closes it', async ({
  device,
}) => {
  const { page } = await device({ options: calm, account: 'seller', path: '/account/items' });
  const title = await changeTitle(page);
  const before = await place(page);
  await page.evaluate(() => {
    const backAgain = new MutationObserver(() => {
      if (document.querySelector('[role=alertdialog]') === null) return;
      backAgain.disconnect();
      document.documentElement.dataset.asked = '';
      history.back();
    });
    backAgain.observe(document.body, { childList: true, subtree: true });
    history.back();
  });
  await expect(page.locator('html[data-asked]')).toBeAttached();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect.poll(() => place(page)).toEqual(before);
  await expect(title).toHaveValue('Een andere titel voor deze stoel');
});

test('FORM-026 Back and Forward with changes ask; Back closes the question, and leaving goes where they led', async ({
  device,
}) => {
  const { page } = await device({ options: calm, account: 'seller', path: '/account/items' });
  const title = await changeTitle(page);
  const before = await place(page);
  const question = page.getByRole('alertdialog', { name: nl('Save your changes?') });
  await goBack(page);
  await expect(question).toBeVisible();
  await goBack(page);
  await expect(question).toBeHidden();
  await expect.poll(() => place(page)).toEqual(before);
  await expect(title).toHaveValue('Een andere titel voor deze stoel');
  await goBack(page);
  await question.getByRole('button', { name: nl('Don’t save') }).click();
  await expect.poll(() => place(page)).toEqual([Number(before[0]) - 1, '/account/items']);

  await goForward(page);
  await expect(title).toBeVisible();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: nl('Contact') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/contact$/);
  await goBack(page);
  await title.fill('Weer een andere titel');
  await goForward(page);
  await question.getByRole('button', { name: nl('Don’t save') }).click();
  await expect.poll(() => place(page)).toEqual([Number(before[0]) + 1, '/contact']);
});
