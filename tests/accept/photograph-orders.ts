import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test';
import { seedDemo } from '#server/db/seed/seed.ts';
import { stateOf } from '#tests/browser/fixtures/accounts.ts';
import { startApi } from '#tests/setup/api-harness.ts';
import { createManualClock } from '#tests/setup/manual-clock.ts';
import { ensureBareBrowser } from '../../scripts/ensure-browser.ts';
import { demoPeople, type LivedScene, liveScenes } from './photographs/live-scenes.ts';
import { deskPages, viewers } from './photographs/pages.ts';
import { scenes } from './photographs/scenes.ts';
import { day } from './photographs/stage.ts';

// `npm run build && npm run photograph:orders [-- --only case] [--dark]` takes screenshots of every state of an order
// as the buyer, the seller and staff see it, on a phone and on a desktop, into .cache/photographs, for visual review.

const { values: options } = parseArgs({
  options: { only: { type: 'string', default: '' }, dark: { type: 'boolean', default: false } },
});
const folder = path.join('.cache', 'photographs', options.dark ? 'dark' : 'light');
const productCount = 92;

const screens = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 900 } },
} as const satisfies Record<string, BrowserContextOptions>;

/** Runs in the page: loads the images below the viewport as well. */
async function loadImages(): Promise<void> {
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  await Promise.allSettled(images.map((image) => image.decode()));
}

/** Takes a screenshot of each page as its viewer sees it, with one sign-in for each viewer and screen size. */
async function photograph(browser: Browser, url: string, lived: readonly LivedScene[]): Promise<void> {
  const pages = lived.flatMap(({ name, pages: own }) => own.map((one) => ({ ...one, name })));
  for (const viewer of viewers) {
    const storageState = viewer === 'guest' ? undefined : await stateOf(url, demoPeople[viewer]);
    for (const [screen, size] of Object.entries(screens)) {
      const context = await browser.newContext({
        ...{ ...size, baseURL: url, locale: 'nl-NL', timezoneId: 'Europe/Amsterdam' },
        ...{ colorScheme: options.dark ? 'dark' : 'light', reducedMotion: 'reduce' },
        // Installing one for each context takes longer than loading the pages.
        serviceWorkers: 'block',
        ...(storageState !== undefined && { storageState }),
      });
      await context.addCookies([{ name: 'cookie-consent', value: '0.0', url }]);
      const page = await context.newPage();
      for (const { name, label, path: address } of pages.filter((one) => one.viewer === viewer)) {
        // Links of guests differ only in their fragment, so navigating between them would not reload the page.
        await page.goto('about:blank');
        await page.goto(address);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.evaluate(loadImages);
        await page.waitForLoadState('networkidle');
        await page.screenshot({ path: path.join(folder, `${name}-${label}-${screen}.png`), fullPage: true });
      }
      await context.close();
    }
  }
}

const until = new Date();
const clock = createManualClock(new Date(until.getTime() - 40 * day));
const api = await startApi({ clock, config: { appDir: path.resolve('dist') } });
const browser = await chromium.launch({ executablePath: ensureBareBrowser(), args: ['--no-sandbox'] });
try {
  await seedDemo(api.db, clock.now(), productCount);
  const chosen = scenes.filter(({ name }) => name.includes(options.only));
  const lived = await liveScenes(api, { scenes: chosen, clock, until });
  mkdirSync(folder, { recursive: true });
  await photograph(browser, await api.listen(), [...lived, { name: 'desk', pages: deskPages }]);
  process.stdout.write(`${lived.length} states in ${folder}\n`);
} finally {
  await browser.close();
  await api.close();
}
