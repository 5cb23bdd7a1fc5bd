import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';

/** Counts the view transitions of the page, by whether the photo has a part of its own in them. */
async function watchTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const flown: string[] = [];
    Object.assign(globalThis, { flown });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (options) => {
      const transition = start(options);
      void transition.ready.then(() => {
        const parts = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
        flown.push(parts.includes('::view-transition-group(product-photo)') ? 'photo' : 'page');
      });
      return transition;
    };
  });
}

const flown = (page: Page) => page.evaluate(() => (globalThis as { flown?: string[] }).flown);
const tile = (page: Page) => page.locator('main article a[href^="/products/"]').first();

async function open(page: Page): Promise<void> {
  await tile(page).click();
  await expect(page.locator('[data-photo-stage]')).toBeVisible();
}

async function back(page: Page): Promise<void> {
  await page.goBack();
  await expect(tile(page)).toBeVisible();
}

/** Loads the page anew until a navigation has a transition: they start when the page is idle. */
async function untilFlown(page: Page, navigate: () => Promise<void>, undo: () => Promise<void>) {
  await expect(async () => {
    await page.reload();
    await navigate();
    const seen = await flown(page);
    if (seen?.length === 0) await undo();
    expect(seen).toEqual(['photo']);
  }).toPass();
}

test('the photo flies from a tile to its product and back; with reduced motion it does not', async ({
  device,
}) => {
  const { page } = await device();
  await watchTransitions(page);
  await page.goto('/net-binnen');
  await untilFlown(
    page,
    () => open(page),
    () => back(page),
  );
  await untilFlown(
    page,
    () => back(page),
    () => open(page),
  );

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await open(page);
  await back(page);
  expect(await flown(page)).toEqual([]);
});

test('a device that is slow at it opens the next product without a transition', async ({ device }) => {
  const { page } = await device();
  await watchTransitions(page);
  await page.goto('/net-binnen');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  await untilFlown(
    page,
    () => open(page),
    () => back(page),
  );
  await back(page);
  const before = await flown(page);
  await open(page);
  await back(page);
  expect(await flown(page)).toEqual(before);
});
