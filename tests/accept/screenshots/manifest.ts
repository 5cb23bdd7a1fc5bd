import { mkdirSync, writeFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';

const CATALOGUE = 'server-mock/db/seed/catalogue/photos';

async function take(
  browser: Browser,
  baseURL: string,
  name: string,
  viewport: { readonly width: number; readonly height: number },
  go: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    ...{ baseURL, viewport, locale: 'nl-NL', timezoneId: 'Europe/Amsterdam' },
    ...{ colorScheme: 'light', reducedMotion: 'reduce' },
  });
  // Answers the cookie question in advance, so that its banner is not in the screenshots.
  await context.addCookies([{ name: 'cookie-consent', value: '0.0', url: baseURL }]);
  const page = await context.newPage();
  await go(page);
  const picture = sharp(await page.screenshot()).webp({ quality: 80, effort: 6 });
  writeFileSync(`public/screenshots/${name}.webp`, await picture.toBuffer());
  await context.close();
}

async function freshArrivals(page: Page): Promise<void> {
  await page.goto('/net-binnen');
  await page.locator('main img').first().waitFor();
  await page.waitForLoadState('networkidle');
}

async function draftWithPhotos(page: Page): Promise<void> {
  await page.goto('/account/items/nieuw');
  await page.getByLabel('Titel', { exact: true }).fill('Teakhouten dressoir, jaren zestig');
  const photos = [1, 2, 3].map((number) => `${CATALOGUE}/hoekbank-grijs-met-houten-sokkel-${number}.jpg`);
  await page.locator('input[type="file"][multiple]').first().setInputFiles(photos);
  // A photo is processed once its tile shows its size.
  for (const index of [0, 1, 2])
    await page
      .getByRole('row')
      .nth(index)
      .getByText(/Op dit apparaat/)
      .waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo(0, 0));
}

/** Takes the two screenshots of the web app manifest and the README. */
export async function takeForManifest(browser: Browser, url: string): Promise<void> {
  mkdirSync('public/screenshots', { recursive: true });
  await take(browser, url, 'wide', { width: 1280, height: 800 }, freshArrivals);
  await take(browser, url, 'narrow', { width: 390, height: 844 }, draftWithPhotos);
}
