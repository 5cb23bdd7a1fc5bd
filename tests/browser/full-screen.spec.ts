// Regression tests for docs/reviews/2026-11-findings.md, D11.
import type { Page } from '@playwright/test';
import { layers } from './fixtures/layers.ts';
import { translationsOf } from './fixtures/messages.ts';
import { findProductPages } from './fixtures/places.ts';
import { expect, test } from './fixtures/test.ts';

const say = translationsOf('locales/nl/messages.po');
const photos = layers.find(({ name }) => name === 'photos full screen');

async function openPhotos(page: Page) {
  if (photos === undefined) throw new Error('no photos');
  return await photos.open(page, say);
}

test('PROD-034 photos in full screen are there at once, counted, and reach the edges of the window', async ({
  server,
  launchOptions,
  playwright,
}) => {
  const { product } = await findProductPages(server.url);
  // A browser whose scrollbar takes up space.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  const page = await browser.newPage({ baseURL: server.url, reducedMotion: 'reduce', locale: 'nl-NL' });
  await page.goto(product);
  const shown = page.getByRole('main').locator('button img').first();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  const source = await shown.evaluate((image: HTMLImageElement) => image.currentSrc);
  // The large photos never load, so the image on the page has to be used.
  await page.route('**/media/**', async (route) => {
    if (route.request().url() === source) await route.continue();
  });
  const full = await openPhotos(page);
  const placeholder = full.locator('.yarl__slide_current > img');
  await expect(placeholder).toHaveJSProperty('currentSrc', source);
  const width = () => placeholder.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  await expect(full.locator('.yarl__slide_loading')).toHaveCount(0);
  await expect(full.getByText(/^1 \/ \d+$/)).toBeInViewport();
  const counter = await full.getByText(/^1 \/ \d+$/).boundingBox();
  expect(counter?.y).toBeLessThan(60);
  const reach = () => full.evaluate((element) => element.getBoundingClientRect().right - innerWidth);
  await expect.poll(reach).toBe(0);
  await browser.close();
});
