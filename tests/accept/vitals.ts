import { parseArgs } from 'node:util';
import { type BrowserContext, chromium, devices, type Locator, type Page } from '@playwright/test';
import { consentCookieName } from '#domain/consent/cookie-consent.ts';
import { ensureBareBrowser } from '../../scripts/ensure-browser.ts';

// `npm run vitals -- http://localhost:4000 [--runs 9]` taps through the shop of a running server as on a phone with a
// processor four times slower. It prints how long each tap took until the next paint (Event Timing, what INP is made
// of): three quarters of the runs took no longer (U4), and the slowest one. Then how evenly the gallery moves under a
// swipe. Lab figures of this machine.

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '9' } },
});
const baseUrl = positionals[0] ?? 'http://localhost:4000';
const slower = 4;
/** Milliseconds: "good" by the definition of INP. */
const limit = 200;

type Step = readonly [name: string, act: (page: Page) => Promise<void>];

/** Milliseconds: nobody taps before having looked. */
const look = 1_000;

/** A finger alone: the checks that come with `locator.tap()` run in the page, and would be counted four times over. */
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

/** Waits until the pieces that were asked for are there and have been looked at. */
async function seesOthers(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
  await page.waitForTimeout(look);
}

/** The browser's own list cannot be tapped from here: the first option with that letter is chosen by key. */
async function choose(page: Page, name: string, letter: string): Promise<void> {
  const list = page.getByRole('combobox', { name });
  await list.focus();
  await page.keyboard.press(letter);
}

const home: readonly Step[] = [
  ['heart of a tile', (page) => tapButton(page, /^Save as favourite/)],
  ['menu', (page) => tapButton(page, 'Menu')],
  ['menu closed', (page) => page.keyboard.press('Escape')],
  ['a letter in the search', (page) => page.locator('#search-field').press('t')],
];
const listing: readonly Step[] = [
  ['a sort chosen', (page) => choose(page, 'Sort by', 'P')],
  [
    'filters',
    async (page) => {
      await seesOthers(page);
      await tapButton(page, 'Filters');
    },
  ],
  ['colours', (page) => tapButton(page, 'Colour')],
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
  ['full screen', (page) => tapButton(page, /view 1 of/)],
  ['next photo', (page) => page.keyboard.press('ArrowRight')],
  ['full screen closed', (page) => page.keyboard.press('Escape')],
  ['add to cart', (page) => tapButton(page, 'Add to cart')],
];

/** Milliseconds of the slowest interaction since the page came or since the last call; 0 when all took less than 16. */
function slowest(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // The entry of a tap comes after the frame that it made.
    await new Promise((resolve) => setTimeout(resolve, 400));
    const kept = globalThis as { slowestTap?: number };
    const found = kept.slowestTap ?? 0;
    kept.slowestTap = 0;
    return found;
  });
}

async function phone(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const kept = globalThis as { slowestTap?: number };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('interactionId' in entry && entry.interactionId !== 0)
          kept.slowestTap = Math.max(kept.slowestTap ?? 0, entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.goto(`${baseUrl}${path}`);
  await page.waitForFunction(() => document.documentElement.dataset.alive !== undefined);
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

/** Frames of the page's own thread while a finger goes over the gallery: how many a second, and the longest wait. */
async function swipe(context: BrowserContext, path: string): Promise<string> {
  const page = await phone(context, path);
  const devtools = await context.newCDPSession(page);
  const box = await page.getByRole('button', { name: /view 1 of/ }).boundingBox();
  if (box === null) throw new Error('The gallery is not to be seen.');
  await page.waitForTimeout(2_000);
  await page.evaluate(() => {
    const kept = globalThis as { swipeFrames?: number[] };
    const frames: number[] = [];
    kept.swipeFrames = frames;
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

/** The least value that three quarters of them do not exceed. */
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
    // The question about cookies was answered: it would lie over what is tapped.
    await context.addCookies([{ name: consentCookieName, value: '0.0', url: baseUrl }]);
    await walk(context, '/', home);
    await walk(context, '/net-binnen', listing);
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
