import type { CDPSession, Page } from '@playwright/test';
import {
  clippedControls,
  comesToRest,
  faultsInBothSchemes,
  faultsOf,
  largeText,
  overflowOf,
  stopsMoving,
} from './fixtures/faults.ts';
import { escapeFrom, hasFocus, layers, openBy } from './fixtures/layers.ts';
import { lengthenWords } from './fixtures/long-words.ts';
import { nl, translationsOf } from './fixtures/messages.ts';
import { findProductPages } from './fixtures/places.ts';
import { expect, test } from './fixtures/test.ts';

// A short run of `npm run a11y:axe`, `a11y:clipped` and `i18n:pseudo`, which cover every page, width and language.

const calm = { reducedMotion: 'reduce' } as const;
const phone = { ...calm, viewport: { width: 360, height: 780 }, hasTouch: true };

const groups = [
  ['/', '/net-binnen', 'product'],
  ['/account/items/nieuw', '/account/favorieten', '/account', '/winkelwagen'],
] as const;

for (const paths of groups) {
  test(`U1 U13 ${paths.join(' ')}: axe finds no fault, light or dark`, async ({ device, server }) => {
    const { product } = await findProductPages(server.url);
    const { page } = await device({ options: calm });
    for (const path of paths) {
      await page.goto(path === 'product' ? product : path);
      await comesToRest(page);
      expect(await faultsInBothSchemes(page), path).toEqual([]);
    }
  });
}

for (const { locale, options, names } of [
  { locale: 'fr', options: { ...phone, colorScheme: 'dark' }, names: ['phone menu', 'filter sheet', 'bid'] },
  { locale: 'en', options: calm, names: ['category menu', 'search suggestions', 'quick view', 'viewings'] },
] as const) {
  test(`U1 axe finds no fault in what opens over a page: ${names.join(', ')}`, async ({ device, server }) => {
    const productPages = await findProductPages(server.url);
    const say = translationsOf(`locales/${locale}/messages.po`);
    const { page, context } = await device({ options });
    await context.addCookies([{ name: 'locale', value: locale, url: server.url }]);
    for (const layer of layers.filter(({ name }) => names.some((wanted) => wanted === name))) {
      await page.goto(layer.path(productPages));
      await comesToRest(page);
      await layer.open(page, say);
      await stopsMoving(page);
      expect(await faultsOf(page), layer.name).toEqual([]);
    }
  });
}

test('U1 U11 nothing is cut off with forced colours, text of twice the size or text 40 % longer', async ({
  device,
  server,
}) => {
  const { product } = await findProductPages(server.url);
  const { page } = await device({ options: { ...phone, forcedColors: 'active' } });
  for (const path of ['/', '/net-binnen', product]) {
    await page.goto(path);
    await comesToRest(page);
    await largeText(page);
    await expectNothingCut(page, path);
    await page.reload();
    await comesToRest(page);
    await lengthenWords(page);
    await expectNothingCut(page, path);
  }
});

/** Polls, because layout that depends on the size of the page, such as collapsing rows, updates in later frames. */
async function expectNothingCut(page: Page, path: string): Promise<void> {
  await stopsMoving(page);
  await expect.poll(() => clippedControls(page), path).toEqual([]);
  await expect.poll(() => overflowOf(page), path).toBe(0);
}

test('the first Tab leads to a link that skips to the content', async ({ device }) => {
  const { page } = await device({ path: '/net-binnen' });
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const inMain = () => page.evaluate(() => document.activeElement?.closest('main') !== null);
  await expect.poll(inMain).toBe(true);
});

test('U2 U14 Escape closes the topmost layer, one at a time, and the focus goes back; two fingers enlarge a photo', async ({
  device,
  server,
}) => {
  const { page, context } = await device({ path: '/meubels?fit=250x120x260', options: phone });
  await comesToRest(page);
  const opener = page.getByRole('main').getByRole('button', { name: new RegExp(`^${nl('Filters')}`) });
  const sheet = page.getByRole('dialog', { name: nl('Filters') });
  await openBy(() => opener.press('Enter'), sheet);
  const section = sheet.getByRole('button', { name: nl('Fits my place') });
  const sizes = sheet.getByRole('button', { name: nl('Change measurements') });
  await hasFocus(sheet);
  await expect(section).toHaveAttribute('aria-expanded', 'true');
  await sizes.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(2);
  await escapeFrom(page.getByRole('dialog').last());
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(sheet).toBeVisible();
  await expect(sizes).toBeFocused();
  await escapeFrom(sheet);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();

  const photos = layers.find(({ name }) => name === 'photos full screen');
  const productPages = await findProductPages(server.url);
  await page.goto(productPages.product);
  await comesToRest(page);
  const full = await photos?.open(page, nl);
  // When enlarged, a sharper image is rendered on top and replaces the first one once it has loaded.
  const photo = page.locator('.yarl__slide_current img').last();
  await expect(photo).toHaveJSProperty('complete', true);
  await expect(page.getByRole('button', { name: nl('Enlarge') })).toBeEnabled();
  await stopsMoving(page);
  const before = (await photo.boundingBox())?.width ?? 0;
  expect(before).toBeGreaterThan(0);
  const session = await context.newCDPSession(page);
  await pinch(session);
  await expect.poll(async () => (await photo.boundingBox())?.width ?? 0).toBeGreaterThan(before * 3);
  await escapeFrom(page.getByRole('dialog'));
  await expect(full ?? page.getByRole('dialog')).toHaveCount(0);
});

/** A pinch in the middle of a phone: two touch points move from 40 px to 160 px apart. */
async function pinch(session: CDPSession): Promise<void> {
  const fingers = (apart: number) => [
    { x: 180 - apart / 2, y: 390, id: 0 },
    { x: 180 + apart / 2, y: 390, id: 1 },
  ];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(40) });
  for (const apart of [70, 100, 130, 160]) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
