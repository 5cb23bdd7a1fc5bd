import type { Page } from '@playwright/test';
import { comesToRest, largeText } from './fixtures/faults.ts';
import { nl, nlLike } from './fixtures/messages.ts';
import { expect, test } from './fixtures/test.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const field = (page: Page) => page.getByRole('combobox', { name: nl('Search'), exact: true });
const suggestions = (page: Page) => page.getByRole('grid', { name: nl('Suggestions') });
/** Waits until the page is interactive and its deferred parts have loaded. */
const settled = (page: Page) => expect(page.locator('a[href^="https://wa.me/"]')).toBeAttached();

test('NAV-009 NAV-012 the category menu opens by mouse and by keyboard, and leads to the category', async ({
  device,
}) => {
  const { page } = await device({ path: '/' });
  await settled(page);
  const nav = page.getByRole('navigation', { name: nl('Categories') });
  const furniture = nav.getByRole('group', { name: nl('Furniture') });

  await nav.getByRole('link', { name: nl('Furniture'), exact: true }).hover();
  await expect(furniture).toBeVisible();
  await expect(furniture.locator('img')).toHaveCount(2);
  await furniture.getByRole('link', { name: 'Tafels', exact: true }).hover();
  await furniture.getByRole('link', { name: 'Salontafels', exact: true }).click();
  await expect(page).toHaveURL(/\/meubels\/tafels\/salontafels$/);
  await expect(furniture).toHaveCount(0);

  await page.mouse.move(600, 700);
  const lamps = nav.getByRole('link', { name: nl('Lamps'), exact: true });
  await lamps.focus();
  await page.keyboard.press('ArrowDown');
  const entries = nav
    .getByRole('group', { name: nl('Lamps') })
    .getByRole('listitem')
    .getByRole('link');
  await expect(entries.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(entries.nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(lamps).toBeFocused();
  await expect(entries).toHaveCount(0);
});

test('NAV-013 NAV-014 NAV-015 I18N-002 on a phone the menu slides in, and another language keeps the page', async ({
  device,
}) => {
  const { page } = await device({ path: '/', options: phone });
  await settled(page);
  await page
    .getByRole('banner')
    .getByRole('button', { name: nl('Menu') })
    .click();
  const menu = page.getByRole('dialog', { name: nl('Menu') });
  for (const label of ['Just in', 'Second chance', 'Collections', 'Sale'])
    await expect(menu.getByRole('link', { name: nl(label), exact: true })).toBeVisible();
  await menu.getByRole('button', { name: /Meubels/ }).click();
  await menu.getByRole('link', { name: 'Banken', exact: true }).click();
  await expect(page).toHaveURL(/\/meubels\/banken$/);
  await expect(menu).toHaveCount(0);

  await page.getByRole('button', { name: `${nl('Language')}: NL` }).click();
  await page.getByRole('menuitemradio', { name: 'Français' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page).toHaveURL(/\/meubels\/banken$/);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test('SRCH-001 SRCH-003 SRCH-004 the search remembers, suggests and forgets, also offline', async ({
  device,
}) => {
  const shop = await device({ path: '/', hasServiceWorker: true });
  const { page } = shop;
  await settled(page);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  for (const label of ['teak', 'eames', 'Teak']) {
    await field(page).fill(label);
    await field(page).press('Enter');
    await expect(page).toHaveURL(new RegExp(`/zoeken/${label.toLowerCase()}$`));
  }
  // A page that is still loading and scrolling closes the list below the field.
  await comesToRest(page);
  await field(page).fill('');
  const own = suggestions(page)
    .getByRole('rowgroup', { name: nl('Recent searches') })
    .getByRole('row');
  await expect(own).toHaveText([/Teak/, /eames/]);

  await own.nth(1).getByRole('button').click();
  await expect(own).toHaveCount(1);
  await page.getByRole('button', { name: nl('Undo') }).click();
  await field(page).click();
  await expect(own).toHaveText([/Teak/, /eames/]);
  await field(page).fill('eetkamrstoelen');
  await expect(suggestions(page).getByRole('link', { name: /^Eetkamerstoelen/ })).toBeVisible();

  await shop.readyForOffline();
  await shop.goOffline();
  await field(page).fill('teek');
  await expect(own).toHaveText([/Teak/]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/zoeken\/teak$/);
  await expect(suggestions(page)).toHaveCount(0);
});

test('NAV-016 NAV-020 UI-023 the line at the top goes and comes with the scroll, and a button leads back up', async ({
  device,
}) => {
  const { page } = await device({ path: '/' });
  await settled(page);
  const promise = page.getByRole('link', { name: nl('Your money is held until after receipt') });
  const up = page.getByRole('button', { name: nl('Back to the top') });
  const scrollTo = (pixels: number) =>
    page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), pixels);
  await expect(promise).toBeVisible();
  await scrollTo(48);
  await expect(promise).toBeVisible();
  await scrollTo(49);
  await expect(promise).toBeHidden();
  await expect(field(page)).toBeVisible();
  await scrollTo(501);
  await up.click();
  await expect(promise).toBeVisible();
  await expect(up).toHaveCount(0);
  const visits = () => page.evaluate(() => JSON.parse(localStorage.getItem('page-visits') ?? '{}'));
  await expect.poll(visits).toEqual({ '/': 1 });
});

test('CONTENT-017 ROUTE-046 while the server is down a page that was never opened shows that we are working on it, an opened one is there', async ({
  device,
  guard,
}) => {
  const shop = await device({ path: '/' });
  const { page } = shop;
  await settled(page);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  guard.foresee(/503/);
  await page.route('**/graphql', (route) => route.fulfill({ status: 503, body: 'closed' }));
  await field(page).fill('nooit gezocht');
  await field(page).press('Enter');
  await expect(page.getByRole('heading', { name: nl('We’ll be right back') })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('NAV-005 with text of twice the size the number on an icon is whole and stays on its icon', async ({
  device,
}) => {
  const { page } = await device({ path: '/net-binnen', options: phone });
  await page
    .getByRole('main')
    .getByRole('button', { name: nlLike('Add to favourites: {title}') })
    .first()
    .click();
  const icon = page.locator('header a[href$="/account/favorieten"]');
  const number = icon.getByText('1', { exact: true });
  await expect(number).toBeVisible();
  await largeText(page);
  const [link, badge, digits] = await Promise.all([
    icon.boundingBox(),
    number.locator('..').boundingBox(),
    number.boundingBox(),
  ]);
  if (link === null || badge === null || digits === null) throw new Error('The number is not on the screen');
  expect(digits.height).toBeGreaterThan(20);
  expect(digits.height).toBeLessThanOrEqual(badge.height);
  expect(badge.x + badge.width).toBeLessThanOrEqual(link.x + link.width + 1);
  // In a wider window, the icons wrap into a row of their own instead of overflowing.
  await page.setViewportSize({ width: 768, height: 844 });
  await expect(async () => {
    const account = await page.locator('header a[href$="/account"]').last().boundingBox();
    expect((account?.x ?? 768) + (account?.width ?? 0)).toBeLessThanOrEqual(768);
  }).toPass();
});
