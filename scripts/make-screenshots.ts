import { mkdirSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { ensureBrowser } from './ensure-browser.ts';

// `npm run screenshots -- http://localhost:4000` takes the two screenshots for the manifest and the README from a
// running demo server. They show the real app, so run it again when the design changes.

const [baseUrl = 'http://localhost:4000'] = process.argv.slice(2);
const CATALOGUE = 'server-mock/db/seed/catalogue/photos';

async function take(
  browser: Browser,
  name: string,
  width: number,
  height: number,
  go: (page: Page) => Promise<void>,
) {
  const context = await browser.newContext({
    baseURL: baseUrl,
    viewport: { width, height },
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  // Answers the cookie question in advance, so that its banner is not in the screenshots.
  await context.addCookies([{ name: 'cookie-consent', value: '0.0', url: baseUrl }]);
  const page = await context.newPage();
  await go(page);
  const png = sharp(await page.screenshot()).png({ palette: true, quality: 90, compressionLevel: 9 });
  writeFileSync(`public/screenshots/${name}.png`, await png.toBuffer());
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
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^Foto’s kiezen/ }).click();
  const photos = [1, 2, 3].map((number) => `${CATALOGUE}/hoekbank-grijs-met-houten-sokkel-${number}.jpg`);
  await (await chooser).setFiles(photos);
  // A photo is processed once its tile shows its size.
  for (const index of [0, 1, 2])
    await page
      .getByRole('row')
      .nth(index)
      .getByText(/Op dit apparaat/)
      .waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate('scrollTo(0, 0)');
}

mkdirSync('public/screenshots', { recursive: true });
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
});
try {
  await take(browser, 'wide', 1280, 800, freshArrivals);
  await take(browser, 'narrow', 390, 844, draftWithPhotos);
} finally {
  await browser.close();
}
