import {
  clippedControls,
  comesToRest,
  faultsOf,
  largeText,
  overflowOf,
  stopsMoving,
} from './fixtures/faults.ts';
import { layers } from './fixtures/layers.ts';
import { lengthenWords } from './fixtures/long-words.ts';
import { findPieces } from './fixtures/places.ts';
import { expect, test } from './fixtures/test.ts';
import { wordsOf } from './fixtures/words.ts';

// The quick share of `npm run a11y:axe`, `a11y:clipped` and `i18n:pseudo`, which cover every page, width and language.

const calm = { reducedMotion: 'reduce' } as const;
const phone = { ...calm, viewport: { width: 360, height: 780 }, hasTouch: true };

const groups = [
  ['/', '/net-binnen', 'product'],
  ['/account/items/nieuw', '/account/favorieten', '/account', '/winkelwagen'],
] as const;

for (const paths of groups) {
  test(`U1 U13 ${paths.join(' ')}: axe finds no fault, light or dark`, async ({ device, server }) => {
    test.setTimeout(180_000);
    const { product } = await findPieces(server.url);
    const { page } = await device({ options: calm });
    for (const path of paths) {
      await page.goto(path === 'product' ? product : path);
      await comesToRest(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await stopsMoving(page);
        expect(await faultsOf(page), `${path} ${colorScheme}`).toEqual([]);
      }
    }
  });
}

for (const { locale, options, names } of [
  { locale: 'fr', options: { ...phone, colorScheme: 'dark' }, names: ['phone menu', 'filter sheet', 'bid'] },
  { locale: 'en', options: calm, names: ['category menu', 'search suggestions', 'quick view', 'viewings'] },
] as const) {
  test(`U1 axe finds no fault in what opens over a page: ${names.join(', ')}`, async ({ device, server }) => {
    test.setTimeout(180_000);
    const pieces = await findPieces(server.url);
    const say = wordsOf(`locales/${locale}/messages.po`);
    const { page, context } = await device({ options });
    await context.addCookies([{ name: 'locale', value: locale, url: server.url }]);
    for (const layer of layers.filter(({ name }) => names.some((wanted) => wanted === name))) {
      await page.goto(layer.path(pieces));
      await comesToRest(page);
      await layer.open(page, say);
      await stopsMoving(page);
      expect(await faultsOf(page), layer.name).toEqual([]);
    }
  });
}

test('U1 U11 nothing is cut with forced colours, text of twice the size or words 40 % longer', async ({
  device,
  server,
}) => {
  test.setTimeout(180_000);
  const { product } = await findPieces(server.url);
  const { page } = await device({ options: { ...phone, forcedColors: 'active' } });
  for (const path of ['/', '/net-binnen', product]) {
    await page.goto(path);
    await comesToRest(page);
    await largeText(page);
    expect(await clippedControls(page), path).toEqual([]);
    expect(await overflowOf(page), path).toBe(0);
    await page.reload();
    await comesToRest(page);
    await lengthenWords(page);
    expect(await clippedControls(page), path).toEqual([]);
    expect(await overflowOf(page), path).toBe(0);
  }
});

test('the first Tab leads to a link that skips to the content', async ({ device }) => {
  const { page } = await device({ path: '/net-binnen' });
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const inMain = () => page.evaluate(() => document.activeElement?.closest('main') !== null);
  await expect.poll(inMain).toBe(true);
});
