import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test';
import { seedDemo } from '#server/db/seed/seed.ts';
import { stateOf } from '#tests/browser/fixtures/accounts.ts';
import { startApi } from '#tests/setup/api-harness.ts';
import { createManualClock } from '#tests/setup/manual-clock.ts';
import { ensureBareBrowser } from '../../scripts/ensure-browser.ts';
import { type LivedScene, liveScenes } from './photographs/live-scenes.ts';
import { scenes } from './photographs/scenes.ts';

// `npm run build && npm run photograph:orders [-- --only case] [--dark]` photographs every state of an order as its
// buyer, its seller and staff see it, on a phone and on a desktop, into .cache/photographs, for visual review.

const { values: options } = parseArgs({
  options: { only: { type: 'string', default: '' }, dark: { type: 'boolean', default: false } },
});
const folder = path.join('.cache', 'photographs');
const day = 24 * 60 * 60 * 1000;
/** Products that the demo's seller needs for all scenes. */
const listings = 400;

const screens = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 900 } },
} as const satisfies Record<string, BrowserContextOptions>;

const people = {
  buyer: { email: 'koper@hervonden.test', pathOf: orderPage },
  seller: { email: 'verkoper@hervonden.test', pathOf: orderPage },
  staff: { email: 'staf@hervonden.test', pathOf: deskPage },
} as const;

function orderPage({ orderProductUuid }: LivedScene): string {
  return `/account/bestellingen/${orderProductUuid}`;
}

function deskPage({ orderUuid, caseUuid }: LivedScene): string {
  return caseUuid === null ? `/staff/orders/${orderUuid}` : `/staff/cases/${caseUuid}`;
}

async function photograph(browser: Browser, url: string, lived: readonly LivedScene[]): Promise<void> {
  for (const [who, { email, pathOf }] of Object.entries(people)) {
    const storageState = await stateOf(url, email);
    for (const [screen, size] of Object.entries(screens)) {
      const context = await browser.newContext({
        ...{ ...size, storageState, baseURL: url, locale: 'nl-NL', timezoneId: 'Europe/Amsterdam' },
        ...{ colorScheme: options.dark ? 'dark' : 'light', reducedMotion: 'reduce' },
      });
      await context.addCookies([{ name: 'cookie-consent', value: '0.0', url }]);
      const page = await context.newPage();
      for (const scene of lived) {
        await page.goto(pathOf(scene));
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForLoadState('networkidle');
        await page.screenshot({
          path: path.join(folder, `${scene.name}-${who}-${screen}.png`),
          fullPage: true,
        });
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
  await seedDemo(api.db, clock.now(), listings);
  const chosen = scenes.filter(({ name }) => name.includes(options.only));
  const lived = await liveScenes(api, { scenes: chosen, clock, until });
  mkdirSync(folder, { recursive: true });
  await photograph(browser, await api.listen(), lived);
  process.stdout.write(`${lived.length} states in ${folder}\n`);
} finally {
  await browser.close();
  await api.close();
}
