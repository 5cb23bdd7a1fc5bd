import { parseArgs } from 'node:util';
import { type BrowserContext, chromium, devices, type Locator, type Page } from '@playwright/test';
import { consentCookieName } from '#domain/consent/cookie-consent.ts';
import { ensureBareBrowser } from '../../scripts/ensure-browser.ts';

// `npm run vitals -- http://localhost:4000 [--runs 9]` taps through the shop of a running server as on a phone whose
// processor is four times slower. For each tap it prints the time until the next paint (Event Timing, the basis of
// INP): the 75th percentile of the runs (U4) and the maximum. It then measures how evenly the gallery moves under a
// swipe. The figures are lab values of this machine.

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '9' } },
});
const baseUrl = positionals[0] ?? 'http://localhost:4000';
const slower = 4;
/** Milliseconds: "good" by the definition of INP. */
const limit = 200;

type Step = readonly [name: string, act: (page: Page) => Promise<void>];

/** Milliseconds that a person looks at a page before tapping. */
const look = 1_000;

/**
 * Sends touch input only: the checks of `locator.tap()` run in the page, and with the throttled processor would
 * inflate the measurement.
 */
async function tap(page: Page, place: Locator): Promise<void> {
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  if (box === null) throw new Error('There is nothing to tap.');
  await page.waitForTimeout(300);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

function tapButton(page: Page, name: string | RegExp): Promise<void> {
  return tap(page, page.getByRole('button', { name }).filter({ visible: true }).first());
}

/** Waits until the requested products are displayed, and for the time a person looks at them. */
async function seesOthers(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
  await page.waitForTimeout(look);
}

/**
 * Chooses the first option with that initial by keyboard, because a native select's list cannot be tapped from a
 * script.
 */
async function choose(page: Page, name: string, letter: string): Promise<void> {
  const list = page.getByRole('combobox', { name });
  await list.focus();
  await page.keyboard.press(letter);
}

const home: readonly Step[] = [
  ['heart of a tile', (page) => tapButton(page, /^Add to favourites/)],
  ['menu', (page) => tapButton(page, 'Menu')],
  ['menu closed', (page) => page.keyboard.press('Escape')],
  ['a letter in the search', (page) => page.locator('#search-field').press('t')],
];
const productListSteps: readonly Step[] = [
  ['a sort chosen', (page) => choose(page, 'Sort by', 'P')],
  [
    'filters',
    async (page) => {
      await seesOthers(page);
      await tapButton(page, 'Filters');
    },
  ],
  ['colours', (page) => tapButton(page, /^Colour/)],
  [
    'a colour chosen',
    (page) => tap(page, page.getByRole('group', { name: 'Colour' }).last().locator('label').nth(1)),
  ],
  ['filters closed', (page) => page.keyboard.press('Escape')],
  [
    'another sort, and filters while it is painted',
    async (page) => {
      await seesOthers(page);
      await choose(page, 'Sort by', 'N');
      await page.waitForTimeout(400);
      await tapButton(page, 'Filters');
    },
  ],
];
const product: readonly Step[] = [
  ['full screen', (page) => tapButton(page, /photo 1 of/)],
  ['next photo', (page) => page.keyboard.press('ArrowRight')],
  ['full screen closed', (page) => page.keyboard.press('Escape')],
  ['add to cart', (page) => tapButton(page, 'Add to cart')],
];

/**
 * Duration in milliseconds of the slowest interaction since the page loaded or since the last call; 0 if all took
 * less than 16.
 */
function slowest(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // The entry of a tap is reported after the frame that it caused.
    await new Promise((resolve) => setTimeout(resolve, 400));
    const shared = globalThis as { slowestTap?: number };
    const found = shared.slowestTap ?? 0;
    shared.slowestTap = 0;
    return found;
  });
}

async function phone(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const shared = globalThis as { slowestTap?: number };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('interactionId' in entry && entry.interactionId !== 0)
          shared.slowestTap = Math.max(shared.slowestTap ?? 0, entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.goto(`${baseUrl}${path}`);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
  await page.waitForTimeout(look);
  return page;
}

const taken = new Map<string, number[]>();

async function walk(context: BrowserContext, path: string, steps: readonly Step[]): Promise<void> {
  const page = await phone(context, path);
  for (const [name, act] of steps) {
    await act(page);
    const step = `${path.split('/').slice(0, 2).join('/')}  ${name}`;
    taken.set(step, [...(taken.get(step) ?? []), await slowest(page)]);
  }
  await page.close();
}

/** Main thread frames per second while a finger swipes over the gallery, and the longest gap between two. */
async function swipe(context: BrowserContext, path: string): Promise<string> {
  const page = await phone(context, path);
  const devtools = await context.newCDPSession(page);
  const box = await page.getByRole('button', { name: /photo 1 of/ }).boundingBox();
  if (box === null) throw new Error('The gallery is not to be seen.');
  await page.waitForTimeout(2_000);
  await page.evaluate(() => {
    const shared = globalThis as { swipeFrames?: number[] };
    const frames: number[] = [];
    shared.swipeFrames = frames;
    const note = (at: number) => {
      frames.push(at);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  for (const xDistance of [-260, -260, 260])
    await devtools.send('Input.synthesizeScrollGesture', {
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      xDistance,
      yDistance: 0,
      speed: 500,
      gestureSourceType: 'touch',
    });
  const frames = await page.evaluate(() => (globalThis as { swipeFrames?: number[] }).swipeFrames ?? []);
  await page.close();
  const waits = frames.slice(1).map((at, index) => at - (frames[index] ?? at));
  const seconds = waits.reduce((sum, wait) => sum + wait, 0) / 1_000;
  return `${Math.round(waits.length / seconds)} frames a second, the longest wait ${Math.round(Math.max(...waits))} ms`;
}

async function productPath(): Promise<string> {
  const home = await (await fetch(`${baseUrl}/net-binnen`)).text();
  const path = /href="(\/products\/[^"]+)"/.exec(home)?.[1];
  if (path === undefined)
    throw new Error(`${baseUrl} shows no product; start the server in demo mode first.`);
  return path;
}

/** The smallest value that three quarters of the values do not exceed. */
function thirdQuartile(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.75) - 1] ?? 0;
}

function say(step: string, figure: string): void {
  process.stdout.write(`${step.padEnd(60)} ${figure}\n`);
}

const executablePath = ensureBareBrowser();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
say(executablePath, `version ${browser.version()}`);
try {
  const path = await productPath();
  let gallery = '';
  for (let run = 0; run < Number(options.runs); run += 1) {
    const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'en-GB' });
    // Answers the cookie banner, which would cover the tapped elements.
    await context.addCookies([{ name: consentCookieName, value: '0.0', url: baseUrl }]);
    await walk(context, '/', home);
    await walk(context, '/net-binnen', productListSteps);
    await walk(context, path, product);
    gallery = await swipe(context, path);
    await context.close();
  }
  for (const [step, durations] of taken) {
    const figure = thirdQuartile(durations);
    say(step, `${figure} ms, slowest ${Math.max(...durations)} ms${figure > limit ? '  too slow' : ''}`);
    if (figure > limit) process.exitCode = 1;
  }
  say('/products  swipe', gallery);
} finally {
  await browser.close();
}
